import { expect, test } from 'vitest'
import { checkUser, type UserFacts } from '#cli/checks/api/checkUser.ts'
import { userSpec } from '#cli/checks/api/run.ts'
import { gatherUser } from '#cli/checks/api/userFacts.ts'

const facts = gatherUser()
const spec = '3 User'
const check = (change: Partial<UserFacts> = {}) => checkUser({ ...facts, ...change }, userSpec)
const without = (list: readonly string[], name: string) => list.filter((known) => known !== name)

test('the true user has every field', () => {
  expect(check()).toEqual([])
})

test('a missing field, address or counter is found at its list', () => {
  expect(check({ fields: without(facts.fields, 'isFacebookUser') })).toEqual([
    { code: 'user-field-missing', of: 'user', field: 'isFacebookUser', at: facts.fieldsAt, spec },
  ])
  expect(check({ fields: without(facts.fields, 'loanPageUrl') })).toMatchObject([
    { code: 'user-field-missing', field: 'loanPageUrl', at: { name: 'userUrlNames' } },
  ])
  expect(check({ counters: without(facts.counters, 'appraisals') })).toEqual([
    { code: 'user-field-missing', of: 'counters', field: 'appraisals', at: facts.countersAt, spec },
  ])
})

test('a counter of another name is unknown', () => {
  expect(check({ counters: [...facts.counters, 'visits'] })).toEqual([
    { code: 'counter-unknown', counter: 'visits', at: facts.countersAt, spec },
  ])
})

test('a counter starts at 0', () => {
  expect(check({ noCounters: { ...facts.noCounters, savedAds: 1 } })).toEqual([
    {
      code: 'counter-default-differs',
      counter: 'savedAds',
      expected: 0,
      found: 1,
      at: facts.countersAt,
      spec,
    },
  ])
})

test('the types of password are in order', () => {
  expect(check({ passwordTypes: facts.passwordTypes.toReversed() })).toMatchObject([
    { code: 'password-types-differ', at: { file: 'domain/account/registerType.ts' } },
  ])
})
