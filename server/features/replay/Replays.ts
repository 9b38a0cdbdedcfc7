import { Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import type { ReplayLine } from '#domain/api/Operator.ts'
import { replayLimits } from '#domain/replay/replay.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import type { AccountOwner } from '#server/identity/PersonalData.ts'

export interface StoredChunk {
  readonly replay: string
  readonly number: number
  /** JSON. */
  readonly events: string
}

/** Begins a replay where there is room; a replay of another account is not touched. */
const begin = Effect.fnUntraced(function* (accountId: string, { replay }: StoredChunk) {
  const sql = yield* SqlClient.SqlClient
  const at = yield* nowDate
  yield* sql`INSERT INTO replays (id, account_id, started_at, last_at, chunks, bytes)
    SELECT ${replay}, ${accountId}, ${at}, ${at}, 0, 0
    WHERE (SELECT count(*) FROM replays WHERE account_id = ${accountId}) < ${replayLimits.ofAccount}
    ON CONFLICT (id) DO NOTHING`
})

/** Whether this very chunk was stored before. */
const isKnown = Effect.fnUntraced(function* (accountId: string, { replay, number, events }: StoredChunk) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`SELECT 1 FROM replay_chunks JOIN replays ON replays.id = replay_id
    WHERE replay_id = ${replay} AND account_id = ${accountId} AND number = ${number} AND events = ${events}`
  return rows.length > 0
})

/** Stores the next chunk of a replay. False for one out of order, of another account, or without room. */
export const storeChunk = Effect.fnUntraced(function* (accountId: string, chunk: StoredChunk) {
  const sql = yield* SqlClient.SqlClient
  const { replay, number, events } = chunk
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      if (number === 0) yield* begin(accountId, chunk)
      const at = yield* nowDate
      const rows = yield* sql`UPDATE replays
        SET chunks = chunks + 1, bytes = bytes + ${events.length}, last_at = ${at}
        WHERE id = ${replay} AND account_id = ${accountId} AND chunks = ${number}
          AND chunks < ${replayLimits.chunks} AND bytes + ${events.length} <= ${replayLimits.bytes}
        RETURNING 1`
      if (rows.length === 0) return yield* isKnown(accountId, chunk)
      yield* sql`INSERT INTO replay_chunks (replay_id, number, events) VALUES (${replay}, ${number}, ${events})`
      return true
    }),
  )
}, Effect.orDie)

/** Replays that are kept, the latest first. */
export const replays = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<Omit<ReplayLine, 'startedAt'> & { readonly startedAt: Date }>`SELECT id,
    started_at AS "startedAt", extract(epoch FROM last_at - started_at)::int AS lasted, chunks, bytes
    FROM replays ORDER BY started_at DESC, id`
  return rows.map((row): ReplayLine => ({ ...row, startedAt: row.startedAt.toISOString() }))
}).pipe(Effect.orDie)

/** There is no replay under this id. */
export class NoSuchReplay extends Schema.TaggedError<NoSuchReplay>()('NoSuchReplay', { id: Schema.String }) {
  override get message(): string {
    return `there is no replay ${this.id}`
  }
}

/** The events of a replay in order, as one JSON array, which a player of rrweb shows. */
export const replayEvents = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* Effect.orDie(
    sql<{ events: string }>`SELECT events FROM replay_chunks WHERE replay_id::text = ${id} ORDER BY number`,
  )
  if (rows.length === 0) return yield* new NoSuchReplay({ id })
  const inner = rows.map(({ events }) => events.slice(1, -1)).filter((text) => text !== '')
  return `[${inner.join(',')}]`
})

/** Deletes replays that are too old. */
export const sweepReplays = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const oldest = new Date((yield* nowDate).getTime() - replayLimits.days * 86_400_000)
  yield* sql`DELETE FROM replays WHERE started_at < ${oldest}`
})

/** Replays are deleted with their account. */
export const exported = Effect.fn('replay.exported')(function* ({ id }: AccountOwner) {
  const sql = yield* SqlClient.SqlClient
  return {
    replays:
      yield* sql`SELECT replays.id, started_at AS "startedAt", string_agg(events, '' ORDER BY number) AS events
      FROM replays LEFT JOIN replay_chunks ON replay_id = replays.id WHERE account_id = ${id}
      GROUP BY replays.id ORDER BY started_at, replays.id`,
  }
}, Effect.orDie)
