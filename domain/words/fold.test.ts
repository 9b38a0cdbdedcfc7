import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { asGreekKeyboard, asLatinKeyboard } from './keyboards.ts'
import { asGreekLooks } from './lookAlikes.ts'

describe('fold', () => {
  it.each([
    ['Άγιος Νικόλαος', 'αγιοσ νικολαοσ'],
    ['ΑΧΑΪΑ', 'αχαια'],
    ['Αχαΐα', 'αχαια'],
    ['Ἀθῆναι', 'αθηναι'],
    ['Νεάπολη - Συκιές', 'νεαπολη συκιεσ'],
    ['  Θεσ/νίκη ', 'θεσ νικη'],
    ['Corfù', 'corfu'],
    ['Корфу', 'корфу'],
    ['Straße', 'strase'],
    ['µετρό', 'μετρο'],
    ['πισί\u00adνα', 'πισινα'],
    ['πισίνα', 'πισινα'],
    ['---', ''],
    ['🏖️ θέα', 'θεα'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it.each([
    ['Aθήνa', 'αθηνα'],
    ['POΔOΣ', 'ροδοσ'],
    ['MYKONOΣ', 'μυκονοσ'],
    // Only in Latin is every letter one that exists.
    ['lοft', 'loft'],
    ['Villα', 'villa'],
  ])('makes one script of a word that mixes two: %s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('changes nothing when done again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })

  it('takes composed and decomposed spellings alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('αάΐϊΰωώςσΣéèñüçй -')) }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text))
      }),
    )
  })
})

describe('what else a word may stand for', () => {
  it('is what the other keyboard layout would have written', () => {
    expect(asGreekKeyboard('auhna')).toBe('αθηνα')
    expect(asLatinKeyboard('ηοτελ')).toEqual(['hotel'])
    expect(asLatinKeyboard('ωιεσ')).toContain('view')
  })

  it('is what its letters look like', () => {
    expect(asGreekLooks('kozanh')).toEqual(['κοζανη'])
    expect(asGreekLooks('garden')).toEqual([])
  })
})
