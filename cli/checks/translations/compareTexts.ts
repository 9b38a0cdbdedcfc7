import { type Catalogue, languagesOf, placeOf, reference } from '#cli/checks/translations/Catalogue.ts'
import type { LanguageProblem, TextProblem } from '#cli/checks/translations/problems.ts'

/** A text and its Greek original. */
export interface Pair {
  readonly language: string
  readonly key: string
  readonly text: string
  readonly greek: string
  readonly at: ReturnType<typeof placeOf>
}

/** Every text that Greek has too, beside it; the Greek ones beside themselves. */
export const pairsOf = (catalogues: readonly Catalogue[]): readonly Pair[] =>
  catalogues.flatMap((catalogue) => {
    const greek = sameArea(catalogues, reference, catalogue.area)
    return Object.entries(catalogue.texts).flatMap(([key, text]) => {
      const said = greek && Object.hasOwn(greek.texts, key) ? greek.texts[key] : undefined
      if (said === undefined || text.trim() === '') return []
      return [{ language: catalogue.language, key, text, greek: said, at: placeOf(catalogue, key) }]
    })
  })

/** Keys and areas: each language has those of Greek, once, with a text. */
export function compareKeys(
  catalogues: readonly Catalogue[],
  spec: string,
): readonly (TextProblem | LanguageProblem)[] {
  const languages = languagesOf(catalogues)
  const greek = catalogues.filter(({ language }) => language === reference)
  return [
    ...greek.flatMap((wanted) =>
      languages.flatMap((language): readonly (TextProblem | LanguageProblem)[] => {
        const found = sameArea(catalogues, language, wanted.area)
        return found ? lacking(found, wanted.texts, spec) : [missingArea(language, wanted, spec)]
      }),
    ),
    ...catalogues.flatMap((catalogue) => [
      ...unknown(catalogue, sameArea(greek, reference, catalogue.area)?.texts ?? {}, spec),
      ...twice(catalogue, spec),
    ]),
    ...greek.flatMap((one, index) => inTwoAreas(one, greek.slice(0, index), spec)),
  ]
}

const sameArea = (catalogues: readonly Catalogue[], language: string, area: string) =>
  catalogues.find((one) => one.language === language && one.area === area)

const missingArea = (language: string, greek: Catalogue, spec: string): LanguageProblem => ({
  code: 'area-missing',
  language,
  area: greek.area,
  at: placeOf({ ...greek, language }),
  spec,
})

const seen = (catalogue: Catalogue, key: string, spec: string) => ({
  language: catalogue.language,
  key,
  at: placeOf(catalogue, key),
  spec,
})

const lacking = (catalogue: Catalogue, greek: Catalogue['texts'], spec: string): readonly TextProblem[] =>
  Object.keys(greek).flatMap((key): readonly TextProblem[] => {
    if (!Object.hasOwn(catalogue.texts, key)) return [{ ...seen(catalogue, key, spec), code: 'text-missing' }]
    return catalogue.texts[key]?.trim() === '' ? [{ ...seen(catalogue, key, spec), code: 'text-empty' }] : []
  })

const unknown = (catalogue: Catalogue, greek: Catalogue['texts'], spec: string): readonly TextProblem[] =>
  Object.keys(catalogue.texts)
    .filter((key) => !Object.hasOwn(greek, key))
    .map((key) => ({ ...seen(catalogue, key, spec), code: 'text-unknown' }))

const twice = (catalogue: Catalogue, spec: string): readonly TextProblem[] =>
  catalogue.keysTwice.map((key) => ({ ...seen(catalogue, key, spec), code: 'text-twice' }))

/** One page reads all areas together: of two texts under one key, one would never be seen. */
const inTwoAreas = (
  catalogue: Catalogue,
  others: readonly Catalogue[],
  spec: string,
): readonly TextProblem[] =>
  Object.keys(catalogue.texts)
    .filter((key) => others.some(({ texts }) => Object.hasOwn(texts, key)))
    .map((key) => ({ ...seen(catalogue, key, spec), code: 'text-twice' }))
