import { readKeyword } from '#domain/search/words/keyword.ts'
import { everyDoc } from '../store/Partitions.ts'
import { listOf, restrict } from '../store/arrays/docSets.ts'
import { findSets } from '../words/findSets.ts'
import { KeywordBuilder } from '../words/KeywordBuilder.ts'
import type { KeywordSource, TermDocs } from '../words/KeywordSource.ts'
import { KeywordDelta } from '../words/KeywordDelta.ts'
import { type ResolvedKeyword, resolveKeyword } from '../words/resolveKeyword.ts'

/** A text of a doc. */
export interface Text {
  readonly doc: number
  readonly text: string
}

export const indexOf = (texts: readonly Text[], size: number) => {
  const builder = new KeywordBuilder()
  for (const { doc, text } of texts) builder.add(doc, text)
  return builder.finishNow(everyDoc(size))
}

export const liveOf = (texts: readonly Text[]) => {
  const live = new KeywordDelta()
  for (const { doc, text } of texts.toSorted((a, b) => a.doc - b.doc)) live.add(doc, text)
  return live
}

/** The docs of a resolved keyword. */
export const listDocs = (source: TermDocs, keyword: ResolvedKeyword): readonly number[] =>
  Array.from(listOf(findSets(source, keyword).reduce((found, set) => restrict(found, set, true))))

/** The docs that a keyword finds. */
export const search = (source: KeywordSource, keyword: string) => {
  const [resolved] = resolveKeyword(readKeyword(keyword), [source])
  return resolved ? listDocs(source, resolved) : []
}
