import type { FlagName, Flags } from '#domain/flags.ts'

export const legalDocuments = ['terms', 'privacy', 'cookies'] as const
export type LegalDocumentName = (typeof legalDocuments)[number]

/** A text, or two of which a feature's flag chooses one: what is not offered is not promised. */
export type LegalText = string | { readonly flag: FlagName; readonly on: string; readonly off: string }

/** A part of a document with its own heading. */
export interface LegalSection {
  readonly heading: string
  readonly paragraphs?: readonly LegalText[]
  readonly points?: readonly string[]
}

/** A legal text: read from top to bottom, so it is stored whole, not as single messages. */
export interface LegalDocument {
  readonly title: string
  /** A summary in one sentence, for the page's head and for readers who stop there. */
  readonly summary: string
  readonly sections: readonly LegalSection[]
}

/** When the documents last changed, as a day. */
export const changedOn = '2026-11-27'

/** A text for the features that are switched on. */
export const textOf = (text: LegalText, flags: Flags): string =>
  typeof text === 'string' ? text : flags[text.flag] ? text.on : text.off
