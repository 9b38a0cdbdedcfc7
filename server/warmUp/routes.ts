/** The requests of the warm-up: the most frequent ones, and rare slow ones. */

/** A zigzag over the west of the country: an area with many sides close together. */
const scribble = (from: number): string =>
  Array.from({ length: 60 }, (_, at) => `${at % 2 ? 41.7 : 34.8},${(19.5 + from + at / 20).toFixed(3)}`).join(
    ';',
  )

/** Searches as parameters of an address. */
export const warmUpSearches: readonly string[] = [
  'idContratto=1&idCategoria=1',
  'idContratto=2&idCategoria=1&criterio=prezzo&ordine=asc',
  'idContratto=1&idCategoria=1&localiMinimo=2&superficieMinima=60&ascensore=1',
  'idContratto=1&idCategoria=1&keyword=thea',
  'idContratto=1&idCategoria=1&centro=37.98,23.73&raggio=1500',
  ...[0, 0.02, 0.04].map((from) => `vrt=${scribble(from)}`),
]

/** Typed texts and a sentence. */
const places = '/api-next/geography/suggest/?q=pagkrati'
const sentence = `/api-next/search-list/sentence/?q=${encodeURIComponent('τριάρι στο Παγκράτι έως 300 χιλιάδες')}`

/** The list of a search. */
export const listingsAt = (search: string): string => `/api-next/search-list/listings/?${search}`
const countsAt = (search: string): string => `/api-next/search-list/counts/?${search}`

/** Addresses of the API. */
export const warmUpCalls: readonly string[] = [
  ...warmUpSearches.flatMap((search) => [listingsAt(search), countsAt(search)]),
  places,
  sentence,
]

/** Addresses of pages. */
export const warmUpPages: readonly string[] = [
  '/',
  '/pwlhsh-katoikies/',
  '/enoikio-katoikies/',
  '/en/pwlhsh-katoikies/?keyword=thea',
  '/map/pwlhsh-katoikies/',
]
