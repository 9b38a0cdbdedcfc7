import { stemOf } from '#domain/search/words/stem.ts'
import { stopWords } from '#domain/search/words/stopWords.ts'
import { TokenReader } from '#domain/search/words/TokenReader.ts'

const known = new Map<string, string>()
const reader = new TokenReader()

/** The stems of a text's words, each once: what peers index, so that all engines mean the same by a word. */
export function stemsOf(text: string): readonly string[] {
  const found = new Set<string>()
  reader.open(text)
  while (reader.next()) {
    const form = reader.form()
    const stem = known.get(form) ?? stemOf(form)
    known.set(form, stem)
    if (!stopWords.has(form)) found.add(stem)
  }
  return [...found]
}
