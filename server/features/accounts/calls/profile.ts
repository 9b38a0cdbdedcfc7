import { Effect } from 'effect'
import { isSocialProvider } from '#domain/account/socialProviders.ts'
import { listFields, listShapes } from '#domain/api/Account.ts'
import { SignInRequired } from '#domain/api/accountErrors.ts'
import { languages } from '#domain/locale.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { type AccountChanges, Accounts } from '#server/identity/Accounts.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { allOf, oneOf, readFields, refuse, type Sent } from './fields.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { OneTimeTokens } from '#server/identity/OneTimeTokens.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { requestVisitor, requireSession } from '#server/identity/requestVisitor.ts'
import { refuseToken } from './confirmEmail.ts'
import { diallingCodeIn, phoneIn } from './register.ts'
import { type Call, say } from './say.ts'

/** The signed-in account. */
export const ownAccount = Effect.gen(function* () {
  const session = yield* SignedInSession
  const account = yield* (yield* Accounts).byId(session.accountId)
  if (account !== undefined) return { session, account }
  return yield* new SignInRequired(refusal('signInRequired'))
})

export const profile = Effect.fn('profile.profile')(function* () {
  const { session, account } = yield* ownAccount
  const { id, email, name, surname, phone, language, communications, newsletter } = account
  return {
    uuid: id,
    email,
    isVerified: account.verifiedAt !== null,
    name,
    surname,
    phone,
    language,
    consents: {
      privacyAt: account.privacyAt.toISOString(),
      chosenAt: account.consentsAt?.toISOString() ?? null,
      communications,
      newsletter,
    },
    hasPassword: account.passwordHash !== null,
    isProved: session.isProved,
    providers: account.providers.filter(isSocialProvider),
    sessions: yield* (yield* Sessions).list(session),
  }
})

const unknownValue = { message: 'unknown_value_validation_msg' } as const

/** Refuses a field with an invalid value: ignored, it would be answered with "saved". */
const refuseUnknown = Effect.fnUntraced(function* (field: string, isUnknown: boolean) {
  yield* refuse(isUnknown ? { [field]: unknownValue } : {})
})

/** The two consents, if the form asked for them: one that it does not name is withdrawn. */
const consentsIn = Effect.fnUntraced(function* (sent: Sent) {
  const all = ['marketing', ...listShapes('marketing')].flatMap((name) => allOf(sent, name))
  if (all.length === 0) return {}
  const ticked = all.flatMap((value) => (value === '' ? [] : value.split(',').map((part) => part.trim())))
  const known: readonly string[] = listFields.marketing
  yield* refuseUnknown('marketing', !ticked.every((name) => known.includes(name)))
  return {
    communications: ticked.includes('comunicazioni'),
    newsletter: ticked.includes('newsletter'),
  } satisfies AccountChanges
})

/** Fields of the sign-up that a profile has too; those that were sent are held against the same rules. */
const editable = ['first_name', 'last_name', 'phone'] as const

const detailsIn = Effect.fnUntraced(function* (sent: Sent) {
  const sentFields = editable.filter((field) => allOf(sent, field).length > 0)
  const { values, problems } = readFields('signup', sent, sentFields)
  const { problems: uncallable, ...phone } = phoneIn(values.phone ?? '', yield* diallingCodeIn(sent))
  yield* refuse({ ...uncallable, ...problems })
  const language = languages.find((known) => known === oneOf(sent, 'language'))
  yield* refuseUnknown('language', language === undefined && allOf(sent, 'language').join('') !== '')
  return {
    ...(sentFields.includes('first_name') && { name: values.first_name }),
    ...(sentFields.includes('last_name') && { surname: values.last_name }),
    ...(sentFields.includes('phone') && phone),
    ...(language !== undefined && { language }),
  } satisfies AccountChanges
})

/** The link of a mail lets its owner say what they consent to beside a new password, and no more. */
const consentByLink = Effect.fnUntraced(function* (token: string, payload: Sent) {
  yield* withinLimit('linkByAddress', (yield* requestVisitor).address)
  const accountId = yield* (yield* OneTimeTokens).ownerOf('reset', token)
  if (accountId === undefined) return yield* refuseToken
  const consents = yield* consentsIn(payload)
  yield* refuseUnknown('marketing', Object.keys(consents).length === 0)
  yield* (yield* Accounts).change(accountId, consents)
  yield* logAuth('profile changed', { accountId })
  return yield* say('profileChanged')
})

export const change = Effect.fn('profile.change')(function* ({ payload }: Call<Sent>) {
  const token = oneOf(payload, 'token')
  if (token !== '') return yield* consentByLink(token, payload)
  const { accountId } = yield* requireSession
  yield* withinLimit('profileByAccount', accountId)
  const changes = { ...(yield* detailsIn(payload)), ...(yield* consentsIn(payload)) }
  yield* refuseUnknown('marketing', Object.keys(changes).length === 0)
  yield* (yield* Accounts).change(accountId, changes)
  yield* logAuth('profile changed', { accountId })
  return yield* say('profileChanged')
})
