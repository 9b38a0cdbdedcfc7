import { expect, test } from 'vitest'
import { callsNotAnswered, checkCalls } from '#cli/checks/api/check.ts'
import { apiCheck } from '#cli/checks/api/run.ts'
import { calls } from '#cli/spec/calls.ts'

const all = calls.map(({ method, path }) => ({ method, path }))
const at = { file: 'domain/api/Api.ts', name: 'Api' }
const spec = '7 The calls it makes'

test('the true contract asks nothing of section 7 in another way', async () => {
  const { problems, checked } = await apiCheck()
  expect({ problems, checked }).toEqual({ problems: [], checked: calls.length })
})

test('a contract with every call is complete', () => {
  expect([checkCalls(all, calls), callsNotAnswered(all, calls)]).toEqual([[], []])
})

test('another method is found, with its place on both sides', () => {
  const path = '/api/utente/profilo/'
  const facts = all.map((call) => (call.path === path ? { ...call, method: 'POST' } : call))
  expect(checkCalls(facts, calls)).toEqual([
    { code: 'call-method-differs', path, expected: 'PUT', found: 'POST', at, spec },
  ])
})

test('a call that is not answered yet is a note, even where its path answers another method', () => {
  const facts = all.filter(({ method, path }) => path !== '/singleSignOn.php' || method !== 'GET')
  expect(checkCalls(facts, calls)).toEqual([])
  expect(callsNotAnswered(facts, calls)).toMatchObject([
    { code: 'calls-not-answered', calls: [{ method: 'GET', path: '/singleSignOn.php' }], at, spec },
  ])
})
