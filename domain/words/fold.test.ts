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
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['cœur', 'coeur'],
    ['Ægina', 'aegina'],
    ['ﬁlothei', 'filothei'],
    ['ﬀ ﬃ ﬅ', 'ff ffi st'],
    ['Ｆｉｌｏｔｈｅｉ　８５', 'filothei 85'],
    ['𝐅𝐢𝐥𝐨𝐭𝐡𝐞𝐢', 'filothei'],
    ['𝛂𝛉𝛈𝛎𝛂', 'αθηνα'],
    ['Ⓐ🄱 Ⅷ', 'ab viii'],
    ['θέα🏖️θέα', 'θεα θεα'],
    ['北京 Αθήνα', 'αθηνα'],
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
    // Only in Latin is every letter a real one.
    ['lοft', 'loft'],
    ['Villα', 'villa'],
  ])('makes one script of a word that mixes two: %s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('takes every compatibility letter of Unicode as the letters it represents', () => {
    const different: string[] = []
    for (let code = 0; code <= 0x10ffff; code++) {
      const sign = String.fromCodePoint(code)
      if (/[\p{Cn}\p{Co}\p{Cs}]/u.test(sign)) continue
      const usual = sign.normalize('NFKC')
      const isUsual = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d]+$/u.test(usual)
      if (/[\p{L}\p{Nd}]/u.test(sign) && isUsual && fold(sign) !== fold(usual)) different.push(sign)
      if (fold(`α${sign}`) !== fold(`α${sign}`.normalize('NFD'))) different.push(sign)
    }
    expect(different).toEqual([])
  })

  it('changes nothing when done again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })

  it('takes composed and decomposed spellings as equal', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('αάΐϊΰωώςσΣéèñüçй -')) }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text))
      }),
    )
  })
})

describe('the other readings of a word', () => {
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
