/**
 * The keyword as people write it: `θέα θάλασσα -υπόγειο χωρίς ασανσέρ "κοντά στο μετρό"`.
 * Every word must be in a listing's text; words after a minus, and the one after a word for "without", must
 * not. Quotation marks group words for a minus. They do not require their order: an index of words cannot
 * check it.
 */
import { fold } from '../../words/fold.ts'
import { accentKey } from '../../words/keyboards.ts'
import { soundsLikeNothing, stopWords } from './stopWords.ts'
import { LONGEST_TOKEN, TokenReader } from './TokenReader.ts'
import { tokensOf } from './tokens.ts'

/** Words as they were typed, each once: printed and read again, they are the same. */
export interface Keyword {
  readonly must: readonly string[]
  readonly mustNot: readonly string[]
}

/** The maximum length of a keyword, in characters; the rest is ignored. */
const LONGEST = 2000

/** Words that are read, of both kinds together. */
export const KEYWORD_WORDS = 24

/** "Without", in the portal's eight languages and in Greeklish. Folded. */
const without: ReadonlySet<string> = new Set(
  `χωρισ διχωσ οχι μη xwris xoris horis choris without no not ohne kein keine keinen senza non sans sin sem nao без не`.split(
    ' ',
  ),
)

const quotes = /[«»“”„‟]/g
const minus = /^[-−–]/
const chunks = /[-−–]?"[^"]*"?|[^\s"]+/g

export function readKeyword(text: string): Keyword {
  const found = { must: new Map<string, string>(), mustNot: new Map<string, string>() }
  let negated = false
  for (const [chunk] of text.slice(0, LONGEST).replaceAll(quotes, '"').matchAll(chunks)) {
    if (without.has(fold(chunk))) {
      negated = true
      continue
    }
    const words = wordsOf(chunk)
    const list = negated || minus.test(chunk) ? found.mustNot : found.must
    for (const word of words)
      if (found.must.size + found.mustNot.size < KEYWORD_WORDS && !list.has(fold(word)))
        list.set(fold(word), word)
    if (words.length > 0) negated = false
  }
  return { must: [...found.must.values()], mustNot: [...found.mustNot.values()] }
}

/** A keyword by what of it can be searched. */
export interface SearchableKeyword {
  /** As it was typed, without those pieces; empty where nothing is left. */
  readonly keyword: string
  /** Pieces that no index has: single letters, other scripts, signs alone. */
  readonly unsearchable: readonly string[]
}

/** Separates searchable words from those that would filter nothing. */
export function searchableKeyword(text: string): SearchableKeyword {
  const { must, mustNot } = readKeyword(text)
  if (must.length + mustNot.length === 0) return { keyword: '', unsearchable: [text] }
  const pieces = text.split(/\s+/)
  const unsearchable = pieces.filter(isUnsearchable)
  if (unsearchable.length === 0) return { keyword: text, unsearchable }
  return { keyword: pieces.filter((piece) => !isUnsearchable(piece)).join(' '), unsearchable }
}

/** Letters or digits without a token. Stop words are tokens, and are ignored on purpose. */
function isUnsearchable(piece: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(piece) || isOneWord(piece)) return false
  const reader = new TokenReader()
  reader.open(piece)
  return !reader.next() && !stopWords.has(fold(piece))
}

export const printKeyword = ({ must, mustNot }: Keyword): string =>
  [...must, ...mustNot.map((word) => `-${word}`)].join(' ')

/** Latin letters with what a Greek word typed on the wrong layout or in Greeklish has among them. */
const letters = new RegExp(`^(?=.*[a-z]{2})(?:[a-z]|${accentKey}(?=[a-z])|[34890](?![0-9]))+$`, 'i')

/**
 * Whether a word with other signs than letters is one word (`8ea`, `u;ea`), before it is split into tokens.
 */
export const isOneWord = (word: string): boolean =>
  word.length <= LONGEST_TOKEN && letters.test(word) && /[^a-z]/i.test(word)

function wordsOf(chunk: string): string[] {
  const plain = chunk.normalize('NFC').replace(minus, '').replaceAll('"', ' ')
  return plain.split(/\s+/).flatMap((part) => {
    const whole = part.replace(/[;,.:!?]+$/, '')
    if (isOneWord(whole)) return [whole]
    return tokensOf(part)
      .filter(({ form }) => !without.has(form) && !soundsLikeNothing(form))
      .map(({ start, end, form }) => (end - start > LONGEST_TOKEN ? form : part.slice(start, end)))
  })
}
