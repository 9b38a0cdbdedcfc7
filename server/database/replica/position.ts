/** How far a replica has to be before anything is read from it. */
import { Effect, Option, Schema } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type pg from 'pg'

/** The replica is further behind than is waited for. */
export class ReplicaBehind extends Schema.TaggedError<ReplicaBehind>()('ReplicaBehind', {}) {}

/** How long a replica has to come as far as the leader is, and between two looks, ms. */
export const PATIENCE = 2000
const LOOK_EVERY = 50

/** How long the leader has to say where it is, ms. One that does not is away, and any replica is better than none. */
const LEADER_PATIENCE = 3000

/** Where the leader's log ends; none where it does not answer. */
export const leaderPosition = (leader: SqlClient.SqlClient): Effect.Effect<Option.Option<string>> =>
  leader<{ position: string }>`SELECT pg_current_wal_insert_lsn()::text AS position`.pipe(
    Effect.map(([row]) => Option.fromNullishOr(row?.position)),
    Effect.timeout(LEADER_PATIENCE),
    Effect.orElseSucceed(() => Option.none()),
  )

const REACHED = `SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS reached`

/** Resolves once the replica has replayed as far, on the connection of the transaction around. */
export const untilReached = (
  replica: SqlClient.SqlClient,
  position: string,
): Effect.Effect<void, ReplicaBehind | SqlError.SqlError> =>
  Effect.gen(function* () {
    for (let waited = 0; ; waited += LOOK_EVERY) {
      const [row] = yield* replica.unsafe<{ reached: boolean | null }>(REACHED, [position])
      if (row?.reached === true) return
      if (waited >= PATIENCE) return yield* new ReplicaBehind()
      yield* Effect.sleep(LOOK_EVERY)
    }
  })

/** The same over the other driver, which copies. Throws `ReplicaBehind`. */
export async function untilReachedBy(client: pg.ClientBase, position: string): Promise<void> {
  for (let waited = 0; ; waited += LOOK_EVERY) {
    const { rows } = await client.query<{ reached: boolean | null }>(REACHED, [position])
    if (rows[0]?.reached === true) return
    if (waited >= PATIENCE) throw new ReplicaBehind()
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
  }
}
