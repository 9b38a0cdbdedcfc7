/** `GET` and `POST /alerts/new/`: keeps a search by an address alone, where the operator allows it. */
import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import { alertLimits } from '#domain/alerts/limits.ts'
import { newAlertPath } from '#domain/alerts/paths.ts'
import { constants } from '#domain/constants.ts'
import { cleanLine } from '#domain/forms/cleanText.ts'
import { email as isEmail } from '#domain/forms/rules.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { cookiesIn } from '#server/http/cookies.ts'
import { csrfTokenOf, keepPreSession } from '#server/http/csrf.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { readOwnForm } from '#server/http/forms/actForm.ts'
import { failureReply } from '#server/http/replies/failureReply.ts'
import type { Sentence } from '#server/http/replies/messages.ts'
import { limitedBy } from '#server/identity/limits/limited.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { SavedSearches } from '../SavedSearches.ts'
import { missingAlertPage } from '../unsubscribePage.ts'
import { nameOfSearch } from '../words.ts'
import { newAlertPage, sentPage } from './newAlertPage.ts'
import { requestAlert } from './requestAlert.ts'

const { isWithin } = limitedBy({
  alertsByAddress: [
    { amount: 10, seconds: 10 * 60 },
    { amount: 40, seconds: 24 * 3600 },
  ],
})

const html = (text: string, status: number, setCookie?: string) =>
  HttpServerResponse.text(text, {
    status,
    contentType: 'text/html; charset=utf-8',
    headers: { 'cache-control': 'private, no-store', ...(setCookie && { 'set-cookie': setCookie }) },
  })

/** The search of an address of a list, with its language; undefined for any other address, and while this is off. */
const asked = Effect.fnUntraced(function* (search: string) {
  const { flags } = yield* Configuration
  const language = yield* requestLanguage
  const isReadable = flags.alertsWithoutAccount && search.length <= alertLimits.url
  return { language, read: isReadable ? (yield* SavedSearches).read(search) : undefined }
})

interface Shown {
  readonly search: string
  readonly email: string
  readonly status: number
  readonly trouble?: Sentence
}

const shown = Effect.fnUntraced(function* ({ status, ...form }: Shown) {
  const { language, read } = yield* asked(form.search)
  if (read === undefined) return html(missingAlertPage(language), 404)
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const { origin } = yield* Configuration
  const { value, setCookie } = keepPreSession(cookiesIn(headers['cookie']), origin.startsWith('https:'))
  const page = { ...form, language, name: nameOfSearch(read, language), token: csrfTokenOf(value) }
  return html(newAlertPage(page), status, setCookie)
})

const show = Effect.gen(function* () {
  const { url } = yield* HttpServerRequest.HttpServerRequest
  const search = new URL(url, 'https://portal.invalid').searchParams.get('search') ?? ''
  return yield* shown({ search, email: '', status: 200 })
})

const send = Effect.gen(function* () {
  const { form, isOwn } = yield* readOwnForm()
  const [search, email] = [form.get('search') ?? '', cleanLine(form.get('email') ?? '')]
  const { language, read } = yield* asked(search)
  const again = (trouble: Sentence, status: number) => shown({ search, email, trouble, status })
  if (read === undefined) return html(missingAlertPage(language), 404)
  if (!isOwn) return yield* again('foreignRequest', 403)
  if (email === '' || email.length > constants.account.emailMax || !isEmail(email, {}))
    return yield* again('fieldsInvalid', 422)
  const { address } = yield* requestVisitor
  if (!(yield* isWithin('alertsByAddress', address))) return yield* again('tooManyRequests', 429)
  yield* requestAlert({ read, email, language })
  return html(sentPage(language, read.url), 200)
})

type Needs = SqlClient.SqlClient | Configuration | RateLimits | Outbox | SavedSearches

export const ByMailRoutes = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    const served = <E, R>(answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
      Effect.provideContext(Effect.catchDefect(Effect.orDie(answer), failureReply), context)
    yield* router.add('GET', newAlertPath, served(show))
    yield* router.add('POST', newAlertPath, served(send))
  }),
)
