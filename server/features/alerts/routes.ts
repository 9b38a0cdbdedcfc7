/** Alerts for who is not signed in: a token of one search is all that is needed, and opens nothing else. */
import { ByteSize, Effect, Layer } from 'effect'
import { HttpIncomingMessage, HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { alertsPrefix, feedFormats } from '#domain/alerts/paths.ts'
import { defaults, isLanguage, type Language } from '#domain/locale.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { failureReply } from '#server/http/replies/failureReply.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { readFeed, writers } from './feeds.ts'
import { lastNumber } from './lastNumber.ts'
import { searchBehind } from './links.ts'
import type { SearchRow } from './SavedSearches.ts'
import {
  type AlertAction,
  alertActions,
  erasedPage,
  missingAlertPage,
  unsubscribePage,
} from './unsubscribePage.ts'

type Linked = SearchRow & { readonly language: string }

const languageOf = ({ language }: Linked): Language => (isLanguage(language) ? language : defaults.language)

const page = (html: string, status = 200) =>
  HttpServerResponse.text(html, {
    status,
    contentType: 'text/html; charset=utf-8',
    // The address holds the token: it is not sent on to other sites.
    headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  })

const missing = Effect.map(requestLanguage, (language) => page(missingAlertPage(language), 404))

const show = Effect.gen(function* () {
  const { token = '' } = yield* HttpRouter.params
  const search = yield* searchBehind(token)
  if (search === undefined) return yield* missing
  return page(unsubscribePage({ search, language: languageOf(search), token, now: yield* nowDate }))
})

/** A mail program sends `List-Unsubscribe=One-Click`, the page a name of an action; anything else stops as well. */
const actionIn = (body: string): AlertAction => {
  const asked = new URLSearchParams(body).get('action')
  return alertActions.find((name) => name === asked) ?? 'stop'
}

const DAY = 86_400_000

const act = Effect.fnUntraced(function* ({ id, accountId, mailboxId }: SearchRow, action: AlertAction) {
  const sql = yield* SqlClient.SqlClient
  const now = (yield* nowDate).getTime()
  const pause = (days: number) => sql`UPDATE saved_searches
    SET paused_until = ${new Date(now + days * DAY)}, version = version + 1 WHERE id = ${id}`
  const acts = {
    stop: sql`UPDATE saved_searches SET frequency = 'off', due_at = NULL, version = version + 1
      WHERE id = ${id} AND frequency <> 'off'`,
    stopAll: sql`UPDATE saved_searches SET frequency = 'off', due_at = NULL, version = version + 1
      WHERE (account_id = ${accountId} OR mailbox_id = ${mailboxId}) AND frequency <> 'off'`,
    pause7: pause(7),
    pause30: pause(30),
    // What happened in a pause is told; a search that was off begins with what is new.
    resume: sql`UPDATE saved_searches SET paused_until = NULL, version = version + 1, due_at = ${new Date(now)},
      frequency = CASE WHEN frequency = 'off' THEN 'instant' ELSE frequency END,
      told_number = CASE WHEN frequency = 'off' THEN ${sql.literal(lastNumber)}
        ELSE told_number END WHERE id = ${id}`,
    confirm: sql`UPDATE saved_searches SET frequency = 'instant', confirmed_at = ${new Date(now)},
      due_at = ${new Date(now)}, told_number = ${sql.literal(lastNumber)}, version = version + 1
      WHERE id = ${id} AND mailbox_id IS NOT NULL AND confirmed_at IS NULL`,
    erase: sql`DELETE FROM alert_mailboxes WHERE id = ${mailboxId}`,
  } as const satisfies Record<AlertAction, unknown>
  yield* acts[action]
})

const unsubscribe = Effect.gen(function* () {
  const { token = '' } = yield* HttpRouter.params
  const request = yield* HttpServerRequest.HttpServerRequest
  const body = yield* Effect.orElseSucceed(request.text, () => '')
  const search = yield* searchBehind(token)
  if (search === undefined) return yield* missing
  const done = actionIn(body)
  yield* act(search, done)
  const after = yield* searchBehind(token)
  if (after === undefined) return page(erasedPage(languageOf(search)))
  return page(
    unsubscribePage({ search: after, language: languageOf(search), token, now: yield* nowDate, done }),
  )
}).pipe(Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.kibibytes(4)))

const filePattern = new RegExp(`^([\\w-]{20,64})\\.(${feedFormats.join('|')})$`)

const feed = Effect.gen(function* () {
  const { file = '' } = yield* HttpRouter.params
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const [, token = '', format] = filePattern.exec(file) ?? []
  const search = format === undefined ? undefined : yield* searchBehind(token)
  if (search === undefined || (format !== 'atom' && format !== 'json')) return yield* missing
  const { type, write } = writers[format]
  const written = write(yield* readFeed(search, languageOf(search), token))
  const etag = `"${createHash('sha256').update(written).digest('base64url').slice(0, 22)}"`
  const kept = { etag, 'cache-control': 'private, max-age=60' }
  return headers['if-none-match'] === etag
    ? HttpServerResponse.empty({ status: 304, headers: kept })
    : HttpServerResponse.text(written, { contentType: type, headers: kept })
})

type Needs = SqlClient.SqlClient | Configuration | Listings

export const AlertRoutes = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    const served = <E, R>(answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
      Effect.provideContext(Effect.catchDefect(Effect.orDie(answer), failureReply), context)
    yield* router.add('GET', `${alertsPrefix}:token/unsubscribe/`, served(show))
    yield* router.add('POST', `${alertsPrefix}:token/unsubscribe/`, served(unsubscribe))
    yield* router.add('GET', `${alertsPrefix}:file`, served(feed))
  }),
)
