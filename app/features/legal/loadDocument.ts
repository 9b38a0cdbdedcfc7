import type { Language } from '#domain/locale.ts'
import type { LegalDocument, LegalDocumentName } from './LegalDocument.ts'
import { readDocument } from './readDocument.ts'

/** One chunk each: a reader needs one language. */
const files = import.meta.glob<string>('./*/*.md', {
  base: '../../../texts',
  query: '?raw',
  import: 'default',
})

const loaded = new Map<string, Promise<LegalDocument>>()

/** A document in a language, loaded once. */
export function loadDocument(language: Language, name: LegalDocumentName): Promise<LegalDocument> {
  const file = `./${name}/${language}.md`
  const known = loaded.get(file)
  if (known) return known
  const document = load(language, file)
  loaded.set(file, document)
  document.catch(() => loaded.delete(file))
  return document
}

async function load(language: Language, file: string): Promise<LegalDocument> {
  const text = await files[file]?.()
  if (text === undefined) throw new Error(`There is no texts/${file.slice(2)}.`)
  return readDocument(language, text)
}
