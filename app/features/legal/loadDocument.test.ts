import { expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { languages } from '#domain/locale.ts'
import { legalDocuments, shownParagraphs } from './LegalDocument.ts'
import { loadDocument } from './loadDocument.ts'

const cases = languages.flatMap((language) => legalDocuments.map((name) => [name, language] as const))

it.each(cases)('%s in %s says as much as the Greek text', async (name, language) => {
  const [greek, other] = await Promise.all([loadDocument('el', name), loadDocument(language, name)])
  const shape = (document: typeof greek) =>
    document.sections.map(({ paragraphs, points }) => [paragraphs.length, points.length])
  expect(shape(other)).toEqual(shape(greek))
})

/** Begins of every word for an auction, by language. */
const auctions = {
  el: /πλειστηρ/i,
  en: /auction/i,
  de: /versteiger/i,
  fr: /enchère/i,
  it: /\baste\b/i,
  es: /subasta/i,
  pt: /leil/i,
  ru: /аукцион/i,
} as const

it.each(languages)('the documents in %s mention auctions only while the flag is on', async (language) => {
  const documents = await Promise.all(legalDocuments.map((name) => loadDocument(language, name)))
  const saying = (areOn: boolean) =>
    documents
      .flatMap(({ title, summary, sections }) => [
        title,
        summary,
        ...sections.flatMap(({ heading, paragraphs, points }) => [
          heading,
          ...shownParagraphs(paragraphs, { ...defaultFlags, auctions: areOn }),
          ...points,
        ]),
      ])
      .filter((text) => auctions[language].test(text))
  expect(saying(true)).toHaveLength(1)
  expect(saying(false)).toEqual([])
})
