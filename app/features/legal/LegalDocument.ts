import type { FlagName, Flags } from '#domain/flags.ts'
import type { Site } from '#domain/site.ts'

export const legalDocuments = ['terms', 'privacy', 'cookies', 'about', 'accessibility'] as const
export type LegalDocumentName = (typeof legalDocuments)[number]

/** What a paragraph may depend on, beside features. */
export const siteConditions = ['operator', 'companies'] as const
export type LegalCondition = FlagName | (typeof siteConditions)[number]

/**
 * A paragraph, or one that holds only in some portals: while a feature is switched on or off (what is not offered is not
 * promised), where the operator is named or not, or where visitors are asked about companies or not.
 */
export type LegalText =
  | string
  | { readonly flag: LegalCondition; readonly isOn: boolean; readonly text: string }

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

/** The paragraphs for a portal, with what it says of its operator and of companies. */
export const shownParagraphs = (
  paragraphs: readonly LegalText[],
  flags: Flags,
  { operator, services }: Site = {},
): readonly string[] =>
  paragraphs.flatMap((text) => {
    if (typeof text === 'string') return text
    const isOn = { ...flags, operator: operator !== undefined, companies: services?.vendors !== undefined }[
      text.flag
    ]
    if (isOn !== text.isOn) return []
    return text.text.replace('{operator}', operator?.name ?? '').replace('{address}', operator?.address ?? '')
  })
