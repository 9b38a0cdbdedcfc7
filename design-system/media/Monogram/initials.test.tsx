import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Ακρόπωρο Κατοικίες', 'ΑΚ'],
  ['Άνεμος', 'Α'],
  ['Ήλιος – Ωκεανός Κτηματική', 'ΗΩ'],
  ['élan immobilier', 'EI'],
  ['3 Άλφα', '3Α'],
  ['«Εστία» & Υιοί', 'ΕΥ'],
  ['𝒜lpha beta', '𝒜B'],
  ['   ', ''],
  ['', ''],
])('of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
