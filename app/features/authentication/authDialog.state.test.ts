import { describe, expect, it } from 'vitest'
import { registerTypes } from '#domain/account/registerType.ts'
import { type AuthOptions, authViews } from '#app/shared/account/authRequest.ts'
import { covers } from '../../../tests/covers.ts'
import { type AuthEvent, type AuthState, initialAuthState, nextAuthState } from './authDialog.state.ts'

const email = 'maria@example.gr'
const run = (options: AuthOptions, ...events: AuthEvent[]): AuthState =>
  events.reduce(nextAuthState, initialAuthState(options))
const answered = (registerType: (typeof registerTypes)[number]): AuthEvent => ({
  type: 'answered',
  email,
  registerType,
})

describe('the authentication dialog', () => {
  it('has the specification’s views', () =>
    expect(authViews).toEqual(['entry', 'login', 'signup', 'passwordRecovery', 'passwordReset']))

  it(
    'starts with the entry, or with any view that is asked for: both readings',
    covers('authentication/first-view', 'authentication/content-type'),
    () => {
      expect(initialAuthState({}).view).toBe('entry')
      for (const content of authViews) expect(initialAuthState({ content }).view).toBe(content)
    },
  )

  it.each(registerTypes)(
    'goes on from the entry by what the server knows: %s',
    covers('states/entry-to-signup', 'states/entry-to-login'),
    (registerType) => {
      const expected = registerType === 'UNREGISTERED' ? 'signup' : 'login'
      expect(run({}, answered(registerType))).toMatchObject({ view: expected, email, isEmailChosen: true })
    },
  )

  it(
    'keeps the email between the steps, and leads back to the entry to change it',
    covers('states/login-edit', 'states/signup-edit'),
    () => {
      const state = run({}, answered('UNREGISTERED'), { type: 'emailEdited' })
      expect(state).toMatchObject({ view: 'entry', email, isEmailChosen: false })
    },
  )

  it(
    'leads from login to recovery and back, to sign-up and back, with the email',
    covers(
      'states/login-to-recovery',
      'states/recovery-to-login',
      'states/login-to-signup',
      'states/signup-to-login',
    ),
    () => {
      const go = (view: 'login' | 'signup' | 'passwordRecovery'): AuthEvent => ({
        type: 'asked',
        view,
        email,
      })
      const steps = ['passwordRecovery', 'login', 'signup', 'login'] as const
      const start = answered('REGISTERED_CUSTOM_PWD')
      for (let count = 1; count <= steps.length; count++)
        expect(run({}, start, ...steps.slice(0, count).map(go))).toMatchObject({
          view: steps[count - 1],
          email,
          isEmailChosen: true,
        })
    },
  )

  it('takes along the email that was typed on the way', () => {
    const state = run({ content: 'login' }, { type: 'asked', view: 'passwordRecovery', email })
    expect(state).toMatchObject({ view: 'passwordRecovery', email, isEmailChosen: false })
  })

  it(
    'leaves a locked email as it is',
    covers('authentication/locked-initial-email', 'authentication/initial-email'),
    () => {
      const options = { content: 'login', email, isEmailLocked: true } as const
      const events: AuthEvent[] = [
        { type: 'emailEdited' },
        { type: 'asked', view: 'passwordRecovery', email: 'other@example.gr' },
      ]
      expect(run(options, { type: 'emailEdited' })).toEqual(run(options))
      expect(run(options, ...events)).toMatchObject({ view: 'passwordRecovery', email, isEmailLocked: true })
      expect(initialAuthState({ isEmailLocked: true }).isEmailLocked).toBe(false)
    },
  )

  it(
    'never comes to a registration where only a login is admitted',
    covers('authentication/access-type'),
    () => {
      const options = { access: 'login', email } as const
      expect(initialAuthState(options).view).toBe('login')
      expect(initialAuthState({ ...options, content: 'signup' }).view).toBe('login')
      expect(run(options, answered('UNREGISTERED')).view).toBe('login')
      expect(run(options, { type: 'asked', view: 'signup', email }).view).toBe('login')
      expect(run(options, { type: 'emailEdited' })).toMatchObject({ view: 'login', isEmailChosen: false })
    },
  )
})
