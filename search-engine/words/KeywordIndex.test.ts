import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readKeyword } from '#domain/search/words/keyword.ts'
import { stemOf } from '#domain/search/words/stem.ts'
import { tokensOf } from '#domain/search/words/tokens.ts'
import { listOf } from '../store/arrays/docSets.ts'
import { KeywordBuilder } from './KeywordBuilder.ts'
import { KeywordIndex } from './KeywordIndex.ts'
import { resolveKeyword } from './resolveKeyword.ts'
import { indexOf, listDocs, liveOf, search, type Text } from '../testing/sources.ts'

const vocabulary =
  'θέα θάλασσα θάλασσας υπόγειο κήπος κήπου μετρό μέτρα sea view garden gardens το με 85τμ 2ος ΘEA'.split(' ')
const SIZE = 90
const someTexts = fc.array(
  fc.record({
    doc: fc.nat(SIZE - 1),
    text: fc.array(fc.constantFrom(...vocabulary), { maxLength: 8 }).map((words) => words.join(' ')),
  }),
  { maxLength: 150 },
)

/** The docs of each stem, found the plain way. */
function plainIndex(texts: readonly Text[]): Map<string, number[]> {
  const found = new Map<string, Set<number>>()
  for (const { doc, text } of texts)
    for (const { form } of tokensOf(text)) {
      const stem = stemOf(form)
      found.set(stem, (found.get(stem) ?? new Set()).add(doc))
    }
  return new Map([...found].map(([stem, docs]) => [stem, [...docs].toSorted((a, b) => a - b)]))
}

describe('an index of words', () => {
  it('is numbered once all is read; what others say is left out', () => {
    const builder = new KeywordBuilder()
    builder.add(70, 'θέα')
    builder.add(50, 'θέα')
    builder.add(60, 'κήπος')
    builder.add(70, 'κήπος')
    const made = builder.finishNow(Int32Array.of(60, 70))
    expect(search(made, 'θέα')).toEqual([1])
    expect(search(made, 'κήπος')).toEqual([0, 1])
  })

  it('has for each stem the docs whose texts have it, as made, as read back, and as written one by one', () => {
    fc.assert(
      fc.property(someTexts, (texts) => {
        const plain = plainIndex(texts)
        const made = indexOf(texts, SIZE)
        for (const source of [made, KeywordIndex.fromArrays(made.arrays()), liveOf(texts)]) {
          expect(source.lexicon.size).toBe(plain.size)
          for (const [stem, docs] of plain) {
            const term = source.lexicon.termOf(stem)
            expect(source.lexicon.stemOf(term)).toBe(stem)
            expect(Array.from(listOf(source.docs(term)))).toEqual(docs)
            expect(source.count(term)).toBe(docs.length)
          }
        }
      }),
    )
  })

  it('finds what a search through all texts finds', () => {
    const keywords = fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...vocabulary)), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(someTexts, keywords, (texts, words) => {
        const plain = plainIndex(texts)
        const keyword = readKeyword(words.map(([wanted, word]) => (wanted ? word : `-${word}`)).join(' '))
        const has = (doc: number, word: string) =>
          tokensOf(word).every(({ form }) => plain.get(stemOf(form))?.includes(doc) ?? false)
        const source = indexOf(texts, SIZE)
        const expected = Array.from({ length: SIZE }, (_, doc) => doc).filter(
          (doc) =>
            keyword.must.every((word) => has(doc, word)) && !keyword.mustNot.some((word) => has(doc, word)),
        )
        const [resolved] = resolveKeyword(keyword, [source])
        if (resolved === undefined) throw new Error('one source, one answer')
        // A word that no text has may be read in a bolder way; this test is about words as they are.
        fc.pre(
          [...resolved.must, ...resolved.mustNot].every(({ word, stems }) =>
            stems.every((stem) => tokensOf(word).some(({ form }) => stemOf(form) === stem)),
          ),
        )
        expect(listDocs(source, resolved)).toEqual(expected)
      }),
    )
  })

  it('takes the texts of a doc together, and docs in any order', () => {
    const source = indexOf(
      [
        { doc: 7, text: 'Villa with a garden' },
        { doc: 2, text: 'Διαμέρισμα με κήπο' },
        { doc: 7, text: 'Βίλα με κήπο και θέα' },
      ],
      10,
    )
    expect(search(source, 'garden κήπος')).toEqual([7])
    expect(search(source, 'κήπος -garden')).toEqual([2])
    expect(search(source, '-θέα')).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 9])
  })

  it('stops where a text has more different words than anybody reads', () => {
    const syllables = ['κα', 'μο', 'τε', 'ρι', 'νου', 'σα', 'βε', 'λο', 'φι', 'δρα']
    const word = (number: number) =>
      `${Array.from(String(number), (digit) => syllables[Number(digit)]).join('')}ξ`
    const endless = Array.from({ length: 9000 }, (_, at) => word(at + 1000)).join(' ')
    const source = indexOf(
      [
        { doc: 0, text: endless },
        { doc: 1, text: 'κήπος' },
      ],
      2,
    )
    expect(search(source, word(5095))).toEqual([0])
    expect(search(source, word(5096))).toEqual([])
    expect(search(source, 'κήπος')).toEqual([1])
  })
})
