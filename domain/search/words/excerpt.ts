import { type Highlight, highlightsOf, type SoughtWord } from './highlights.ts'

/** A piece of a text, and whether it is one of the words sought. */
export interface ExcerptPiece {
  readonly text: string
  readonly isFound: boolean
}

/** A text and the language in which it was written. */
export interface TextIn {
  readonly language: string
  readonly text: string
}

/** What is shown of a text, in characters: some three lines of a card. */
const LENGTH = 160

/** Characters before the first word that is shown. */
const BEFORE = 40

const ellipsis = '…'

/**
 * The piece of a text that holds most of the words sought, cut between words; nothing where it holds none.
 */
export function excerptOf(text: string, words: readonly SoughtWord[]): readonly ExcerptPiece[] {
  const found = highlightsOf(text, words)
  const first = bestStart(found)
  if (first === undefined) return []
  const from = wordStart(text, Math.max(0, first.start - BEFORE), first.start)
  const to = wordEnd(text, Math.max(first.end, from + LENGTH))
  const shown = found.filter(({ start, end }) => start >= from && end <= to)
  return [
    ...(from > 0 ? [plain(ellipsis)] : []),
    ...pieces(text, from, to, shown),
    ...(to < text.length ? [plain(ellipsis)] : []),
  ]
}

/** The excerpt of the text that holds most of the words; in the language of the reader, if there is one as good. */
export function bestExcerpt(
  texts: readonly TextIn[],
  words: readonly SoughtWord[],
  language: string,
): { readonly language: string; readonly pieces: readonly ExcerptPiece[] } | null {
  const ranked = texts
    .map(({ language: written, text }) => ({
      language: written,
      text,
      held: new Set(highlightsOf(text, words).map(({ word }) => word)).size,
      isOwn: written === language ? 1 : 0,
    }))
    .filter(({ held }) => held > 0)
    .sort((a, b) => b.held - a.held || b.isOwn - a.isOwn)
  const [best] = ranked
  return best ? { language: best.language, pieces: excerptOf(best.text, words) } : null
}

/** The first word of the piece that holds most different words. */
function bestStart(found: readonly Highlight[]): Highlight | undefined {
  let best: Highlight | undefined
  let most = 0
  found.forEach((first, at) => {
    const within = found.slice(at).filter(({ end }) => end - first.start <= LENGTH - BEFORE)
    const held = new Set(within.map(({ word }) => word)).size
    if (held > most) [best, most] = [first, held]
  })
  return best
}

/** The first word that begins at a place or behind it, `limit` at the latest. */
function wordStart(text: string, from: number, limit: number): number {
  if (from === 0) return 0
  const gap = text.slice(from, limit).search(/\s/)
  return gap < 0 ? limit : from + gap + 1
}

/** The end of the word that reaches over a place. */
function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length
  const gap = text.slice(to).search(/\s/)
  return gap < 0 || gap > BEFORE ? to : to + gap
}

const plain = (text: string): ExcerptPiece => ({ text, isFound: false })

function pieces(text: string, from: number, to: number, found: readonly Highlight[]): ExcerptPiece[] {
  const all: ExcerptPiece[] = []
  let at = from
  for (const { start, end } of found) {
    if (start > at) all.push(plain(text.slice(at, start)))
    all.push({ text: text.slice(start, end), isFound: true })
    at = end
  }
  if (at < to) all.push(plain(text.slice(at, to)))
  return all
}
