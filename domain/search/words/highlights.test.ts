import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlightsOf } from './highlights.ts'
import { stemOf } from './stem.ts'
import { pieces, signs, sought, stemsOf } from './testing/texts.ts'
import { tokensOf } from './tokens.ts'

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...signs), maxLength: 120 }),
  fc.string({ unit: fc.constantFrom(...pieces), maxLength: 12 }),
)

describe('highlights', () => {
  it('marks each inflection, by the offsets of the text itself', () => {
    const text = 'Θέα: ΘΆΛΑΣΣΑ· η θάλασσα, της θάλασσας, κη\u0301πος'
    const found = highlightsOf(text, sought('θάλασσα', 'κήπου'))
    expect(found.map(({ start, end, word }) => [text.slice(start, end), word])).toEqual([
      ['ΘΆΛΑΣΣΑ', 0],
      ['θάλασσα', 0],
      ['θάλασσας', 0],
      ['κη\u0301πος', 1],
    ])
  })

  it('marks all words of a text that share a stem with one sought, and no other', () => {
    fc.assert(
      fc.property(
        texts,
        fc.array(fc.constantFrom('θέα', 'θάλασσα', 'υπόγειο', 'μετρό', '85', '2ος', 'tou')),
        (text, words) => {
          const wanted = words.flatMap(stemsOf)
          const expected = tokensOf(text).filter(({ form }) => wanted.includes(stemOf(form)))
          expect(highlightsOf(text, sought(...words)).map(({ start, end }) => [start, end])).toEqual(
            expected.map(({ start, end }) => [start, end]),
          )
        },
      ),
    )
  })
})
