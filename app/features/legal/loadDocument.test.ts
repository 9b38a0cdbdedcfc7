import { expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import { legalDocuments } from './LegalDocument.ts'
import { loadDocument } from './loadDocument.ts'

const cases = languages.flatMap((language) => legalDocuments.map((name) => [name, language] as const))

it.each(cases)('%s in %s says as much as the Greek text', async (name, language) => {
  const [greek, other] = await Promise.all([loadDocument('el', name), loadDocument(language, name)])
  const shape = (document: typeof greek) =>
    document.sections.map(({ paragraphs = [], points = [] }) => [paragraphs.length, points.length])
  expect(shape(other)).toEqual(shape(greek))
})
