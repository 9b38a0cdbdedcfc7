/**
 * Sends what waits in the outbox, at least once: a mail is marked after the server took it, so one whose mark was lost
 * goes out again, under the same Message-ID.
 */
import { Effect, Latch, Schedule, Semaphore } from 'effect'
import type { SqlError } from 'effect/sql'
import { isUnavailable } from '#server/database/unavailable.ts'
import { keepDoing, SOON_AFTER_START } from '#server/platform/keepDoing.ts'
import { sweepUnsolicited } from '#server/content/mail/countUnsolicited.ts'
import { DeliveryFailed, type MailTransport } from './MailTransport.ts'
import { Outbox } from './Outbox.ts'
import { claimNext, giveBack, markFailed, markSent, type QueuedMail, sweepOutbox } from './queue.ts'
import { renderMail } from './renderMail.ts'

export interface SendingOptions {
  readonly deliver: MailTransport
  /** The portal's own, for the texts. */
  readonly origin: string
  /** Keeps what sent mails said, for a mailbox that is read here. */
  readonly keepsText: boolean
  /** Seconds; shorter ones are for tests. */
  readonly times?: Partial<Times>
}

interface Times {
  /** How often the outbox is looked at without being told: rows of other processes, and retries that fall due. */
  readonly pollEvery: number
  /** How long a claim holds: longer than a mail can take. */
  readonly lease: number
  readonly firstWait: number
  readonly longestWait: number
  readonly giveUpAfter: number
}

const usual: Times = {
  pollEvery: 1,
  lease: 300,
  firstWait: 30,
  longestWait: 6 * 3600,
  giveUpAfter: 3 * 86_400,
}

/** Mails on their way at once; those to one recipient go one after the other. */
const AT_ONCE = 4

/** Doubles from try to try, up to the longest. */
export const waitAfter = (attempts: number, { firstWait, longestWait }: Times = usual): number =>
  Math.min(longestWait, firstWait * 2 ** (attempts - 1))

/** Runs until the scope closes. */
export const sendMails = Effect.fn('sendMails')(function* (options: SendingOptions) {
  const times = { ...usual, ...options.times }
  const woken = yield* Latch.make()
  const places = yield* Semaphore.make(AT_ONCE)
  const { onPut } = yield* Outbox
  onPut(() => void woken.openUnsafe())

  const sendNext = Effect.gen(function* () {
    yield* places.take(1)
    const queued = yield* Effect.onError(claimNext(times.lease), () => places.release(1))
    if (queued === undefined) {
      yield* places.release(1)
      return false
    }
    const sending = Effect.ensuring(sendOne(queued, { ...options, times }), places.release(1))
    // Another mail to the same recipient may have waited for this one.
    yield* Effect.forkScoped(Effect.ensuring(sending, woken.open))
    return true
  })
  const drain = Effect.gen(function* () {
    yield* woken.close
    while (yield* sendNext);
    yield* Effect.timeoutOption(woken.await, `${times.pollEvery} seconds`)
  })
  const untroubled = drain.pipe(
    Effect.catchTag('SqlError', (error) =>
      Effect.andThen(
        Effect.logWarning('The outbox cannot be read', error.message),
        Effect.sleep('5 seconds'),
      ),
    ),
  )
  yield* Effect.forkScoped(Effect.forever(untroubled))
  yield* keepDoing({
    work: Effect.andThen(sweepOutbox, sweepUnsolicited),
    every: '1 day',
    first: SOON_AFTER_START,
    failure: 'Old mails could not be swept',
  })
})

/**
 * While the database cannot answer, as when another machine takes over, the mark waits for as long as the claim holds:
 * otherwise the mail would go out again.
 */
const untilMarked = <R>(mark: Effect.Effect<void, SqlError.SqlError, R>, { lease }: Times) =>
  Effect.retry(mark, {
    schedule: Schedule.spaced('1 second'),
    times: Math.floor(lease / 2),
    while: isUnavailable,
  })

const unwritable = { reason: 'cannot be written', isHopeless: true }

const sendOne = (queued: QueuedMail, options: SendingOptions & { readonly times: Times }) => {
  const { id, messageId, mail, attempts } = queued
  const { deliver, origin, keepsText, times } = options
  const about = { messageId, kind: mail.kind, attempts }
  const handOver = Effect.suspend(() =>
    deliver({ ...renderMail(mail, origin), messageId, to: mail.to, language: mail.language }),
  )
  return handOver.pipe(
    // A row that cannot even be written as a mail would come back for ever.
    Effect.catchDefect((defect) =>
      Effect.andThen(
        Effect.logError('A mail cannot be written', about, defect),
        new DeliveryFailed(unwritable),
      ),
    ),
    Effect.andThen(untilMarked(markSent(id, keepsText), times)),
    Effect.catchTag('DeliveryFailed', ({ reason, isHopeless }) =>
      Effect.gen(function* () {
        const patience = { wait: waitAfter(attempts, times), giveUpAfter: times.giveUpAfter, isHopeless }
        const isGivenUp = yield* markFailed(queued, reason, patience)
        if (isGivenUp) yield* Effect.logError('Mail given up', { ...about, reason })
        else yield* Effect.logWarning('Mail not sent; it will be tried again', { ...about, reason })
      }),
    ),
    Effect.onInterrupt(() => Effect.ignore(giveBack(queued))),
    // The lease runs out, and the mail is tried again.
    Effect.catchTag('SqlError', (error) =>
      Effect.logWarning('A mail could not be marked', { ...about, error: error.message }),
    ),
  )
}
