import { Effect } from 'effect'
import type { OneTapAnswer } from '#domain/api/Account.ts'
import { SocialSignInRefused } from '#domain/api/accountErrors.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { csrfTokenOf, preSessionIn } from '#server/http/csrf.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { enterWith } from './finishSignIn.ts'
import { refuse } from './refusals.ts'
import { SocialFlows } from './SocialFlows.ts'
import { SocialProviders } from './SocialProviders.ts'

type Sent = string | readonly string[] | undefined

/** What One Tap posts. */
export interface OneTapPayload {
  readonly action?: Sent
  readonly mode?: Sent
  readonly accountType?: Sent
  readonly persistent?: Sent
  readonly oneTap?: Sent
  readonly v?: Sent
  /** The credential: a token of the provider. */
  readonly code?: Sent
}

/** No token of a provider is longer. */
const LONGEST_CREDENTIAL = 8192

/** Whether all that the specification fixes is as it fixes it (section 7). */
const isOneTap = ({ action, mode, accountType, persistent, oneTap, v }: OneTapPayload): boolean =>
  action === 'parserequesttoken' &&
  mode === 'oauth' &&
  accountType === 'google' &&
  persistent === '1' &&
  oneTap === '1' &&
  v === '2'

const believe = Effect.fnUntraced(function* (payload: OneTapPayload) {
  const { code } = payload
  const { oneTap: isOn } = yield* Configuration
  if (!isOn || !isOneTap(payload)) return yield* refuse('notConfigured')
  if (typeof code !== 'string' || code.length > LONGEST_CREDENTIAL) return yield* refuse('notBelieved')
  const { identity, nonce, expiresAt } = yield* (yield* SocialProviders).identityByToken('google', code)
  const { cookies, isSecure } = yield* requestVisitor
  const preSession = preSessionIn(cookies, isSecure)
  // A page that gives the prompt its token has it back in the credential: one of another browser does not.
  if (nonce !== undefined && (preSession === undefined || nonce !== csrfTokenOf(preSession)))
    return yield* refuse('notBelieved')
  if (!(yield* (yield* SocialFlows).useCredential(code, expiresAt))) return yield* refuse('unknownFlow')
  return identity
})

/**
 * Signs in with the credential of Google's One Tap. The prompt itself says what one agrees to, so that an account may be
 * made; `session_token` opens nothing, since the session is in a cookie that only the server reads.
 */
export const oneTap = Effect.fn('account.oneTap')(function* ({
  payload,
}: {
  readonly payload: OneTapPayload
}) {
  const { language } = yield* requestVisitor
  return yield* Effect.gen(function* () {
    const identity = yield* believe(payload)
    const { account, isNew } = yield* enterWith(identity, { language, hasAgreed: true })
    return {
      utente: { uuid: account.id, email: account.email, phone: account.phone, session_token: '' },
      trackSSOAccess: isNew ? 'signup' : 'login',
    } satisfies OneTapAnswer
  }).pipe(
    Effect.catchTag('SocialRefusal', ({ reason }) =>
      Effect.gen(function* () {
        yield* logAuth('social sign-in refused', { reason })
        return yield* new SocialSignInRefused(refusal(reason))
      }),
    ),
  )
})
