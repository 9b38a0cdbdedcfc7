import type { SearchResults } from '#domain/api/Search.ts'
import { koukaki, pageOfCards } from './cards.ts'

const athens = koukaki.slice(1)
const zone = (id: number, name: string, slug: string, total: number) => ({
  place: { level: 'cityZone' as const, id, name, slug },
  path: `/pwlhsh-katoikies/athina/${slug}/`,
  total,
})

/** Homes for sale in Athens, second page of seventeen. */
export const results: SearchResults = {
  total: 412,
  homes: 412,
  page: 2,
  pages: 17,
  perPage: 25,
  listings: pageOfCards,
  places: athens,
  within: [
    zone(4_501_052, 'Κυψέλη', 'kypseli', 58),
    zone(4_501_020, 'Παγκράτι', 'pagkrati', 41),
    zone(4_501_027, 'Κουκάκι', 'koukaki', 27),
    zone(4_501_023, 'Νέος Κόσμος', 'neos-kosmos', 24),
    zone(4_501_048, 'Πεδίον του Άρεως', 'pedion-tou-areos', 9),
  ],
  ignored: [],
  loosen: [],
  asFilters: [],
  hits: [],
  others: [],
}

/** The same, where some ads are of one home. */
export const resultsOfFewerHomes: SearchResults = {
  ...results,
  page: 1,
  homes: 398,
  others: [
    { id: 101, count: 2, price: { least: 239_000, most: 252_000 }, surface: { least: 96, most: 97 } },
    { id: 102, count: 1, price: { least: 405_000, most: 405_000 }, surface: { least: 168, most: 168 } },
  ],
}

/** An address with two parts that cannot be read. */
/** Four listings: what is looked at stands above them. */
export const resultsWithIgnored: SearchResults = {
  ...results,
  listings: results.listings.slice(0, 4),
  total: 4,
  pages: 1,
  page: 1,
  ignored: [
    { name: 'prezzoMinimo', value: 'abc', reason: 'notANumber' },
    { name: 'superficieMassima', value: '50', reason: 'minOverMax' },
  ],
}

/** Nothing matches; two filters could be dropped. */
export const noResults: SearchResults = {
  ...results,
  total: 0,
  homes: 0,
  page: 1,
  pages: 0,
  listings: [],
  within: [],
  loosen: [
    { filter: 'price', total: 38 },
    { filter: 'bedrooms', total: 4 },
  ],
}

/** A keyword that no text holds and two filters ask. */
export const noWords: SearchResults = {
  ...noResults,
  loosen: [{ filter: 'keyword', total: 412 }],
  asFilters: [
    { words: 'κήπος ασανσέρ', keyword: '', parameters: 'giardino=10&giardino=20&ascensore=1', total: 18 },
    { words: 'κήπος', keyword: 'ασανσέρ', parameters: 'giardino=10&giardino=20', total: 3 },
    { words: 'ασανσέρ', keyword: 'κήπος', parameters: 'ascensore=1', total: 1 },
  ],
}
