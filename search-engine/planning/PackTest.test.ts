import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Criteria, filters } from '#domain/search/filters.ts'
import { PackTest } from './PackTest.ts'
import { compileDigits, type Digit, packPlans } from '../store/packs.ts'

const noCodes = new Uint16Array(0)

/** Something that may be asked of a digit: some of its options, or so many and more. */
const askedOf = ({ filter, options }: Digit) =>
  filters[filter].kind === 'choices'
    ? fc.subarray([...options], { minLength: 1 })
    : fc.constantFrom(...options)

/** A pack, and something asked of each of some of its digits. */
const asked = fc.constantFrom(...packPlans).chain((pack) => {
  const digits = pack.digits.filter(({ filter }) => filters[filter].kind !== 'range')
  const criteria = Object.fromEntries(digits.map((digit) => [digit.filter, askedOf(digit)]))
  return fc.record({ pack: fc.constant(pack), criteria: fc.record(criteria, { requiredKeys: [] }) })
})

it('says of each code what its table says', () => {
  fc.assert(
    fc.property(asked, ({ pack, criteria }) => {
      const test = new PackTest(pack, noCodes, compileDigits(pack, criteria as Criteria))
      // Written over by that of another test of the pack.
      expect(new PackTest(pack, noCodes, []).table).toEqual(new Uint8Array(pack.size).fill(1))
      const passing = Uint8Array.from({ length: pack.size }, (_, code) => +test.passes(code))
      expect(passing).toEqual(test.table)
    }),
  )
})
