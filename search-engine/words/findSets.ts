/** The docs of a resolved keyword. */
import { allDocs, type DocSet, isBits, restrict, union } from '../store/arrays/docSets.ts'
import type { TermDocs } from './KeywordSource.ts'
import type { ResolvedKeyword, ResolvedWord } from './resolveKeyword.ts'

const sizeOf = (source: TermDocs, { terms }: ResolvedWord): number =>
  terms.reduce((sum, term) => sum + source.count(term), 0)

/**
 * Sets whose intersection is the docs with every wanted word and no unwanted one: one list, or the bitset of each
 * word where all are frequent. Intersecting those would read every doc.
 */
export function findSets(source: TermDocs, { must, mustNot }: ResolvedKeyword): readonly DocSet[] {
  const docsOf = ({ terms }: ResolvedWord) =>
    union(
      terms.map((term) => source.docs(term)),
      source.size,
    )
  if (must.some(({ terms }) => terms.length === 0)) return [new Int32Array(0)]
  const [rarest = allDocs(source.size), ...others] = must
    .toSorted((a, b) => sizeOf(source, a) - sizeOf(source, b))
    .map(docsOf)
  const isFrequent = [rarest, ...others].every(isBits)
  let found = isFrequent ? rarest : common([rarest, ...others])
  for (const word of mustNot) if (word.terms.length > 0) found = restrict(found, docsOf(word), false)
  return isFrequent ? [found, ...others] : [found]
}

const common = (sets: readonly DocSet[]): DocSet => sets.reduce((found, set) => restrict(found, set, true))
