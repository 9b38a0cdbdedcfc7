import { describe, expect, it } from 'vitest'
import { faults, faultsNamed } from '../../faults/faults.ts'
import { mutated } from '../seed.ts'
import { brokenRows } from './list.ts'

/** `npm run test:faults:broken` breaks them. */
describe('what rows of the faults’ table guard', () => {
  it.each(brokenRows)(
    '$row, $name: stands in the source just once, and is of one row',
    ({ row, ...broken }) => {
      expect(mutated(broken)?.whole).toBeDefined()
      expect(faultsNamed([row])).toHaveLength(1)
    },
  )

  it.each(faults)('$id $test: is broken at least once', (fault) => {
    expect(faultsNamed(brokenRows.map(({ row }) => row))).toContain(fault)
  })
})
