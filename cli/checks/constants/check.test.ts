import { expect, test } from 'vitest'
import { constants } from '#domain/constants.ts'
import { checkConstants } from '#cli/checks/constants/check.ts'
import { gatherConstants } from '#cli/checks/constants/facts.ts'
import { constantsSpecOf, toldConstants } from '#cli/checks/constants/run.ts'
import { isNightly } from '../../../tests/nightly/isNightly.ts'

const spec = constantsSpecOf(toldConstants)

test.runIf(isNightly())('the true tree holds every number', () => {
  expect(checkConstants(gatherConstants(), spec)).toEqual([])
})

test('a changed number is found, with its place on both sides', () => {
  const changed = { snackbarMs: 4000, pendingMs: 1000 }
  expect(checkConstants(gatherConstants({ waits: changed }), spec)).toEqual([
    {
      code: 'constant-differs',
      name: 'snackbar duration',
      expected: '5000 ms',
      found: '4000 ms',
      at: { file: 'tokens/scale/waits.ts', name: 'snackbarMs' },
      spec: '9 Business constants and limits',
    },
  ])
})

test('a number that is held in another unit is compared by what it means', () => {
  const changed = { ...constants, login: { redirectHoldMs: 5 } }
  expect(checkConstants(gatherConstants({ constants: changed }), spec)).toMatchObject([
    { code: 'constant-differs', name: 'login redirect hold', expected: '5 s', found: '5 ms' },
  ])
})

test('a turned setting is found', () => {
  const changed = { ...constants, query: { ...constants.query, refetchOnFocus: true } }
  expect(checkConstants(gatherConstants({ constants: changed }), spec)).toMatchObject([
    { code: 'constant-differs', name: 'query refetch on focus', expected: 'false', found: 'true' },
  ])
})

test('a name with another spelling is found at its place', () => {
  const facts = new Map(gatherConstants())
  const fact = facts.get('cookie of a social sign-up')
  if (!fact) throw new Error('no fact for the cookie')
  facts.set('cookie of a social sign-up', { ...fact, value: 'social_signup' })
  expect(checkConstants(facts, spec)).toMatchObject([
    {
      code: 'constant-differs',
      expected: 'signup_social',
      found: 'social_signup',
      at: { file: 'domain/account/cookies.ts', name: 'accountCookies.socialSignUp' },
    },
  ])
})

test('a dropped number is missing at the place where it should be', () => {
  const { offline: _, ...dropped } = constants
  expect(checkConstants(gatherConstants({ constants: dropped }), spec)).toMatchObject([
    { code: 'constant-missing', name: 'offline request wait', at: { name: 'offline.waitMs' } },
  ])
})

test('a number of the specification without a binding is missing too', () => {
  const unheard = { name: 'towers', value: 3, unit: 'towers', section: '9 Business constants and limits' }
  expect(checkConstants(gatherConstants(), [unheard])).toMatchObject([
    { code: 'constant-missing', name: 'towers', at: { file: 'domain/constants.ts' } },
  ])
})
