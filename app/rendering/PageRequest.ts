import type { Writable } from 'node:stream'
import type { Flags } from '#domain/flags.ts'
import type { Site } from '#domain/site.ts'
import type { Language } from '#domain/locale.ts'
import type { AccountFacts } from '#app/shared/account/AccountFacts.ts'
import type { ResultsView } from '#app/shared/choices/resultsView.ts'
import type { Theme } from '#app/shell/theme.ts'
import type { KeptMarkup } from './KeptMarkup.ts'

/** What the built files of a page are. `assetsOf` reads them off the build's manifest. */
export interface BuiltAssets {
  readonly scripts: readonly string[]
  /** The page's own chunk, which the entry imports. */
  readonly module?: string
  readonly styles: readonly string[]
  /** Modules and fonts that the first view needs. */
  readonly preloads: readonly string[]
  /** Modules of parts that the page asks for once it is hydrated. @default none */
  readonly later?: readonly string[]
  /** The styles of a part that was rendered beside the page. @default none */
  readonly stylesOf?: (source: string) => readonly string[]
  /** What a sheet says, to be sent within the document. @default the browser asks for it */
  readonly sheetOf?: (href: string) => string | undefined
}

/** In development the development server supplies the head. */
export interface DevelopmentAssets {
  readonly dev: true
  readonly head: string
  /** The client entry's address. */
  readonly entry?: string
}

/** The facts of a request for a page. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string
  readonly theme: Theme | null
  /** How results are shown, where that was chosen. */
  readonly results?: ResultsView | undefined
  readonly nonce: string
  /** Scheme and host for addresses that must be whole: `https://estia.gr`. */
  readonly origin: string
  readonly csrfToken: string
  /** What the operator says of the portal. @default nothing */
  readonly site?: Site
  readonly flags: Flags
  /** The files of a map: see Boot. */
  readonly tilesUrl: string
  /** The language to offer to this visitor if the page is in another: see languageOffer.ts. */
  readonly offeredLanguage?: (shown: Language) => Language | undefined
  /** Uses pseudo-localised texts, for developers. @default false */
  readonly isPseudo?: boolean
  /** @default nobody is signed in, and email is the only way to sign in */
  readonly account?: AccountFacts
  readonly assets: BuiltAssets | DevelopmentAssets
  /** Markup of pages that belong to no account. @default that of the process */
  readonly kept?: KeptMarkup
  /** Answers an API path as the API would over the network; personally, for the session of the request. */
  readonly fetchApi: (path: string, isPersonal?: boolean) => Promise<{ status: number; body: unknown }>
}

/** The answer. */
export interface Page {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Where to go instead; then `pipe` writes nothing. */
  readonly redirect?: string
  readonly pipe: (writable: Writable) => void
  readonly abort: () => void
}
