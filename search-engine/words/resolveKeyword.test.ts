import { describe, expect, it } from 'vitest'
import { readKeyword } from '#domain/search/words/keyword.ts'
import type { KeywordSource } from './KeywordSource.ts'
import type { Lexicon } from './Lexicon.ts'
import { resolveKeyword } from './resolveKeyword.ts'
import { indexOf, listDocs, liveOf, search } from '../testing/sources.ts'

describe('words as people type them', () => {
  const texts = [
    'Διαμέρισμα με θέα θάλασσα, κοντά στο μετρό',
    'Μονοκατοικία με κήπο, 200 μέτρα από τη θάλασσα, πάρκινγκ',
    'Ψηλοτάβανο loft, τζάκι, ασανσέρ. Θέα. 2ος όροφος, 85 τ.μ.',
    'Sea view villa, garden, heated pool. City centre.',
    'Κοίτη ποταμού, ελαιόδεντρα, ξύλινα πατώματα',
    'Θέα, θέα, θέα',
  ].map((text, doc) => ({ doc, text }))
  const index = indexOf(texts, texts.length)

  it.each<[string, readonly number[]]>([
    ['θέα', [0, 2, 5]],
    ['ΘΕΑ', [0, 2, 5]],
    ['θέες', [0, 2, 5]],
    ['thea', [0, 2, 5]],
    ['8ea', [0, 2, 5]],
    ['8eas', [0, 2, 5]],
    ['u;ea', [0, 2, 5]],
    ['uea', [0, 2, 5]],
    ['ΘEA', [0, 2, 5]],
    ['thalassa', [0, 1]],
    ['8alasses', [0, 1]],
    ['qalassa', [0, 1]],
    ['θαλασα', [0, 1]],
    ['uàlassa', [0, 1]],
    ['metro', [0]],
    ['METPO', [0]],
    ['μετρό', [0]],
    ['metra', [1]],
    ['kipos', [1]],
    ['khpos', [1]],
    ['khpo thalassa', [1]],
    ['parking', [1]],
    ['ασανσερ', [2]],
    ['asanser', [2]],
    ['λοφτ', [2]],
    ['γαρδεν', [3]],
    ['σεα ωιες', [3]],
    ['σεα', [3]],
    ['2os orofos', [2]],
    ['2ου', [2]],
    ['85sqm', [2]],
    ['85τμ', [2]],
    ['xylina', [4]],
    ['3ylina', [4]],
    ['tzaki', [2]],
    // English where English texts have it, though κοίτη sounds the same.
    ['city', [3]],
    ['koith', [4]],
    ['thea me kipo', []],
    ['thea kai thalassa', [0]],
    ['thalassa xwris metro', [1]],
    ['blorptak', []],
    ['θέα blorptak', []],
    ['θέα -blorptak', [0, 2, 5]],
    ['', [0, 1, 2, 3, 4, 5]],
  ])('%s', (keyword, docs) => {
    expect(search(index, keyword)).toEqual(docs)
  })

  it('gives the stems that texts are marked by', () => {
    const [resolved] = resolveKeyword(readKeyword('8alassa metro'), [index])
    expect(resolved?.must.map(({ word, stems }) => [word, stems])).toEqual([
      ['8alassa', ['θαλασσ']],
      ['metro', ['μετρο']],
    ])
  })

  it('means the same in all sources, though only one has the word', () => {
    const live = liveOf([{ doc: 0, text: 'Στον τοίχο' }])
    // Τύχη sounds like τοίχη; where one source has the word itself, none listens for others.
    const other = liveOf([{ doc: 0, text: 'Τυχερό, τύχος' }])
    const [first, second] = resolveKeyword(readKeyword('τοίχος'), [live, other])
    expect(first && listDocs(live, first)).toEqual([0])
    expect(second && listDocs(other, second)).toEqual([])
    expect(search(other, 'τοίχος')).toEqual([0])
  })

  it('asks the vocabulary a bounded number of times, however hostile the keyword', () => {
    const hostile = ['xhuxhu', 'a;', '8x', 'θχ', 'xu ', 'uhq3', '"-']
    for (const piece of hostile) {
      let asked = 0
      const count = (_: Lexicon, name: string | symbol) => {
        const value: unknown = Reflect.get(index.lexicon, name)
        return typeof value === 'function'
          ? (...given: readonly unknown[]): unknown => {
              asked++
              return Reflect.apply(value, index.lexicon, given)
            }
          : value
      }
      const lexicon = new Proxy<Lexicon>(index.lexicon, { get: count })
      const source: KeywordSource = {
        lexicon,
        size: index.size,
        count: (term) => index.count(term),
        docs: (term) => index.docs(term),
      }
      resolveKeyword(readKeyword(piece.repeat(10_000 / piece.length)), [source])
      expect(asked).toBeLessThan(24 * 100)
    }
  })
})
