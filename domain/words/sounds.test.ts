import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { greekByEar, soundKeys, withoutEnding } from './sounds.ts'

describe('sound keys', () => {
  it.each([
    [
      'Θεσσαλονίκη',
      ['8essalonikh', 'thessaloniki', 'Thesaloniki', '9essaloniki', 'Фессалоники', 'qessalonikh'],
    ],
    ['Κρήτη', ['kriti', 'krhth']],
    ['Πήλιο', ['pilio', 'phlio']],
    ['Μάνδρα', ['mandra', 'madra']],
    ['Ξάνθη', ['xanthi', 'ksan8h', '3anthi', 'Xanthh', 'Ксанти']],
    ['Χανιά', ['xania', 'hania', 'chania', 'Khania', 'Ханья']],
    ['Ψυχικό', ['psixiko', 'psyhiko', '4yxiko', 'psychiko']],
    ['Βουλιαγμένη', ['vouliagmeni', 'bouliagmenh', 'voyliagmeni', 'Вульягмени']],
    ['Ναύπλιο', ['nafplio', 'nauplio']],
    ['Μπουρνάζι', ['bournazi', 'mpournazi', 'mpoyrnazi']],
    ['Πεντέλη', ['penteli', 'pendeli', 'pentelh']],
    ['Παγκράτι', ['pagrati', 'pangrati', 'pagkrati']],
    ['Αιγάλεω', ['aigaleo', 'egaleo', 'aigalew']],
    ['πάρκινγκ', ['parking']],
    ['τζακούζι', ['tzakouzi', 'tzakoyzi']],
    ['αυτονομία', ['autonomia', 'aytonomia', 'aftonomia']],
    ['Ευκαιρία', ['eukairia', 'eykairia', 'efkairia']],
    ['Μύκονος', ['Mykonos', 'mikonos', 'Миконос']],
    ['συμφωνία', ['symfonia', 'symphonia']],
  ])('%s is met by %j', (greek, spellings) => {
    const [key] = soundKeys(fold(greek))
    for (const spelling of spellings) expect(soundKeys(fold(spelling)), spelling).toContain(key)
  })

  it('does not grow without bound', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('xhuqtkfт ')), maxLength: 200 }),
        (text) => {
          const keys = soundKeys(text)
          expect(keys.length).toBeLessThanOrEqual(16)
          for (const key of keys) expect(key.length).toBeLessThanOrEqual(2 * text.length)
        },
      ),
    )
  })

  it('gives Greek one key', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('αβγδεζηθικλμνξοπρστυφχψω ')) }),
        (text) => {
          expect(soundKeys(text)).toHaveLength(1)
        },
      ),
    )
  })

  it.each(['8alases', 'pagrati', 'iraklio', 'aipnos', 'ksan8i', 'psihiko', 'vuni'])(
    '%s can be written in Greek again, by ear',
    (key) => {
      expect(soundKeys(greekByEar(key))).toEqual([key])
    },
  )

  it('loses the ending, where enough is left', () => {
    const stem = (word: string) => withoutEnding(soundKeys(fold(word))[0] ?? '')
    expect(new Set(['θάλασσα', 'θάλασσες', 'θαλασσών', 'thalassa'].map(stem))).toEqual(new Set(['8alas']))
    expect(stem('θέα')).toBeUndefined()
  })
})
