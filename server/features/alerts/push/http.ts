import { Effect, Option } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { pushLimits, pushWorkerPath } from '#domain/alerts/push.ts'
import type { PushSubscriptionSent } from '#domain/api/alerts/Push.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { rawRoutes } from '#server/http/replies/rawRoutes.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { pushWorker } from './pushWorker.ts'

const changing = Effect.gen(function* () {
  const { id, accountId } = yield* SignedInSession
  yield* withinLimit('searchesByAccount', accountId)
  return { session: id, accountId }
})

const keep = Effect.fn('push.keep')(function* ({ payload }: { readonly payload: PushSubscriptionSent }) {
  const { session, accountId } = yield* changing
  const { push, flags } = yield* Configuration
  if (Option.isNone(push) || !flags.webPush) return { isKept: false }
  const sql = yield* SqlClient.SqlClient
  const { endpoint, p256dh, auth } = payload
  yield* dieOnSql(
    sql.withTransaction(
      Effect.gen(function* () {
        // A browser is told of the searches of the account that asked last in it, while that session lasts.
        yield* sql`INSERT INTO push_subscriptions (account_id, session_id, endpoint, p256dh, auth, created_at)
          VALUES (${accountId}, ${session}, ${endpoint}, ${p256dh}, ${auth}, ${yield* nowDate})
          ON CONFLICT (endpoint) DO UPDATE SET account_id = excluded.account_id,
            session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth`
        yield* sql`DELETE FROM push_messages USING push_subscriptions AS browsers, saved_searches AS searches
          WHERE browsers.id = subscription_id AND searches.id = search_id AND endpoint = ${endpoint}
            AND searches.account_id IS DISTINCT FROM browsers.account_id`
        yield* sql`DELETE FROM push_subscriptions WHERE account_id = ${accountId} AND id NOT IN
          (SELECT id FROM push_subscriptions WHERE account_id = ${accountId} ORDER BY id DESC
            LIMIT ${pushLimits.ofAccount})`
      }),
    ),
  )
  return { isKept: true }
})

const forget = Effect.fn('push.forget')(function* ({
  payload: { endpoint },
}: {
  readonly payload: { readonly endpoint: string }
}) {
  const { accountId } = yield* changing
  const sql = yield* SqlClient.SqlClient
  const rows = yield* dieOnSql(
    sql`DELETE FROM push_subscriptions WHERE endpoint = ${endpoint} AND account_id = ${accountId} RETURNING 1`,
  )
  return { isForgotten: rows.length > 0 }
})

/** Handlers of browsers that alerts are pushed to. */
export const PushHandlers = HttpApiBuilder.group(
  ServedApi,
  'push',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(SqlClient.SqlClient, Configuration, Sessions, RateLimits)
    return handlers.handleAll({ keep: served(keep), forget: served(forget) })
  }),
)

const worker = Effect.succeed(
  HttpServerResponse.text(pushWorker, {
    contentType: 'text/javascript; charset=utf-8',
    headers: { 'cache-control': 'no-cache' },
  }),
)

export const PushWorkerRoute = rawRoutes([['GET', pushWorkerPath, worker]])
