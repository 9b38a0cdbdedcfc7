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

it.each(languages)(
  'the page about cookies in %s says what companies keep only where there are any',
  async (language) => {
    const { sections } = await loadDocument(language, 'cookies')
    const last = sections.at(-1)?.paragraphs ?? []
    const vendors = { cmpId: 2, cmpVersion: 1, policyVersion: 5, ids: [1], list: 'x' }
    const [without, among] = [{}, { services: { vendors } }].map((site) =>
      shownParagraphs(last, defaultFlags, site),
    )
    expect([without?.length, among?.length]).toEqual([1, 1])
    expect(without).not.toEqual(among)
  },
)

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
