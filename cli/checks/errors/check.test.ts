import { expect, test } from 'vitest'
import { checkErrors, type ErrorsFacts, type FailureFact } from '#cli/checks/errors/check.ts'
import { gatherErrors } from '#cli/checks/errors/facts.ts'
import { errorsCheck, errorsSpec } from '#cli/checks/errors/run.ts'
import { isNightly } from '../../../tests/nightly/isNightly.ts'

const facts = await gatherErrors()
const spec = '8 The error catalogue'
const at = { file: 'app/a.ts', line: 3 }

const check = (change: Partial<ErrorsFacts>) => checkErrors({ ...facts, ...change }, errorsSpec)

/** The true failures with one of them changed. */
function withFailure(name: string, change: Partial<FailureFact>) {
  const failures = new Map(facts.failures)
  const fact = failures.get(name)
  if (!fact) throw new Error(`no facts for ${name}`)
  failures.set(name, { ...fact, ...change })
  return { failures }
}

const every = ['login', 'sign-up', 'recovery', 'entry', 'reset', 'One Tap']

test.runIf(isNightly())('the true tree answers every failure as it should', async () => {
  const { problems, checked } = await errorsCheck()
  expect(problems).toEqual([])
  expect(checked).toBeGreaterThan(25)
})

test('what is read is really there: a fallback of each failure, with its line', () => {
  expect([...facts.failures.keys()]).toEqual(every)
  for (const { fallbacks } of facts.failures.values())
    expect(fallbacks).toContainEqual({
      key: expect.stringMatching(/_error|_message/),
      at: { file: expect.any(String), line: expect.any(Number) },
    })
})

test.each(every)('another fallback for %s is found at its line', (failure) => {
  expect(check(withFailure(failure, { fallbacks: [{ key: 'home.title', at }] }))).toMatchObject([
    { code: 'fallback-differs', failure, found: 'home.title', at, spec },
  ])
})

test('an unhandled failure is found, with the view that should handle it', () => {
  const { file, name } = facts.failures.get('entry')?.at ?? { file: '' }
  expect(check(withFailure('entry', { fallbacks: [] }))).toEqual([
    { code: 'failure-unheld', failure: 'entry', at: { file, name }, spec },
  ])
})

test('a failure is reported by its event: by its name if the specification has one', () => {
  expect(check(withFailure('login', { events: ['Sign In Failed'] }))).toMatchObject([
    { code: 'failure-untracked', failure: 'login', event: 'Log In Failed' },
  ])
  expect(check(withFailure('recovery', { events: ['Anything Failed'] }))).toEqual([])
  expect(check(withFailure('recovery', { events: [] }))).toMatchObject([
    { code: 'failure-untracked', failure: 'recovery' },
  ])
})

test('One Tap fails in an error snackbar', () => {
  expect(check(withFailure('One Tap', { tone: 'info' }))).toMatchObject([
    { code: 'failure-shown-otherwise', failure: 'One Tap', expected: 'error snackbar' },
  ])
})

test('an error without a message for the visitor is found at its class', () => {
  const bodies = facts.bodies.map((body) =>
    body.tag === 'Busy' ? { ...body, paths: ['_tag', 'data', 'data.text'] } : body,
  )
  expect(check({ bodies })).toEqual([
    {
      code: 'error-body-differs',
      error: 'Busy',
      expected: 'data.message',
      at: { file: 'domain/api/accountErrors.ts', name: 'Busy' },
      spec,
    },
  ])
})

test('the server’s message is read, and shown first', () => {
  expect(check({ bodyRead: { isDone: false, at } })).toEqual([
    { code: 'server-message-unread', path: 'data.message', at, spec },
  ])
  expect(check({ serverFirst: { isDone: false, at } })).toEqual([
    { code: 'server-message-hidden', path: 'data.message', at, spec },
  ])
})

test('marketing that is disabled can say so', () => {
  const call = '/services/account/checkInThirdPartyService.php'
  const declared = new Map(facts.declared)
  declared.set(call, { tags: ['SignInRequired'], at })
  expect(check({ declared })).toEqual([
    { code: 'refusal-missing', call, failure: 'marketing integration disabled', at, spec },
  ])
})

test('a transport error that is missing, or no longer thrown, is found', () => {
  const changed = (change: object) => {
    const transport = new Map(facts.transport)
    const fact = transport.get('AbortError')
    if (!fact) throw new Error('no facts for AbortError')
    transport.set('AbortError', { ...fact, ...change })
    return check({ transport })
  }
  expect(changed({ declared: { isDone: false, at } })).toEqual([
    { code: 'transport-error-missing', name: 'AbortError', at, spec },
  ])
  expect(changed({ made: { isDone: false, at } })).toEqual([
    { code: 'transport-error-unmade', name: 'AbortError', means: 'given up by the caller', at, spec },
  ])
})

test('a navigation that is cancelled has the specification’s name, and is cancelled', () => {
  const { guard } = facts
  expect(check({ guard: { ...guard, name: 'missing params' } })).toMatchObject([
    { code: 'guard-differs', expected: 'missing whitelist params', found: 'missing params' },
  ])
  expect(check({ guard: { ...guard, isRaised: { isDone: false, at } } })).toEqual([
    { code: 'guard-unused', error: 'missing whitelist params', at, spec },
  ])
})

test('the reply to a reset is interpreted as specified', () => {
  expect(check({ resetSuccess: [{ value: 0, at }] })).toMatchObject([
    { code: 'reset-answer-differs', expected: 'error 1 as success', found: 'error 0 as success', at },
  ])
  expect(check({ formShownBy: { field: 'form', at } })).toMatchObject([
    { code: 'reset-answer-differs', expected: 'the form hidden by show.form' },
  ])
})
