/**
 * The docs that a resolved keyword asks for.
 */
import { allDocs, bitsOf, type DocSet, hasBit, listOf, restrict, union } from './docSets.ts'
import type { KeywordSource } from './KeywordSource.ts'
import type { ResolvedKeyword, ResolvedWord } from './resolveKeyword.ts'

const sizeOf = (source: KeywordSource, { terms }: ResolvedWord): number =>
  terms.reduce((sum, term) => sum + source.count(term), 0)

/** The docs that hold every word wanted and none unwanted: begun with the rarest word. */
export function findDocs(source: KeywordSource, { must, mustNot }: ResolvedKeyword): DocSet {
  const docsOf = ({ terms }: ResolvedWord) =>
    union(
      terms.map((term) => source.docs(term)),
      source.size,
    )
  if (must.some(({ terms }) => terms.length === 0)) return new Int32Array(0)
  const [rarest, ...others] = must.toSorted((a, b) => sizeOf(source, a) - sizeOf(source, b))
  let found = rarest === undefined ? allDocs(source.size) : docsOf(rarest)
  for (const word of others) found = restrict(found, docsOf(word), true)
  for (const word of mustNot) if (word.terms.length > 0) found = restrict(found, docsOf(word), false)
  return found
}

/** As `findDocs`, as a list in order. */
export const listDocs = (source: KeywordSource, keyword: ResolvedKeyword): Int32Array =>
  listOf(findDocs(source, keyword))

/** Whether a doc is among them, to be asked of many docs. */
export function matcherOf(source: KeywordSource, keyword: ResolvedKeyword): (doc: number) => boolean {
  const bits = bitsOf(findDocs(source, keyword), source.size)
  return (doc) => hasBit(bits, doc)
}
