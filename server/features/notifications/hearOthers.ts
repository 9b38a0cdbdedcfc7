import type { PgClient } from '@effect/sql-pg'
import { Effect, type Scope } from 'effect'
import { Database } from '#server/database/Database.ts'
import { listenTo } from '#server/database/listenTo.ts'
import { notificationChannel, Notifications } from '#server/content/notifications/Notifications.ts'

/** On PostgreSQL, where other processes write too: wakes streams here when another process wrote a notification. */
export const hearOthers: Effect.Effect<
  void,
  never,
  Database | Notifications | PgClient.PgClient | Scope.Scope
> = Effect.gen(function* () {
  if ((yield* Database).engine !== 'postgresql') return
  const { wake } = yield* Notifications
  yield* Effect.forkScoped(
    listenTo(notificationChannel, {
      // What was written while no connection listened.
      onOpen: Effect.sync(() => wake()),
      onNotices: (accountIds) => Effect.sync(() => new Set(accountIds).forEach((id) => wake(id))),
      lost: 'Notifications of other processes are no longer heard; listening again',
    }),
  )
})
