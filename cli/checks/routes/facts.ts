import { languages } from '#domain/locale.ts'
import { demoPrefix, frequentCities, pageTypes, routes, slugs, trackingSections } from '#domain/routes.ts'
import { localPath, placeSegments, splitLanguage, writeSearchPath } from '#domain/search/searchPath.ts'
import { builtRoutes } from '#cli/checks/routes/built.ts'
import type { RouteFacts } from '#cli/checks/routes/check.ts'
import type { LanguagePaths } from '#cli/checks/routes/languages.ts'

/** The specification names the homepage's cities in English; paths spell them in Greek sounds. */
const cityOfSlug: Readonly<Record<string, string>> = {
  rodos: 'Rhodes',
  larisa: 'Larissa',
  chalkida: 'Chalcis',
  xanthi: 'Xanthi',
}

const searchPath = (contract: 'sale' | 'rent'): string =>
  writeSearchPath({ language: 'el', contract, category: 'residential' })

/** The addresses of domain/. */
export function gatherRoutes(): RouteFacts {
  return {
    routes,
    built: builtRoutes(),
    pageTypes,
    trackingSections,
    slugs,
    homepageCities: frequentCities.map((slug) => cityOfSlug[slug] ?? slug),
    searchPaths: { sale: searchPath('sale'), rent: searchPath('rent') },
    provincePath: placeSegments({ level: 'province', slug: 'attiki' }),
    demoPrefix,
  }
}

/** How domain/ writes a path in a language; an unknown language has none. */
export const languagePaths: LanguagePaths = {
  localPath: (language, path) => {
    const known = languages.find((one) => one === language)
    return known ? localPath(known, path) : path
  },
  languageOf: (path) => splitLanguage(path).language,
}

/** Languages that the portal answers in: their home page's path is read as theirs. */
export const servedLanguages = (): readonly string[] =>
  languages.filter((language) => splitLanguage(localPath(language, '/')).language === language)
