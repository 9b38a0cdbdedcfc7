import { Effect } from 'effect'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { type FieldProblem, optionalBox } from '#domain/account/forms.ts'
import { type Sentence, sentenceIn } from '#server/http/replies/messages.ts'
import { type AccountChanges, Accounts } from '#server/identity/Accounts.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { allOf, oneOf, readFields, type Sent } from './fields.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { routePath } from '#server/identity/links.ts'
import { OneTimeTokens } from '#server/identity/OneTimeTokens.ts'
import { forgetSession, knowBrowser, openSession } from './signIn.ts'
import { requestVisitor, requireSession } from '#server/identity/requestVisitor.ts'
import { presentPasswordProblems } from './presentPassword.ts'
import { ownAccount } from './profile.ts'
import { commonPasswordAt, keepPassword } from './register.ts'
import type { Call } from './say.ts'

type Problems = Readonly<Record<string, FieldProblem>>

const boxes = ['communications', 'newsletter'] as const

/** Boxes that say neither yes nor no, or both. */
const unknownBoxes = (sent: Sent): Problems =>
  Object.fromEntries(
    boxes
      .filter((box) => allOf(sent, box).length > 1 || !optionalBox(allOf(sent, box)[0] ?? '', {}))
      .map((box) => [box, { message: 'unknown_value_validation_msg' }]),
  )

/** The consents of a form; one that the form did not ask for stays as it is. */
const consentsIn = (sent: Sent): AccountChanges =>
  Object.fromEntries(
    boxes.filter((box) => oneOf(sent, box) !== '').map((box) => [box, oneOf(sent, box) === '1']),
  )

interface Outcome {
  readonly error: 0 | 1
  readonly message: Sentence
  readonly backurl: string
  readonly isFormShown: boolean
  readonly errors?: Readonly<Record<string, string>>
}

/** Words the specification's reply: 1 means that the password was changed. */
const reply = ({ error, message, backurl, isFormShown, errors }: Outcome) =>
  Effect.map(requestVisitor, ({ language }) => ({
    error,
    results: { backurl, message: sentenceIn(language, message) },
    'show.form': isFormShown,
    ...(errors !== undefined && { errors }),
  }))

const refused = Effect.andThen(
  logAuth('token refused'),
  reply({ error: 0, message: 'tokenRefused', backurl: routePath('login'), isFormShown: false }),
)

/** With a mailed link: every session ends, this browser's too, and the user signs in again. */
const byLink = Effect.fnUntraced(function* (token: string, password: string, consents: AccountChanges) {
  if ((yield* (yield* OneTimeTokens).ownerOf('reset', token)) === undefined) return yield* refused
  const kept = yield* keepPassword(password, 'known')
  const accountId = yield* (yield* Accounts).resetPassword(
    token,
    kept,
    consents,
    (yield* requestVisitor).preSession,
  )
  if (accountId === undefined) return yield* refused
  yield* forgetSession
  yield* knowBrowser(accountId)
  yield* logAuth('password changed', { accountId })
  return yield* reply({
    error: 1,
    message: 'passwordChanged',
    backurl: routePath('login'),
    isFormShown: false,
  })
})

const refusedAt = (problems: Problems) =>
  reply({
    error: 0,
    message: 'fieldsInvalid',
    backurl: '',
    isFormShown: true,
    errors: Object.fromEntries(Object.entries(problems).map(([field, { message }]) => [field, message])),
  })

/** By a signed-in user who knows the present password: every session ends, and this browser gets a new one. */
const bySession = Effect.fnUntraced(function* (payload: Sent, password: string, problems: Problems) {
  const { session, account } = yield* Effect.provideServiceEffect(ownAccount, SignedInSession, requireSession)
  if (account.passwordHash === null)
    return yield* reply({ error: 0, message: 'passwordByLink', backurl: '', isFormShown: false })
  const all = { ...(yield* presentPasswordProblems(account, payload)), ...problems }
  if (Object.keys(all).length > 0) return yield* refusedAt(all)
  yield* (yield* Accounts).setPassword(
    account.id,
    yield* keepPassword(password, 'known'),
    consentsIn(payload),
  )
  yield* openSession(account.id, session.method)
  yield* knowBrowser(account.id)
  yield* logAuth('password changed', { accountId: account.id })
  return yield* reply({
    error: 1,
    message: 'passwordChanged',
    backurl: routePath('profile'),
    isFormShown: false,
  })
})

export const changePassword = Effect.fn('account.changePassword')(function* ({ payload }: Call<Sent>) {
  yield* withinLimit('passwordChangeByAddress', (yield* requestVisitor).address)
  const token = oneOf(payload, 'token')
  const { values, problems: broken } = readFields('reset', payload)
  const problems = { ...commonPasswordAt('pwd', values.pwd), ...broken, ...unknownBoxes(payload) }
  if (token === '') return yield* bySession(payload, values.pwd, problems)
  if (Object.keys(problems).length > 0) return yield* refusedAt(problems)
  return yield* byLink(token, values.pwd, consentsIn(payload))
})
