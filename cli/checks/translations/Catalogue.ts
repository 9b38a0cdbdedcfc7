/** The texts of one language in one area (`texts/<area>/<language>.json`), by key. */
export interface Catalogue {
  readonly language: string
  readonly area: string
  readonly texts: Readonly<Record<string, string>>
  /** Keys that the file gives more than once: of those texts only the last is ever read. */
  readonly keysTwice: readonly string[]
}

/** Greek is the reference: every other language has its keys, and fills in the same values. */
export const reference = 'el'

/** The place where a text is edited. */
export const placeOf = ({ language, area }: Pick<Catalogue, 'language' | 'area'>, key?: string) => ({
  file: `texts/${area}/${language}.json`,
  ...(key !== undefined && { name: key }),
})

/** Every language that has a catalogue. */
export const languagesOf = (catalogues: readonly Catalogue[]): readonly string[] => [
  ...new Set(catalogues.map(({ language }) => language)),
]
