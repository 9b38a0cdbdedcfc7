import type { FlagName, Flags } from '#domain/flags.ts'

export const legalDocuments = ['terms', 'privacy', 'cookies'] as const
export type LegalDocumentName = (typeof legalDocuments)[number]

/** A paragraph, or one of a feature that is switched on or off: what is not offered is not promised. */
export type LegalText = string | { readonly flag: FlagName; readonly isOn: boolean; readonly text: string }

/** A part of a document with its own heading. */
export interface LegalSection {
  readonly heading: string
  readonly paragraphs: readonly LegalText[]
  readonly points: readonly string[]
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

/** The paragraphs for the features that are switched on. */
export const shownParagraphs = (paragraphs: readonly LegalText[], flags: Flags): readonly string[] =>
  paragraphs.flatMap((text) =>
    typeof text === 'string' ? text : flags[text.flag] === text.isOn ? text.text : [],
  )
