import { describe, expect, it } from 'vitest'
import { gatherCatalogues } from '#cli/checks/translations/facts.ts'
import { languages, type Language } from '#domain/locale.ts'
import { countryNames } from '#server/content/geography/countryNames.ts'
import { typologyNames } from '#server/content/listings/typologyNames.ts'

/** Names that the server writes into titles and places, and the app's catalogues write beside them. */
const served = { typology: typologyNames, country: countryNames } as const

interface Exception {
  /** The key of the catalogue's text. */
  readonly key: string
  readonly language: Language
  /** Why the two may differ, such as the grammar of a title. */
  readonly reason: string
}

const exceptions: readonly Exception[] = []

const catalogues = gatherCatalogues()
const catalogueOf = (language: Language): Readonly<Record<string, string>> =>
  Object.assign({}, ...catalogues.filter((one) => one.language === language).map(({ texts }) => texts))

const isExcepted = (key: string, language: Language) =>
  exceptions.some((one) => one.key === key && one.language === language)

/** `typology.loft: Loft` of each group, as one side says it. */
const said = (language: Language, nameOf: (key: string, served: string) => string | undefined) =>
  Object.entries(served).flatMap(([group, names]) =>
    Object.entries(names)
      .map(([name, words]) => [`${group}.${name}`, words[language]] as const)
      .filter(([key]) => !isExcepted(key, language))
      .map(([key, name]) => `${key}: ${nameOf(key, name)}`),
  )

describe('server and app', () => {
  it.each(languages)('name homes and countries alike in %s', (language) => {
    const catalogue = catalogueOf(language)
    expect(said(language, (_, name) => name)).toEqual(said(language, (key) => catalogue[key]))
  })

  it('differ wherever an exception says so', () => {
    const needless = exceptions.filter(({ key, language }) => {
      const [group = '', name = ''] = key.split('.')
      const names: Readonly<Record<string, Readonly<Record<Language, string>>>> | undefined =
        served[group as keyof typeof served]
      return names?.[name]?.[language] === catalogueOf(language)[key]
    })
    expect(needless).toEqual([])
  })
})
