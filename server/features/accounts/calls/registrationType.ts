import { Effect } from 'effect'
import type { RegisterType } from '#domain/account/registerType.ts'
import { suggestedDomains } from '#domain/account/suggestedDomains.ts'
import { sentenceIn } from '#server/http/replies/messages.ts'
import { Accounts } from '#server/identity/Accounts.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'
import { readFields, refuse } from './fields.ts'
import { isWithinLimit, withinLimit } from '#server/identity/limits/limits.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import type { Call } from './say.ts'

type Email = Call<{ readonly email: string }>

/**
 * Whether an email is registered. Beyond the limit the reply is always "registered": the form then asks for a
 * password, and reveals nothing. Only the owner learns that a password is weak.
 */
export const registrationType = Effect.fn('account.registrationType')(function* ({ payload }: Email) {
  const { language, address } = yield* requestVisitor
  const { values, problems } = readFields('entry', payload)
  yield* refuse(problems)
  const account = yield* (yield* Accounts).byEmail(emailKey(values.email) ?? '')
  const isTold = yield* isWithinLimit('registrationTypeByAddress', address)
  if (isTold) yield* isWithinLimit('registrationTypeByAll', 'all')
  const registerType: RegisterType =
    isTold && account === undefined ? 'UNREGISTERED' : 'REGISTERED_CUSTOM_PWD'
  const message = sentenceIn(language, registerType === 'UNREGISTERED' ? 'newEmail' : 'knownEmail')
  return { registerType, message }
})

/** Mail domains that a mistyped one may mean. Does not query the database, so it reveals no accounts. */
export const verifyEmail = Effect.fn('account.verifyEmail')(function* ({ payload }: Email) {
  yield* withinLimit('emailHintByAddress', (yield* requestVisitor).address)
  return { suggestedEmails: suggestedDomains(payload.email) }
})
