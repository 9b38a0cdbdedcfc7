import { demoPrefix, frequentCities, pageTypes, routes, slugs, trackingSections } from '#domain/routes.ts'
import { placeSegments, writeSearchPath } from '#domain/search/searchPath.ts'
import type { RouteFacts } from '#cli/checks/routes/check.ts'

/** The specification names the homepage's cities in English; paths spell them in Greek sounds. */
const cityOfSlug: Readonly<Record<string, string>> = {
  rodos: 'Rhodes',
  larisa: 'Larissa',
  chalkida: 'Chalcis',
  xanthi: 'Xanthi',
}

const searchPath = (contract: 'sale' | 'rent'): string =>
  writeSearchPath({ language: 'el', contract, category: 'residential' })

/** What domain/ says about addresses. */
export function gatherRoutes(): RouteFacts {
  return {
    routes,
    pageTypes,
    trackingSections,
    slugs,
    homepageCities: frequentCities.map((slug) => cityOfSlug[slug] ?? slug),
    searchPaths: { sale: searchPath('sale'), rent: searchPath('rent') },
    provincePath: placeSegments({ level: 'province', slug: 'attiki' }),
    demoPrefix,
  }
}
