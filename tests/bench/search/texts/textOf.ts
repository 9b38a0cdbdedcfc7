/** Texts made from a number: of some ninety words, each as frequent as words are in a language (Zipf's law). */
import { randomFrom } from '#search-engine/testing/rows.ts'
import { words } from './words.ts'

const LEAST = 60
const MOST = 120

/** Words in a table, each as often as it is frequent: a random place of it is a random word. */
const SIZE = 1 << 18

const table = makeTable()

function makeTable(): Uint16Array {
  const filled = new Uint16Array(SIZE)
  const whole = words.reduce((sum, _, rank) => sum + 1 / (rank + 1), 0)
  let reached = 0
  words.forEach((_, rank) => {
    const begin = Math.floor(SIZE * reached)
    reached += 1 / (rank + 1) / whole
    filled.fill(rank, begin, Math.floor(SIZE * reached))
  })
  return filled
}

/** The text of a listing; equal ids have equal texts. */
export function textOf(listing: number): string {
  const random = randomFrom(listing)
  const length = LEAST + Math.floor((MOST - LEAST) * random())
  let text = ''
  for (let at = 0; at < length; at++) {
    text += words[table[Math.floor(SIZE * random())] as number]
    text += at % 12 === 11 ? '. ' : ' '
  }
  return text
}
