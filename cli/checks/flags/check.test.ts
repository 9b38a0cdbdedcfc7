import { expect, test } from 'vitest'
import { checkFlags } from '#cli/checks/flags/check.ts'
import { gatherFlags } from '#cli/checks/flags/facts.ts'
import * as spec from '#cli/spec/flags.ts'
import { isNightly } from '../../../tests/nightly/isNightly.ts'

test.runIf(isNightly())('the true tree has every flag at its default', () => {
  expect(checkFlags(gatherFlags(), spec)).toEqual([])
})

test('a turned default is found, with its place on both sides', () => {
  const facts = gatherFlags().map((flag) => (flag.name === 'auctions' ? { ...flag, on: true } : flag))
  expect(checkFlags(facts, spec)).toEqual([
    {
      code: 'flag-differs',
      flag: 'auctions',
      expected: 'off',
      found: 'on',
      at: { file: 'domain/flags.ts', name: 'auctions' },
      spec: '1 Feature flags (off)',
    },
  ])
})

test('a dropped flag is found, under each of the names the specification has for it', () => {
  const facts = gatherFlags().filter(({ name }) => name !== 'bedroomSearch')
  expect(checkFlags(facts, spec)).toMatchObject([
    { code: 'flag-missing', flag: 'bedroom search', spec: '1 Feature flags (on)' },
    { code: 'flag-missing', flag: 'BEDROOM_SEARCH_ENABLED', spec: '1 Named flags' },
  ])
})
