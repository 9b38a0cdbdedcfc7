import { Effect, Latch, type Scope, Stream } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { StreamEvent } from '#domain/contact/Notification.ts'
import { countersOf } from '#server/content/notifications/counters.ts'
import { eventText, heartbeat, retryText } from '#server/content/notifications/eventText.ts'
import type { NotificationsService } from '#server/content/notifications/Notifications.ts'

/**
 * Proxies close connections after a minute of silence; this stream writes after 25 s, and notices a closed browser as
 * late.
 */
const HEARTBEAT = '20 seconds'

/** How long a browser waits before it comes again, ms. */
const RETRY_MS = 2000

/** Notifications sent at once after a long silence; the rest follows immediately. */
const AT_ONCE = 100

interface Told {
  /** Of what was sent last. */
  readonly id: number
  readonly isOpen: boolean
}

export interface EventStreamOptions {
  readonly notifications: NotificationsService
  readonly accountId: string
  /** The last event that the browser received; undefined for a new one. */
  readonly after: number | undefined
  /** Whether the session is still on. */
  readonly isSignedIn: Effect.Effect<boolean>
  /** Ends when the portal stops: the browser then finds another process. */
  readonly stopping: Effect.Effect<void>
}

/**
 * An endless stream of an account's notifications: first an event `start` with the counters, then one for each
 * notification. Ends with the session, and when the portal stops.
 */
export const eventStream = (
  options: EventStreamOptions,
): Stream.Stream<string, SqlError.SqlError, SqlClient.SqlClient> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const { notifications, accountId, after } = options
      const woken = yield* wakesOf(notifications, accountId)
      // Read after listening began: rows written in between are read again, never missed.
      const id = after ?? (yield* notifications.last(accountId))
      return Stream.unfold<Told, string, SqlError.SqlError, SqlClient.SqlClient>(
        { id, isOpen: false },
        (told) => (told.isOpen ? next(options, woken, told) : start(options, told)),
      )
    }),
  )

/** Open whenever there may be something new. */
const wakesOf = (
  { onTold }: NotificationsService,
  accountId: string,
): Effect.Effect<Latch.Latch, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const latch = Latch.makeUnsafe(true)
      return { latch, end: onTold(accountId, () => latch.openUnsafe()) }
    }),
    ({ end }) => Effect.sync(end),
  ).pipe(Effect.map(({ latch }) => latch))

const start = Effect.fnUntraced(function* ({ accountId }: EventStreamOptions, { id }: Told) {
  const data = { counters: yield* countersOf(accountId) }
  return [`${retryText(RETRY_MS)}${eventText({ id, event: 'start', data })}`, { id, isOpen: true }] as const
})

const next = Effect.fnUntraced(function* (options: EventStreamOptions, woken: Latch.Latch, told: Told) {
  const isStopping = yield* Effect.raceFirst(
    Effect.as(Effect.timeoutOption(woken.await, HEARTBEAT), false),
    Effect.as(options.stopping, true),
  )
  woken.closeUnsafe()
  if (isStopping || !(yield* options.isSignedIn)) return undefined
  const { notifications, accountId } = options
  const news = yield* notifications.after(accountId, told.id, AT_ONCE)
  const last = news.at(-1)
  if (last === undefined) return [heartbeat, told] as const
  if (news.length === AT_ONCE) woken.openUnsafe()
  const counters = yield* countersOf(accountId)
  const text = news.map((notification) => eventOf({ notification, counters })).join('')
  return [text, { ...told, id: last.id }] as const
})

const eventOf = (event: StreamEvent): string => eventText({ id: event.notification.id, data: event })
