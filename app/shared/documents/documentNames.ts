import type { Texts } from '#app/i18n/texts.ts'
import type { DocumentKind } from '#domain/listing/documents.ts'

interface Named {
  readonly kind: DocumentKind
  /** Of the file. */
  readonly bytes: number
}

/** What each document is called, with the size of its file; several of a kind are numbered. */
export const documentNames = (
  { t, format }: Pick<Texts, 't' | 'format'>,
  documents: readonly Named[],
): readonly string[] =>
  documents.map(({ kind, bytes }, at) => {
    const before = documents.slice(0, at).filter((other) => other.kind === kind).length
    const isAlone = documents.filter((other) => other.kind === kind).length === 1
    const name = t(`documentType.${kind}`) + (isAlone ? '' : ` ${before + 1}`)
    return t('listing.documents.file', { name, size: format.number(Math.ceil(bytes / 1000)) })
  })
