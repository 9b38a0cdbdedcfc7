import type { Language } from '#domain/locale.ts'
import type { LegalDocument, LegalDocumentName } from './LegalDocument.ts'

/** A file of documents/: it exports the document under its name. */
type DocumentFile = Readonly<Partial<Record<LegalDocumentName, LegalDocument>>>

const loaded = new Map<string, Promise<LegalDocument>>()

/** A document in a language, loaded once. One chunk each: a reader needs one language. */
export function loadDocument(language: Language, name: LegalDocumentName): Promise<LegalDocument> {
  const key = `${language}/${name}`
  const known = loaded.get(key)
  if (known) return known
  const document = load(language, name)
  loaded.set(key, document)
  document.catch(() => loaded.delete(key))
  return document
}

async function load(language: Language, name: LegalDocumentName): Promise<LegalDocument> {
  const file = (await import(`./documents/${language}/${name}.ts`)) as DocumentFile
  const document = file[name]
  if (document === undefined) throw new Error(`documents/${language}/${name}.ts exports no ${name}`)
  return document
}
