import type { Gone } from '#domain/listing/Gone.ts'
import type { Flags } from '#domain/flags.ts'
import type { Language } from '#domain/locale.ts'
import type { AccountFacts } from '#app/shared/account/AccountFacts.ts'

/** What the server hands to the browser beside the page itself. */
export interface Boot {
  readonly language: Language
  readonly flags: Flags
  /** The portal's public origin: see OriginContext. */
  readonly origin: string
  /** What a map loads: the address of a TileJSON, or `pmtiles://` and that of an archive. */
  readonly tilesUrl: string
  /** Who may sign in how, and whether somebody is. */
  readonly account: AccountFacts
  /** Texts are marked and longer: see pseudo.ts. */
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
  }
}

/** An offer, in the language that is offered: its catalogue is not there, so that the words come along. */
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
