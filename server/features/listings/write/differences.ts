import { isDeepStrictEqual } from 'node:util'
import { factNames } from '#domain/listing/facts/factTable.ts'
import type { SentListing } from '#domain/listing/facts/readListing.ts'
import { languages } from '#domain/locale.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** Both values of a field that is not the same. */
export interface Difference {
  readonly yours: Json
  readonly theirs: Json
}

/** The fields of a listing by their paths, as JSON has them. */
const fieldsOf = ({ facts, texts, units }: SentListing): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(factNames.map((name) => [name, facts[name]])),
  ...Object.fromEntries(
    languages.flatMap((language) =>
      (['title', 'description'] as const).map((part) => [
        `texts.${language}.${part}`,
        texts[language]?.[part] ?? null,
      ]),
    ),
  ),
  units,
})

/** In which fields two states of a listing differ. */
export function differences(yours: SentListing, theirs: SentListing): Readonly<Record<string, Difference>> {
  const [mine, other] = [fieldsOf(yours), fieldsOf(theirs)]
  return Object.fromEntries(
    Object.keys(mine)
      .filter((name) => !isDeepStrictEqual(mine[name], other[name]))
      .map((name) => [name, { yours: mine[name] as Json, theirs: other[name] as Json }]),
  )
}
