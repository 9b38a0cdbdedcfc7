import { expect, it } from 'vitest'
import { greekParts } from './greekParts.ts'

/** Greek in brackets. */
const marked = (text: string) =>
  greekParts(text)
    .map(({ text: part, isGreek }) => (isGreek ? `[${part}]` : part))
    .join('')

it.each([
  ['Gespräch mit Μαρία Π.', 'Gespräch mit [Μαρία Π.]'],
  ['Κτηματική Πάτρα – Ακρόπρωρο · Estate agency', '[Κτηματική Πάτρα – Ακρόπρωρο] · Estate agency'],
  ['Ακίνητα & Co', '[Ακίνητα] & Co'],
  ['Class Α', 'Class Α'],
  ['Садовая улица', 'Садовая улица'],
  ['', ''],
])('%s', (text, expected) => {
  expect(marked(text)).toBe(expected)
})

it('loses nothing', () => {
  const text = '«Η θέα» – sea view, 3ος όροφος (Αθήνα)'
  expect(
    greekParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
