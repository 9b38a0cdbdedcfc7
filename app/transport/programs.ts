/**
 * The calls as Effect programs, in a chunk of their own with the runtime (decision 0046). `run` of call.ts loads it for
 * the first call, and the page when it is idle.
 */
import { Cause, Effect, Exit, Schedule } from 'effect'
import type { Language } from '#domain/locale.ts'
import { addressOf } from './addressOf.ts'
import { ask, type RequestOptions, transportErrorOf } from './ask.ts'
import type { Outcome } from './outcome.ts'
import { csrfHeader, csrfToken, renewCsrfToken } from './csrfToken.ts'
import { AbortError, ConnectionError, isTransportError, type TransportError } from './errors.ts'
import { type Input, sentOf } from './sentOf.ts'
import { accountChanged, isAccountChanged, noteAccountChange, shownAccount } from './shownAccount.ts'

/** A call: it replies, or fails with an error of its endpoint or with what happened on the way. */
export type Program<Reply, Reason extends string> = Effect.Effect<Reply, TransportError<Reason>>

/** The longest wait for a reply: then there is none. Files take as long as they take. */
const replyWait = '30 seconds'

const attempt = (path: string, options: RequestOptions) =>
  Effect.tryPromise({ try: (signal) => ask(path, options, signal), catch: transportErrorOf })

const inTime = Effect.timeoutOrElse({
  duration: replyWait,
  orElse: () => Effect.fail(new ConnectionError({ cause: `No reply within ${replyWait}` })),
})

/** A line or a proxy that failed for a moment. A server that is busy says itself when to come again. */
const isTransient = (failure: TransportError<string>): boolean =>
  failure._tag === 'ConnectionError' ||
  (failure._tag === 'StatusError' && (failure.status === 502 || failure.status === 504))

/** After 0.2 s and 0.4 s. */
const retries = { times: 2, schedule: Schedule.exponential('200 millis') }

/** Reads a reply. Reading changes nothing: it is repeated after a short failure. */
export const read = <Reply, Reason extends string>(path: string): Program<Reply, Reason> => {
  const repeated = attempt(path, {}).pipe(Effect.retry({ while: isTransient, ...retries }), inTime)
  return trusted(repeated)
}

/**
 * Sends a change with the page's token. A refused token is renewed once, and the change repeated for the account that
 * the page shows. It is repeated for no other reason: it may have been done.
 */
export function send<Reply, Reason extends string>(
  endpoint: string,
  language: Language,
  input: Input,
): Program<Reply, Reason> {
  const { type, ...sent } = sentOf(endpoint, input)
  const path = addressOf(endpoint, language, input)
  const once = Effect.suspend(() => {
    const headers = {
      'content-type': type,
      [csrfHeader]: csrfToken(),
      ...(input.key !== undefined && { 'idempotency-key': input.key }),
    }
    const sending = attempt(path, { ...sent, headers })
    return input.file ? sending : inTime(sending)
  })
  return trusted(Effect.catchIf(once, isForeign, () => Effect.andThen(renewed, once)))
}

const isForeign = (failure: TransportError<string>): boolean =>
  failure._tag === 'StatusError' && failure.status === 403 && failure.reason === 'ForeignRequest'

/** A new token. The page may have been opened for another account; a known one is sent, and the server compares it. */
const renewed = Effect.tryPromise({ try: renewCsrfToken, catch: transportErrorOf }).pipe(
  Effect.flatMap((signedIn) =>
    signedIn !== undefined && shownAccount() === undefined ? Effect.fail(accountChanged()) : Effect.void,
  ),
)

/** The reply and the reasons are those of the contract: server and app are one build. */
const trusted = <Reply, Reason extends string>(program: Effect.Effect<unknown, TransportError<string>>) =>
  program as Program<Reply, Reason>

/** Runs a program; aborting the signal interrupts it. Throws what is none of the three errors: a mistake of ours. */
export async function runProgram<Reply, Reason extends string>(
  program: Program<Reply, Reason>,
  signal: AbortSignal | undefined,
): Promise<Outcome<Reply, Reason>> {
  const exit = await Effect.runPromiseExit(program, signal && { signal })
  if (Exit.isSuccess(exit)) return { reply: exit.value }
  if (signal?.aborted === true) return { failure: new AbortError({ cause: signal.reason }) }
  const failure = Cause.squash(exit.cause)
  if (!isTransportError(failure)) throw failure
  if (isAccountChanged(failure)) noteAccountChange()
  return { failure: failure as TransportError<Reason> }
}
