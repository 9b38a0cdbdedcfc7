/** Makes good values and good bytes bad. */
import type { Random } from '#demo/random.ts'
import { hostileWords } from './hostileWords.ts'

/** What stands where a text or a number should. */
const others: readonly unknown[] = [null, true, -1, 1e308, [], {}, [[[[]]]], { __proto__: 1 }, '\uD800']

/** The same value with some of its leaves replaced: by words that lead further in, by hostile ones, or by another kind. */
export function spoil(value: unknown, random: Random, words: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => spoil(one, random, words))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, spoil(one, random, words)] as const),
    )
  if (random.chance(0.4)) return wordFor(value, random.pick(words))
  if (random.chance(0.15)) return wordFor(value, random.pick(hostileWords))
  return random.chance(0.04) ? random.pick(others) : value
}

/** Where a number stands a number is tried, if the word is one. */
const wordFor = (value: unknown, word: string): unknown => {
  const number = Number(word)
  return typeof value === 'number' && word !== '' && Number.isFinite(number) ? number : word
}

/** A few bytes changed, taken out, put in, or everything cut off behind them. */
export function spoilBytes(bytes: Buffer, random: Random): Buffer {
  let spoilt = bytes
  for (let edits = random.int(1, 6); edits > 0; edits--) spoilt = spoilOnce(spoilt, random)
  return spoilt
}

function spoilOnce(bytes: Buffer, random: Random): Buffer {
  const at = random.int(0, bytes.length)
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
  const strange = Buffer.from(
    random.pick([[0], [0xff], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [random.int(0, 255)]]),
  )
  switch (random.int(0, 4)) {
    case 0:
      return Buffer.concat([before, strange, after.subarray(1)])
    case 1:
      return Buffer.concat([before, strange, after])
    case 2:
      return Buffer.concat([before, after.subarray(random.int(1, 8))])
    case 3:
      return Buffer.concat([before, after.subarray(0, 40), after])
    default:
      return random.chance(0.3) ? before : Buffer.concat([before, Buffer.from('"}&=%5B;'), after])
  }
}
