/** Converts texts to named arrays and back. */
import type { ColumnIndex } from '../store/ColumnIndex.ts'
import { KeywordIndex } from './KeywordIndex.ts'
import { Texts } from './Texts.ts'
import type { Numbers } from '../store/indexArrays.ts'

const PREFIX = 'text '
const LISTINGS = 'listings of texts'

/** Texts written since are left out: they are read again. */
export function arraysOfTexts(
  { base, listings }: Texts,
  { columns }: ColumnIndex,
): ReadonlyMap<string, Numbers> {
  const words = Object.entries(base.arrays()).map(([name, array]) => [`${PREFIX}${name}`, array] as const)
  // Usually numbered as the index, so that the listings need not be kept.
  return new Map<string, Numbers>(listings === columns.id ? words : [...words, [LISTINGS, listings]])
}

export function textsOfArrays(arrays: ReadonlyMap<string, Numbers>, { columns }: ColumnIndex): Texts {
  const words = [...arrays].flatMap(([name, array]) =>
    name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), array] as const] : [],
  )
  const base = KeywordIndex.fromArrays(
    Object.fromEntries(words) as Parameters<typeof KeywordIndex.fromArrays>[0],
  )
  return new Texts(base, (arrays.get(LISTINGS) as Int32Array | undefined) ?? columns.id)
}
