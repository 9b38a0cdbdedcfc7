import { expect, test } from 'vitest'
import { words } from '#cli/checks/formatProblem.ts'
import { patternOf } from '#cli/checks/pattern.ts'
import { checks } from '#cli/checks/registry.ts'

const sayings = checks.flatMap((check) =>
  Object.entries(check.words).map(([code, saying]) => ({ check: check.name, code, saying })),
)

test('every code belongs to one check, and every check that runs has its words', () => {
  expect(sayings.map(({ code }) => code).toSorted()).toEqual(Object.keys(words).toSorted())
})

test.each(sayings)('$code has a sentence with its values, and a remedy', ({ code, saying }) => {
  expect(code).toMatch(/^[a-z]+(-[a-z]+)+$/)
  expect(patternOf(saying)).toMatch(/‹\w+›/)
  expect(patternOf(saying)).not.toMatch(/undefined|\[object|NaN/)
  expect(saying.mend).toMatch(/^["A-Z`].{10,}[.:}`)]$/s)
})
