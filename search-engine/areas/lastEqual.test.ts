import { expect, it } from 'vitest'
import { lastEqual } from './lastEqual.ts'

const named = (name: string) => ({ name })
const byName = () => lastEqual<{ name: string }>(2, (one, other) => one.name === other.name)

it('gives the first of equal things', () => {
  const known = byName()
  const first = named('a')
  expect(known(first)).toBe(first)
  expect(known(named('a'))).toBe(first)
  const other = named('b')
  expect(known(other)).toBe(other)
  expect(known(named('a'))).toBe(first)
})

it('forgets what was not asked for longest', () => {
  const known = byName()
  const [first, second] = [named('a'), named('b')]
  known(first)
  known(second)
  known(first)
  known(named('c'))
  const again = named('b')
  expect(known(first)).toBe(first)
  expect(known(again)).toBe(again)
})
