import type { FlagName, Flags } from '#domain/flags.ts'

export const legalDocuments = ['terms', 'privacy', 'cookies'] as const
export type LegalDocumentName = (typeof legalDocuments)[number]

/** A text, or two of which a feature's flag chooses one: what is not offered is not promised. */
export type LegalText = string | { readonly flag: FlagName; readonly on: string; readonly off: string }

/** A part of a document under a heading of its own. */
export interface LegalSection {
  readonly heading: string
  readonly paragraphs?: readonly LegalText[]
  readonly points?: readonly string[]
}

/** A text that people agree to or are told: read from top to bottom, so that it is kept whole, not as single messages. */
export interface LegalDocument {
  readonly title: string
  /** One sentence that says it all, for the head of the page and for who reads no further. */
  readonly summary: string
  readonly sections: readonly LegalSection[]
}

/** When the documents last changed, as a day. */
export const changedOn = '2026-11-27'

/** A text as it is while some features are on. */
export const textOf = (text: LegalText, flags: Flags): string =>
  typeof text === 'string' ? text : flags[text.flag] ? text.on : text.off
