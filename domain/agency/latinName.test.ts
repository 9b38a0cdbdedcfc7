import { expect, it } from 'vitest'
import { latinName, nameIn } from './latinName.ts'

it.each([
  ['Καρνάγιο Κτηματομεσιτική', 'Karnagio Ktimatomesitiki'],
  ['Φιλοπάππου Ακίνητα', 'Filopappou Akinita'],
  ['Μπέης & Υιοί Ο.Ε.', 'Beis & Yioi O.E.'],
  ['ΑΙΓΑΙΟ Real Estate', 'AIGAIO Real Estate'],
  ['Ευρώπη', 'Evropi'],
  ['Ναυτικός Όμιλος', 'Naftikos Omilos'],
  ['Άγγελος Ψάλτης', 'Angelos Psaltis'],
  ['Λάμπρου', 'Lamprou'],
  ['Χαΐδη', 'Chaidi'],
  ['Θεσσαλονίκη', 'Thessaloniki'],
  ['Homes 24', 'Homes 24'],
])('%s is %s in Latin letters', (greek, latin) => {
  expect(latinName(greek)).toBe(latin)
})

it('leaves no Greek letter, with or without accents', () => {
  expect(latinName('ΐΰϊϋάέήίόύώςΆΈΉΊΌΎΏΪΫ ἀγορά')).not.toMatch(/\p{Script=Greek}/u)
})

it('is the name itself in Greek', () => {
  expect([nameIn('el', 'Αιγαίο'), nameIn('ru', 'Αιγαίο')]).toEqual(['Αιγαίο', 'Aigaio'])
})
