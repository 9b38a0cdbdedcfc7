import { expect, test } from 'vitest'
import { checkSignIn, type SignInFacts } from '#cli/checks/api/checkSignIn.ts'
import { signInSpec } from '#cli/checks/api/run.ts'
import { gatherSignIn } from '#cli/checks/api/signInFacts.ts'
import { isNightly } from '../../../tests/nightly/isNightly.ts'

const facts = gatherSignIn()
const spec = '7 The calls it makes'
const check = (change: Partial<SignInFacts> = {}) => checkSignIn({ ...facts, ...change }, signInSpec)

/** The true events with one of them changed. */
function withEvent(name: string, change: (fields: readonly string[]) => readonly string[]) {
  const events = new Map(facts.events)
  const event = events.get(name)
  if (!event) throw new Error(`no facts for ${name}`)
  events.set(name, { ...event, fields: change(event.fields) })
  return { events, at: event.at }
}

test.runIf(isNightly())('the true tree reports a sign-in as specified', () => {
  expect(check()).toEqual([])
})

test('the order of the social buttons is part of the specification', () => {
  expect(check({ providers: ['apple', 'google', 'facebook'] })).toEqual([
    {
      code: 'social-order-differs',
      expected: 'google, apple, facebook',
      found: 'apple, google, facebook',
      at: facts.providersAt,
      spec: '2 Authentication dialog',
    },
  ])
})

test('an event of another name is missing', () => {
  const events = new Map(facts.events)
  events.delete('user_subscription')
  expect(check({ events })).toEqual([
    { code: 'event-missing', event: 'user_subscription', at: facts.eventsAt, spec },
  ])
})

test('a field that an event lost is found at the event, written in place or in its interface', () => {
  const login = withEvent('user_login', (fields) => fields.filter((field) => field !== 'medium'))
  expect(check({ events: login.events })).toEqual([
    { code: 'event-field-missing', event: 'user_login', field: 'medium', at: login.at, spec },
  ])
  expect(check({ events: withEvent('Sign Up Complete', () => []).events })).toMatchObject([
    { code: 'event-field-missing', event: 'Sign Up Complete', field: 'Registration Method' },
  ])
})

test('a method is reported by the label of the specification', () => {
  expect(check({ labels: { ...facts.labels, apple: 'Apple' } })).toEqual([
    {
      code: 'method-label-missing',
      label: 'Apple ID',
      found: 'Email, Google, Apple, Facebook',
      at: facts.labelsAt,
      spec,
    },
  ])
})

test('email is a medium', () => {
  const { google, apple, facebook } = facts.labels
  if (!google || !apple || !facebook) throw new Error('no labels')
  expect(check({ labels: { mail: 'Email', google, apple, facebook } })).toMatchObject([
    { code: 'medium-missing', medium: 'email' },
  ])
})

test('the dialog’s options, the mailboxes it opens and its first country are compared', () => {
  const options = new Set([...facts.options].filter((option) => option !== 'button text'))
  expect(check({ options })).toEqual([
    {
      code: 'dialog-option-missing',
      option: 'button text',
      at: { file: 'app/shared/account/authRequest.ts', name: 'AuthOptions' },
      spec: '2 Authentication dialog',
    },
  ])
  expect(check({ mailboxes: ['Gmail', 'Outlook', 'Yahoo', 'Libero'] })).toMatchObject([
    { code: 'mailbox-missing', provider: 'iCloud', at: { file: 'domain/account/mailboxes.ts' } },
  ])
  expect(check({ firstCountry: 'Greece' })).toMatchObject([
    { code: 'phone-country-differs', expected: 'Italy', found: 'Greece' },
  ])
})
