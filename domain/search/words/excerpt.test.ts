import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestExcerpt, excerptOf } from './excerpt.ts'
import { pieces as textPieces, sought } from './testing/texts.ts'

const found = (text: string, ...words: readonly string[]) =>
  excerptOf(text, sought(...words)).map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))

describe('an excerpt', () => {
  it('marks words in any inflection', () => {
    expect(found('Διαμέρισμα με θέα στη θάλασσα.', 'θάλασσας', 'θέα')).toEqual([
      'Διαμέρισμα με ',
      '[θέα]',
      ' στη ',
      '[θάλασσα]',
      '.',
    ])
  })

  it('is nothing where no word is found', () => expect(found('Ήσυχο και φωτεινό.', 'τζάκι')).toEqual([]))

  it('shows where most of the words are, cut between words', () => {
    const filler = 'ήσυχος δρόμος με δέντρα '.repeat(20)
    const shown = found(`Κήπος. ${filler}και κήπος με πισίνα. ${filler}`, 'κήπο', 'πισίνα')
    expect(shown.filter((piece) => piece.startsWith('['))).toEqual(['[κήπος]', '[πισίνα]'])
    expect(shown[0]).toBe('…')
    expect(shown.at(-1)).toBe('…')
    expect(shown[1]).toMatch(/^(ήσυχος|δρόμος|με|δέντρα) /)
    expect(shown.join('').length).toBeLessThan(300)
  })

  it('is a piece of the text, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...textPieces), maxLength: 60 }), (text) => {
        const shown = excerptOf(text, sought('θέα', 'θάλασσα'))
        const body = shown.filter(({ text: piece }) => piece !== '…').map(({ text: piece }) => piece)
        expect(text).toContain(body.join(''))
      }),
    )
  })

  it('is of the text that holds most, else of the language that is read', () => {
    const el = { language: 'el', text: 'Με κήπο.' }
    const en = { language: 'en', text: 'Garden (κήπος) and πισίνα.' }
    expect(bestExcerpt([en, el], sought('κήπος'), 'el')?.language).toBe('el')
    expect(bestExcerpt([el, en], sought('κήπος', 'πισίνα'), 'el')?.language).toBe('en')
    expect(bestExcerpt([el, en], sought('τζάκι'), 'el')).toBeNull()
  })
})
