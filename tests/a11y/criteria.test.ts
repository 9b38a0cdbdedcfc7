import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { criteria } from '#domain/accessibility/criteria.ts'

const root = join(import.meta.dirname, '../..')
const rows = readFileSync(join(root, 'docs/accessibility/criteria.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const words = { met: 'met', partly: 'in part', missed: 'missed', none: 'not applicable' } as const

/** Criteria of each guideline of WCAG 2.2 at levels A and AA, without 4.1.1, which 2.2 took out. */
const counts = {
  '1.1': 1,
  '1.2': 5,
  '1.3': 5,
  '1.4': 9,
  '2.1': 3,
  '2.2': 2,
  '2.3': 1,
  '2.4': 8,
  '2.5': 6,
  '3.1': 2,
  '3.2': 5,
  '3.3': 6,
  '4.1': 2,
}

it('has the 55 criteria of levels A and AA, each once', () => {
  expect(criteria).toHaveLength(55)
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55)
  const byGuideline = Object.groupBy(criteria, ({ number }) => number.slice(0, 3))
  expect(Object.fromEntries(Object.entries(byGuideline).map(([name, of = []]) => [name, of.length]))).toEqual(
    counts,
  )
})

it('documents every verdict with its reason and evidence that exists', () => {
  expect(rows.map(([, number, name, level, verdict]) => [number, name, level, verdict])).toEqual(
    criteria.map(({ number, name, level, verdict }) => [number, name, level, words[verdict]]),
  )
  for (const [, number, , , , how = '', evidence = ''] of rows) {
    expect([number, how.length > 10]).toEqual([number, true])
    const files = [...evidence.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    expect([number, files.length > 0]).toEqual([number, true])
    expect([number, files.filter((file) => !existsSync(join(root, file)))]).toEqual([number, []])
  }
})

it('fails none', () => {
  expect(criteria.filter(({ verdict }) => verdict === 'missed')).toEqual([])
})
