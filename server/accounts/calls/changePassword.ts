import { Effect } from 'effect'
import { FreshSignInRequired } from '#domain/api/accountErrors.ts'
import { accountMessage, type AccountMessage, refusalBody } from '../accountMessages.ts'
import { type AccountChanges, Accounts } from '../Accounts.ts'
import { logAuth } from '../authLog.ts'
import { allOf, oneOf, readFields, type Sent } from '../fields.ts'
import { withinLimit } from '../limits.ts'
import { routePath } from '../links.ts'
import { OneTimeTokens } from '../OneTimeTokens.ts'
import { forgetSession, openSession } from '../signIn.ts'
import { signedIn, visitor } from '../visitor.ts'
import { commonPasswordAt, keepPassword } from './register.ts'
import type { Call } from './say.ts'

/** Consents as a form's boxes say them; one that was not asked for stays as it is. */
const consentsIn = (sent: Sent): AccountChanges => ({
  ...(allOf(sent, 'communications').length === 1 && {
    communications: oneOf(sent, 'communications') === '1',
  }),
  ...(allOf(sent, 'newsletter').length === 1 && { newsletter: oneOf(sent, 'newsletter') === '1' }),
})

interface Outcome {
  readonly error: 0 | 1
  readonly message: AccountMessage
  readonly backurl: string
  readonly isFormShown: boolean
  readonly errors?: Readonly<Record<string, string>>
}

/** Words the specification's reply: 1 means that the password was changed. */
const reply = ({ error, message, backurl, isFormShown, errors }: Outcome) =>
  Effect.map(visitor, ({ language }) => ({
    error,
    results: { backurl, message: accountMessage(message, language) },
    'show.form': isFormShown,
    ...(errors !== undefined && { errors }),
  }))

const refused = Effect.andThen(
  logAuth('token refused'),
  reply({ error: 0, message: 'tokenRefused', backurl: routePath('login'), isFormShown: false }),
)

/** With the link of a mail: whoever was signed in, this browser too, signs in anew. */
const byLink = Effect.fnUntraced(function* (token: string, password: string, consents: AccountChanges) {
  if ((yield* (yield* OneTimeTokens).ownerOf('reset', token)) === undefined) return yield* refused
  const kept = yield* keepPassword(password, 'known')
  const accountId = yield* (yield* Accounts).resetPassword(token, kept, consents)
  if (accountId === undefined) return yield* refused
  yield* forgetSession
  yield* logAuth('password changed', { accountId })
  return yield* reply({
    error: 1,
    message: 'passwordChanged',
    backurl: routePath('login'),
    isFormShown: false,
  })
})

const proved = Effect.gen(function* () {
  const session = yield* signedIn
  if (session.isProved) return session
  return yield* new FreshSignInRequired(refusalBody('freshSignInRequired', (yield* visitor).language))
})

/** By somebody who said a moment ago who they are: every session ends, and this browser gets a new one. */
const bySession = Effect.fnUntraced(function* (
  { accountId, method }: Effect.Success<typeof proved>,
  password: string,
  consents: AccountChanges,
) {
  yield* (yield* Accounts).setPassword(accountId, yield* keepPassword(password, 'known'), consents)
  yield* openSession(accountId, method)
  yield* logAuth('password changed', { accountId })
  return yield* reply({
    error: 1,
    message: 'passwordChanged',
    backurl: routePath('profile'),
    isFormShown: false,
  })
})

export const changePassword = Effect.fn('account.changePassword')(function* ({ payload }: Call<Sent>) {
  yield* withinLimit('passwordChangeByAddress', (yield* visitor).address)
  const token = oneOf(payload, 'token')
  const session = token === '' ? yield* proved : undefined
  const { values, problems } = readFields('reset', payload)
  const all = Object.entries({ ...commonPasswordAt('pwd', values.pwd), ...problems })
  if (all.length > 0) {
    const errors = Object.fromEntries(all.map(([field, { message }]) => [field, message]))
    return yield* reply({ error: 0, message: 'fieldsInvalid', backurl: '', isFormShown: true, errors })
  }
  const consents = consentsIn(payload)
  return yield* session === undefined
    ? byLink(token, values.pwd, consents)
    : bySession(session, values.pwd, consents)
})
