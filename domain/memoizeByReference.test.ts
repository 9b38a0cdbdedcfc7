import { expect, it } from 'vitest'
import { memoizeByReference } from './memoizeByReference.ts'

it('makes it of each thing once, however alike they are', () => {
  let times = 0
  const numberOf = memoizeByReference((_thing: object) => times++)
  const [one, other] = [{ name: 'one' }, { name: 'one' }]
  expect([one, other, one, other].map(numberOf)).toEqual([0, 1, 0, 1])
})
