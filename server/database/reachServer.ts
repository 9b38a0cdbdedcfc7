/** Connects to a PostgreSQL server at the start; an error is a sentence that says what to do. */
import { Clock, Duration, Effect, Redacted, Result, Schema } from 'effect'
import type { SqlError } from 'effect/sql'

/** The server gave no answer, for as long as it was waited for. */
export class DatabaseUnreachable extends Schema.TaggedError<DatabaseUnreachable>()('DatabaseUnreachable', {
  place: Schema.String,
  seconds: Schema.Finite,
  reason: Schema.String,
}) {
  override get message(): string {
    return `PostgreSQL at ${this.place} gives no answer, waited for ${this.seconds} s (${this.reason}); start it, or mend host and port in DATABASE_URL`
  }
}

/** The server answers, and does not let us in. */
export class DatabaseRefused extends Schema.TaggedError<DatabaseRefused>()('DatabaseRefused', {
  place: Schema.String,
  reason: Schema.String,
  remedy: Schema.String,
}) {
  override get message(): string {
    return `PostgreSQL at ${this.place} refuses: ${this.reason}; ${this.remedy}`
  }
}

export type ServerProblem = DatabaseUnreachable | DatabaseRefused

/** Between two tries, and between two words about it. */
const AGAIN = Duration.seconds(1)
const TOLD_EVERY = 5

/** SQLSTATEs of a server that will let us in: it starts, has no connection left, or a pooler waits for it. */
const soon = /^(?:57P0\d|53300|08...)$/

/** What to do about the SQLSTATE of a refusal, with the database's name. */
const remedies: Readonly<Record<string, (database: string) => string>> = {
  '28P01': () => 'mend user and password in DATABASE_URL',
  '28000': () => 'mend the user in DATABASE_URL, or let it in (pg_hba.conf)',
  '3D000': (database) => `create it (createdb ${database}), or mend its name in DATABASE_URL`,
  '42501': () => 'grant the user CONNECT on it',
}

/** Host and port of an address, and the database's name: nothing of it is secret. */
function placeOf(address: Redacted.Redacted): { readonly place: string; readonly database: string } {
  const url = URL.parse(Redacted.value(address))
  const place = `${url?.hostname || 'localhost'}:${url?.port || '5432'}`
  return { place, database: url?.pathname.slice(1) || url?.username || 'postgres' }
}

/** The driver's message. */
function causeOf({ reason }: SqlError.SqlError): { readonly code: string; readonly words: string } {
  const { cause } = reason
  if (!(cause instanceof Error)) return { code: '', words: reason.message }
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  return { code, words: cause.message || code || reason.message }
}

/**
 * Asks a server something, and again for so many seconds while it gives no answer: one that is started beside the portal
 * may need them. What it refuses is told at once.
 */
export const reachServer = <R>(
  question: Effect.Effect<unknown, SqlError.SqlError, R>,
  address: Redacted.Redacted,
  seconds: number,
): Effect.Effect<void, SqlError.SqlError | ServerProblem, R> =>
  Effect.gen(function* () {
    const begun = yield* Clock.currentTimeMillis
    for (let tries = 0; ; tries++) {
      const asked = yield* Effect.result(question)
      if (Result.isSuccess(asked)) return
      const reason = yield* mayAnswerLater(asked.failure, address)
      const { place } = placeOf(address)
      const left = begun + seconds * 1000 - (yield* Clock.currentTimeMillis)
      if (left <= 0) return yield* new DatabaseUnreachable({ place, seconds, reason })
      if (tries % TOLD_EVERY === 0) yield* tellOfWait(place, left, reason)
      yield* Effect.sleep(AGAIN)
    }
  })

/** Why there was no answer; fails with what waiting does not mend. */
function mayAnswerLater(error: SqlError.SqlError, address: Redacted.Redacted) {
  const { place, database } = placeOf(address)
  const { code, words } = causeOf(error)
  const remedy = remedies[code]
  if (remedy !== undefined)
    return Effect.fail(new DatabaseRefused({ place, reason: words, remedy: remedy(database) }))
  const isSoon = error.reason._tag === 'ConnectionError' || soon.test(code)
  return isSoon ? Effect.succeed(words) : Effect.fail(error)
}

const tellOfWait = (place: string, left: number, reason: string) =>
  Effect.logWarning(
    'PostgreSQL gives no answer yet; trying again',
    `${place}, ${Math.ceil(left / 1000)} s left`,
    reason,
  )
