import type { Texts } from '#app/i18n/texts.ts'
import { documentNames } from '#app/shared/documents/documentNames.ts'
import { documentPath } from '#domain/listing/documentPaths.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'

/** The documents that visitors may download, and their addresses. */
export function shownDocuments(
  texts: Pick<Texts, 't' | 'format'>,
  { documents = [] }: Pick<ListingDetail, 'documents'>,
): readonly { readonly text: string; readonly href: string }[] {
  const names = documentNames(texts, documents)
  return documents.map(({ id }, at) => ({ text: names[at] ?? '', href: documentPath(id) }))
}
