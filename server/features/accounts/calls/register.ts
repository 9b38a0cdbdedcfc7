import { Effect } from 'effect'
import { randomUUID } from 'node:crypto'
import type { FieldProblem } from '#domain/account/forms.ts'
import { readPhone } from '#domain/account/readPhone.ts'
import { registerTypeOf } from '#domain/account/registerType.ts'
import { defaults } from '#domain/locale.ts'
import { sentenceIn } from '#server/http/replies/messages.ts'
import { Accounts } from '#server/identity/Accounts.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { isCommonPassword } from '#server/identity/commonPasswords.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'
import { allOf, oneOf, readFields, refuse, type Sent } from './fields.ts'
import { noteReached } from '#server/identity/limits/limited.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { type Lane, Passwords } from '#server/identity/Passwords.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { type Call, refuseWhenBusy } from './say.ts'

/** What is wrong with a new password beyond its length. */
export const commonPasswordAt = (field: string, password: string): Readonly<Record<string, FieldProblem>> =>
  isCommonPassword(password) ? { [field]: { message: 'userclass_passwd_common_validation_msg' } } : {}

/** The stored form of a new password. */
export const keepPassword = Effect.fnUntraced(function* (password: string, lane: Lane) {
  const hash = yield* refuseWhenBusy((yield* Passwords).hash(password, lane))
  return { hash, isWeak: registerTypeOf(password) === 'REGISTERED_WEAK_PWD' }
})

/** Digits of the dialling code that a form was sent with; empty where it has none. Anything else is refused. */
export const diallingCodeIn = Effect.fnUntraced(function* (sent: Sent) {
  const code = /^\+?(\d{1,4})$/.exec(oneOf(sent, 'phone-prefix'))?.[1]
  const isUnknown = code === undefined && allOf(sent, 'phone-prefix').join('') !== ''
  const problem = { 'phone-prefix': { message: 'unknown_value_validation_msg' } } as const
  yield* refuse(isUnknown ? problem : {})
  return code ?? ''
})

/** A phone number and its dialling code, as both are stored; empty stays empty, and the code is that of the number. */
export function phoneIn(typed: string, chosen: string) {
  if (typed === '') return { phone: '', phonePrefix: chosen, problems: {} }
  const { found } = readPhone(typed, chosen || defaults.phoneCountryCode)
  const problems: Readonly<Record<string, FieldProblem>> = found
    ? {}
    : { phone: { message: 'phone_not_callable_msg' } }
  const { phone = '', dialling = chosen } = found ?? {}
  return { phone, phonePrefix: phone.startsWith(`+${chosen}`) ? chosen : dialling, problems }
}

/** Creates an account, or mails the owner of an existing one: reply and work are the same. */
export const register = Effect.fn('account.register')(function* ({ payload }: Call<Sent>) {
  const { language, address, preSession } = yield* requestVisitor
  const { values, problems } = readFields('signup', payload)
  const { problems: uncallable, ...phone } = phoneIn(values.phone, yield* diallingCodeIn(payload))
  yield* refuse({ ...commonPasswordAt('password', values.password), ...uncallable, ...problems })
  yield* withinLimit('signUpByAddress', address)
  const key = emailKey(values.email) ?? ''
  const account = {
    email: values.email,
    emailKey: key,
    name: values.first_name,
    surname: values.last_name,
    ...phone,
    language,
    password: yield* keepPassword(values.password, 'stranger'),
    communications: values.communications === '1',
    newsletter: values.newsletter === '1',
  }
  const { id, isNew, isMailed } = yield* (yield* Accounts).register(account, preSession)
  if (!isMailed) yield* noteReached('mailByMailbox')
  yield* logAuth(isNew ? 'signed up' : 'signed up again', { accountId: id })
  const message = sentenceIn(language, 'registered')
  return { message, service: 'estia', data: { uuid: randomUUID() } }
})
