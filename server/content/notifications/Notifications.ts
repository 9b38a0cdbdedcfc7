/**
 * Notifications of events (docs/decisions/0020-live-notifications.md).
 *
 * A notification is a row, written in the transaction of its event. Rows of one account become visible in the order of
 * their ids, since a writer holds the account's lock until its transaction ends: a stream that has sent number 7 needs
 * nothing before it.
 */
import { Context, Effect, Layer } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import type { Notification, NotificationKind } from '#domain/contact/Notification.ts'

/** PostgreSQL channel that names accounts with new notifications to other processes. */
export const notificationChannel = 'estia_notifications'

/** A notification to write. */
export interface Told {
  readonly kind: NotificationKind
  readonly conversationId?: string
  readonly listingId?: number
  readonly groupId?: string
  /** EUR. */
  readonly price?: number
}

export interface NotificationsService {
  /** Runs a transaction, and wakes the streams of the notified accounts after the commit. */
  readonly transaction: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError.SqlError, R>
  /** Writes a notification for accounts; inside `transaction`. */
  readonly tell: (accountIds: readonly string[], told: Told) => Effect.Effect<void, SqlError.SqlError>
  /** Notifications of an account after a given one, oldest first; at most so many. */
  readonly after: (
    accountId: string,
    id: number,
    most: number,
  ) => Effect.Effect<readonly Notification[], SqlError.SqlError>
  /** The id of the account's last notification, 0 for none. */
  readonly last: (accountId: string) => Effect.Effect<number, SqlError.SqlError>
  /** Calls back whenever an account may have a new notification; the result unsubscribes. */
  readonly onTold: (accountId: string, listener: () => void) => () => void
  /** Wakes the streams of an account, or of all: another process reported, or may have reported, a notification. */
  readonly wake: (accountId?: string) => void
}

/** Accounts notified in the current transaction. */
const ToldHere = Context.Reference<Set<string> | undefined>('estia/notifications/ToldHere', {
  defaultValue: () => undefined,
})

/** First half of the key of locks that keep an account's notifications in order. */
const LOCKS = 7001

/** Listeners to wake for an account. */
function wakeCalls(): Pick<NotificationsService, 'wake' | 'onTold'> {
  const waiting = new Map<string, Set<() => void>>()
  const wakeOne = (listeners: ReadonlySet<() => void> | undefined) => listeners?.forEach((wake) => wake())
  return {
    wake: (accountId) =>
      accountId === undefined ? waiting.forEach(wakeOne) : wakeOne(waiting.get(accountId)),
    onTold: (accountId, listener) => {
      const listeners = waiting.get(accountId) ?? new Set()
      waiting.set(accountId, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && waiting.get(accountId) === listeners) waiting.delete(accountId)
      }
    },
  }
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { wake, onTold } = wakeCalls()

  const transaction: NotificationsService['transaction'] = (work) =>
    Effect.suspend(() => {
      const told = new Set<string>()
      return sql.withTransaction(work).pipe(
        Effect.provideService(ToldHere, told),
        Effect.tap(() => Effect.sync(() => told.forEach((accountId) => wake(accountId)))),
      )
    })

  const tellOne = Effect.fnUntraced(function* (accountId: string, told: Told) {
    yield* sql`SELECT pg_advisory_xact_lock(${LOCKS}::int, hashtext(${accountId}))`
    yield* sql`INSERT INTO notifications (account_id, kind, conversation_id, listing_id, group_id, price)
      VALUES (${accountId}, ${told.kind}, ${told.conversationId ?? null}, ${told.listingId ?? null},
        ${told.groupId ?? null}, ${told.price ?? null})
      ON CONFLICT DO NOTHING`
    yield* sql`SELECT pg_notify(${notificationChannel}, ${accountId})`
  })

  return {
    transaction,
    // Locked in one order, so that two transactions with the same accounts never deadlock.
    tell: Effect.fn('Notifications.tell')(function* (accountIds, told) {
      const here = yield* ToldHere
      if (here === undefined) return yield* Effect.die(new Error('A notification outside a transaction'))
      for (const accountId of [...new Set(accountIds)].toSorted()) {
        yield* tellOne(accountId, told)
        here.add(accountId)
      }
    }),
    after: (accountId, id, most) =>
      Effect.map(
        sql<Omit<Notification, 'at'> & { readonly at: Date }>`
          SELECT id::int AS id, kind, created_at AS at, conversation_id AS "conversationId",
            listing_id AS "listingId", group_id AS "groupId", price
          FROM notifications WHERE account_id = ${accountId} AND id > ${id} ORDER BY notifications.id LIMIT ${most}`,
        (rows) => rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      ),
    last: (accountId) =>
      Effect.map(
        sql<{ id: number }>`SELECT coalesce(max(id), 0)::int AS id FROM notifications
          WHERE account_id = ${accountId}`,
        ([row]) => row?.id ?? 0,
      ),
    onTold,
    wake,
  } satisfies NotificationsService
})

/** Writes notifications, and wakes the streams of their accounts. */
export class Notifications extends Context.Service<Notifications, NotificationsService>()(
  'estia/notifications/Notifications',
) {
  static readonly layer: Layer.Layer<Notifications, never, SqlClient.SqlClient> = Layer.effect(
    Notifications,
    make,
  )
}
