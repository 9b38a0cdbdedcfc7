import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KEYWORD_WORDS, type Keyword, printKeyword, readKeyword, searchableKeyword } from './keyword.ts'
import { pieces, signs } from './testing/texts.ts'
import { tokensOf } from './tokens.ts'
import { runs } from '../../../tests/properties/runs.ts'

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...signs), maxLength: 120 }),
  fc.string({ unit: fc.constantFrom(...pieces), maxLength: 12 }),
)

describe('keyword', () => {
  it.each<[string, Keyword]>([
    ['θέα θάλασσα -υπόγειο "μετρό"', { must: ['θέα', 'θάλασσα', 'μετρό'], mustNot: ['υπόγειο'] }],
    ['Θέα θεα ΘΕΑ', { must: ['Θέα'], mustNot: [] }],
    ['κήπος χωρίς το ασανσέρ, πισίνα', { must: ['κήπος', 'πισίνα'], mustNot: ['ασανσέρ'] }],
    ['sea view without a lift', { must: ['sea', 'view'], mustNot: ['lift'] }],
    ['ohne Aufzug senza ascensore', { must: [], mustNot: ['Aufzug', 'ascensore'] }],
    ['-«ημιυπόγειο ισόγειο» 2ος', { must: ['2ος'], mustNot: ['ημιυπόγειο', 'ισόγειο'] }],
    ['8ea u;ea; fan-coil', { must: ['8ea', 'u;ea', 'fan', 'coil'], mustNot: [] }],
    ['85τμ 3bed', { must: ['85', '3bed'], mustNot: [] }],
    ['το και - " χωρίς', { must: [], mustNot: [] }],
  ])('%s', (text, keyword) => {
    expect(readKeyword(text)).toEqual(keyword)
  })

  it('is the same when printed and read again', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const keyword = readKeyword(text)
        expect(readKeyword(printKeyword(keyword))).toEqual(keyword)
      }),
      { numRuns: runs(2000) },
    )
  })

  it('reads a beginning of what is too long, in a time that does not grow with it', () => {
    const bombs = ['θέα ', 'a', '"', '-', 'a;', ';', '8a', '\u0301', '1.234', 'χωρίς ', '«»', '💥']
    for (const bomb of bombs) {
      const { must, mustNot } = readKeyword(bomb.repeat(5000))
      expect(must.length + mustNot.length).toBeLessThanOrEqual(KEYWORD_WORDS)
      expect([...must, ...mustNot].join('').length).toBeLessThanOrEqual(2000)
    }
    const many = readKeyword(Array.from({ length: 3000 }, (_, at) => `λέξη${at}`).join(' '))
    expect(many.must).toHaveLength(KEYWORD_WORDS)
  })
})

describe('what of a keyword can be searched', () => {
  it.each<[string, string, readonly string[]]>([
    ['A/C', 'A/C', []],
    ['a.c. πισίνα', 'a.c. πισίνα', []],
    ['W.C.', 'W.C.', []],
    ['A πισίνα', 'πισίνα', ['A']],
    ['C++', '', ['C++']],
    ['---', '', ['---']],
    ['€ & !', '', ['€ & !']],
    ['北京', '', ['北京']],
    ['πισίνα 北京', 'πισίνα', ['北京']],
    ['🏖️', '', ['🏖️']],
    ['με', '', ['με']],
    ['σπίτι με κήπο', 'σπίτι με κήπο', []],
    ['πισίνα - κήπος', 'πισίνα - κήπος', []],
    ['-υπόγειο', '-υπόγειο', []],
    ['123456789', '', ['123456789']],
    ['u;ea', 'u;ea', []],
    ['85τμ', '85τμ', []],
  ])('%s', (typed, keyword, unsearchable) => {
    expect(searchableKeyword(typed)).toEqual({ keyword, unsearchable })
  })

  it('is empty, or filters a text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { keyword, unsearchable } = searchableKeyword(text)
        const { must, mustNot } = readKeyword(keyword)
        expect(must.length + mustNot.length > 0).toBe(keyword !== '')
        expect(keyword !== '' || unsearchable.length > 0).toBe(true)
      }),
    )
  })

  it.each([
    ['A/C', 'με AC'],
    ['ac', 'Δύο A/C και θέα'],
    ['Α/C', 'a.c.'],
    ['wc', 'W.C.'],
    ['Δ.Ε.Η.', 'παροχή ΔΕΗ'],
  ])('%s is a word of %s', (typed, text) => {
    const [word = ''] = readKeyword(typed).must
    expect(tokensOf(text).map(({ form }) => form)).toContain(tokensOf(word)[0]?.form)
  })
})
