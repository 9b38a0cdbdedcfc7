import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pieces, signs, stemsOf } from './testing/texts.ts'
import { TokenReader } from './TokenReader.ts'
import { tokensOf } from './tokens.ts'

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...signs), maxLength: 120 }),
  fc.string({ unit: fc.constantFrom(...pieces), maxLength: 12 }),
)

const forms = (text: string) => {
  const reader = new TokenReader()
  const found: string[] = []
  reader.open(text)
  while (reader.next()) found.push(reader.form())
  return found
}
describe('tokens', () => {
  it.each([
    ['Διαμέρισμα 85τμ, 2ος όροφος', ['διαμερισμα', '85', 'τμ', '2ο', 'οροφοσ']],
    ['2ου 2η 2nd 3rd', ['2ο', '2ο', '2ο', '3ο']],
    ['85 τ.μ. / 85 m²', ['85', 'τμ', '85']],
    ['120.000 € ή 1,250,000', ['120000', '1250000']],
    ['2.5 1.2345', ['2', '5', '1', '2345']],
    ['τηλ. 2101234567', ['τηλ']],
    ['fan-coil Α/C B1', ['fan', 'coil', 'ac', 'b1']],
    ['ΘEA ΘAΛAΣΣA', ['θεα', 'θαλασσα']],
    ['3υδ 10λεπτά', ['3', 'υδ', '10', 'λεπτα']],
  ])('%s', (text, found) => {
    expect(forms(text)).toEqual(found)
  })

  it('gives the same for any accents, case and composition', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(forms(text.normalize('NFD'))).toEqual(forms(text.normalize('NFC')))
      }),
    )
  })

  it('gives pieces of the text that read as the token by themselves', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let last = 0
        for (const { start, end, form } of tokensOf(text)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(forms(text.slice(start, end))).toEqual([form])
          last = end
        }
      }),
    )
  })

  it('unifies inflections, and drops stop words', () => {
    expect(stemsOf('θέα στη θάλασσα')).toEqual(stemsOf('Θέες της ΘΑΛΑΣΣΗΣ'))
    expect(new Set(stemsOf('διαμέρισμα διαμερίσματα διαμερισμάτων'))).toHaveLength(1)
    expect(new Set(stemsOf('garden gardens'))).toHaveLength(1)
    expect(stemsOf('το 85 τμ με και the')).toEqual(['85'])
  })

  it.each([
    ['μετρό', 'μέτρα'],
    ['κατοικίδια', 'κατοικία'],
    ['ζώα', 'ζωή'],
    ['parking', 'park'],
  ])('distinguishes %s and %s', (one, other) => {
    expect(stemsOf(one)).not.toEqual(stemsOf(other))
  })
})
