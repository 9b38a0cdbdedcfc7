/** Words that the grammar left unread, and that a language model read. */
import type { Scan } from '../scan/Scan.ts'
import type { ReadingOptions, SentenceReading } from '../readSentence.ts'
import { scanOf } from '../readSentence.ts'
import { tokensOf } from '../scan/tokens.ts'
import type { Understood } from '../understood.ts'
import { type Unread, unreadSpans } from '../unread.ts'

/** Words and what a model took them for. */
export interface ReadByModel extends Unread {
  readonly filters: readonly Understood['filter'][]
}

export interface CompletedReading extends SentenceReading {
  /** In their order; they are not among the unread. */
  readonly readByModel: readonly ReadByModel[]
}

/** The most words that an address may name as read by a model. */
const MOST = 20

/** A reading by the grammar alone. */
export const asRead = (reading: SentenceReading): CompletedReading => ({ ...reading, readByModel: [] })

/** The reading with the words that a model read, of those that the grammar left unread. */
export function withWordsOfModel(
  text: string,
  reading: SentenceReading,
  words: readonly string[],
  options: ReadingOptions,
): CompletedReading {
  const scan = scanOf(text, options)
  const found = words.slice(0, MOST).flatMap((each) => unreadPlaces(each, scan, reading.unread))
  return markRead(
    reading,
    scan,
    found.map((each) => ({ ...each, filters: [] })),
  )
}

/**
 * The offsets of words among the unread ones, ignoring accents and case. Words that are not in the sentence
 * have none.
 */
export function unreadPlaces(words: string, scan: Scan, unread: readonly Unread[]): readonly Unread[] {
  const forms = tokensOf(words, () => true).map(({ form }) => form)
  const { tokens, text } = scan
  return tokens.flatMap((first, at) => {
    const isHere = forms.length > 0 && forms.every((form, next) => tokens[at + next]?.form === form)
    const last = tokens[at + forms.length - 1]
    if (!isHere || !last) return []
    return unread.flatMap((piece) => {
      const start = Math.max(first.start, piece.start)
      const end = Math.min(last.end, piece.end)
      return start < end ? [{ start, end, text: text.slice(start, end) }] : []
    })
  })
}

/** Takes words from the unread; what is left of their pieces stays there. */
export function markRead(
  reading: SentenceReading,
  scan: Scan,
  said: readonly ReadByModel[],
): CompletedReading {
  const isIn = (spans: readonly Unread[], at: number) => {
    const start = scan.tokens[at]?.start ?? 0
    return spans.some((span) => start >= span.start && start < span.end)
  }
  const isRead = (at: number) => !isIn(reading.unread, at) || isIn(said, at)
  const beyond = reading.unread.filter(({ start }) => start >= scan.text.length)
  const readByModel = [...Map.groupBy(said, ({ start, end }) => `${start} ${end}`).values()]
    .map(([first, ...others]) => ({
      ...(first as ReadByModel),
      filters: [...new Set([first, ...others].flatMap((each) => each?.filters ?? []))],
    }))
    .toSorted((one, other) => one.start - other.start)
  return { ...reading, unread: [...unreadSpans(scan, isRead), ...beyond], readByModel }
}
