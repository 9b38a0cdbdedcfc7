export const legalDocuments = ['terms', 'privacy', 'cookies'] as const
export type LegalDocumentName = (typeof legalDocuments)[number]

/** A part of a document under a heading of its own. */
export interface LegalSection {
  readonly heading: string
  readonly paragraphs?: readonly string[]
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
