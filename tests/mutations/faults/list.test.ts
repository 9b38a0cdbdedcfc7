import { expect, it } from 'vitest'
import { mutated } from '../seed.ts'
import { brokenRows } from './list.ts'

/** `npm run test:faults:broken` breaks them. */
it.each(brokenRows)('$id, $name: stands in the source just once', (row) => {
  expect(mutated(row)?.whole).toBeDefined()
})
