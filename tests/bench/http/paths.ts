/** What visitors ask of the portal, as addresses of its API. */

/** Searches that people make most, each with its own filters. */
const searches = [
  'idContratto=1&idCategoria=1',
  'idContratto=2&idCategoria=1&criterio=prezzo&ordine=asc',
  'idContratto=1&idCategoria=1&localiMinimo=2&localiMassimo=4',
  'idContratto=1&idCategoria=1&superficieMinima=60&superficieMassima=140&ascensore=1',
  'idContratto=2&idCategoria=1&balconeOterrazzo=1&criterio=dataModifica&ordine=desc',
  'idContratto=1&idCategoria=1&cantina=1&criterio=superficie&ordine=desc',
] as const

const list = '/api-next/search-list/listings/?'

/** The first three pages of each search: answers that are kept. */
export const pagesAskedAgain: readonly string[] = searches.flatMap((search) =>
  [1, 2, 3].map((page) => `${list}${search}&pag=${page}`),
)

/** Searches that nobody has made before: `%d` stands for a price that is another each time. */
export const pagesAskedFirst: readonly string[] = searches.map(
  (search) => `${list}${search}&prezzoMassimo=%d`,
)
