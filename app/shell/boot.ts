import type { Gone } from '#domain/listing/Gone.ts'
import type { Flags } from '#domain/flags.ts'
import type { Site } from '#domain/site.ts'
import type { Language } from '#domain/locale.ts'
import type { SentRoute } from './route.tsx'
import type { AccountFacts } from '#app/shared/account/AccountFacts.ts'

/** The data that the server embeds in a page. */
export interface Boot {
  readonly language: Language
  readonly flags: Flags
  /** The portal's public origin: see OriginContext. */
  readonly origin: string
  /** What a map loads: the address of a TileJSON, or `pmtiles://` and that of an archive. */
  readonly tilesUrl: string
  /** What the operator says of the portal. */
  readonly site: Site
  /** The sign-in methods, and whether a user is signed in. */
  readonly account: AccountFacts
  /** Texts are pseudo-localised: see pseudo.ts. */
  readonly isPseudo?: boolean | undefined
  /** Where the visitor is likelier to read another language. */
  readonly offer?: LanguageOfferFacts | undefined
  /** Replies by their address. */
  readonly fallback: Readonly<Record<string, unknown>>
  /** The page that was rendered, and its status. */
  readonly first: {
    readonly href: string
    readonly status: number
    /** What became of the home that it was to be about. */
    readonly gone?: Gone | undefined
    /** Undefined where the address is none of a page. */
    readonly route?: SentRoute | undefined
  }
}

/** An offer, in the offered language: its catalogue is not loaded, so the words are included. */
export interface LanguageOfferFacts {
  readonly language: Language
  readonly text: string
  readonly accept: string
  readonly decline: string
}

/** The element that holds it, as JSON. */
export const bootId = 'boot'
/** The element that the app is rendered in. */
export const rootId = 'root'
