/** The texts of one language in one area (`texts/<area>/<language>.json`), by key. */
export interface Catalogue {
  readonly language: string
  readonly area: string
  readonly texts: Readonly<Record<string, string>>
  /** A whole document, `texts/<area>/<language>.md`: a text is a block or a point of it. */
  readonly isDocument?: boolean
  /** Keys that the file gives more than once: of those texts only the last is ever read. */
  readonly keysTwice: readonly string[]
}

/** Greek is the reference: every other language has its keys, and fills in the same values. */
export const reference = 'el'

/** The place where a text is edited. */
export const placeOf = (
  { language, area, isDocument = false }: Pick<Catalogue, 'language' | 'area' | 'isDocument'>,
  key?: string,
) => ({
  file: `texts/${area}/${language}.${isDocument ? 'md' : 'json'}`,
  ...(key !== undefined && { name: key }),
})

/** Every language that has a catalogue. */
export const languagesOf = (catalogues: readonly Catalogue[]): readonly string[] => [
  ...new Set(catalogues.map(({ language }) => language)),
]
