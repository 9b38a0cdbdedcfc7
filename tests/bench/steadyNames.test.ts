import { expect, test } from 'vitest'
import { brotliSize } from './brotliSize.ts'
import { withSteadyNames } from './steadyNames.ts'

const importing = (list: string, card: string) =>
  `import{a as b}from"./ListPage-${list}.js";import"./frame-${card}.css";const c="a-long-word.js"`

test('a file weighs the same whatever those that it names hold', () => {
  const [one, other] = [importing('BxK2aQ_9', 'C2K-Z7Jh'), importing('-tO0pQrS', 'aaaaaaaa')]
  expect(one).not.toBe(other)
  expect(withSteadyNames(one)).toBe(withSteadyNames(other))
  expect(brotliSize(withSteadyNames(one))).toBeGreaterThanOrEqual(
    brotliSize(importing('aaaaaaaa', 'aaaaaaaa')),
  )
})

test('names of different files stay different, and nothing else is touched', () => {
  const steady = withSteadyNames(importing('BxK2aQ_9', 'BxK2aQ_9'))
  const [, list, card] = /ListPage-(.{8})\.js.*frame-(.{8})\.css/.exec(steady) ?? []
  expect(list).not.toBe(card)
  expect(steady).toContain('"a-long-word.js"')
  expect(steady).toHaveLength(importing('BxK2aQ_9', 'BxK2aQ_9').length)
})
