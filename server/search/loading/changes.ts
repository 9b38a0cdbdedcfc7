/** Which listings changed since the index was made (see migration 0002). */
import { Effect } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'

/** A moment of the database, for those who want to know what happened since. */
export interface Moment {
  /**
   * Another one once rows came in that left no changes behind, or the server's history went another way: a standby that
   * took over, or a copy restored to a moment, may never have heard of transactions whose numbers it then gives anew.
   */
  readonly epoch: string
  /** The oldest transaction that was open: everything before it was seen. */
  readonly horizon: string
}

export interface Changes {
  readonly moment: Moment
  /** Listings that may have changed, once each. Some of them may have been seen before. */
  readonly ids: readonly number[]
}

/** Changes older than this are swept away. Twice the age of the oldest snapshot that is used. */
const KEPT = '2 days'

/** The first eight digits in the name of the log's file: PostgreSQL's number of a history, known as soon as it begins. */
const timeline = (sql: SqlClient.SqlClient) => sql.literal('left(pg_walfile_name(pg_current_wal_lsn()), 8)')

/** What changed since a horizon; nothing without one. */
export const changesSince = (
  horizon?: string,
): Effect.Effect<Changes, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [row] = yield* sql<{ epoch: string; horizon: string; ids: readonly number[] | null }>`
      SELECT (SELECT value FROM settings WHERE key = 'data_epoch') || ' ' || ${timeline(sql)} AS epoch,
        pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
        (SELECT array_agg(DISTINCT listing_id) FROM listing_changes
          WHERE transaction >= ${horizon ?? null}::text::xid8) AS ids`
    if (row === undefined) return yield* Effect.die(new Error('The settings have no data_epoch'))
    return { moment: { epoch: row.epoch, horizon: row.horizon }, ids: row.ids ?? [] }
  })

/** Forgets changes that no snapshot in use can ask for. */
export const sweepChanges: Effect.Effect<void, SqlError.SqlError, SqlClient.SqlClient> = Effect.gen(
  function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`DELETE FROM listing_changes WHERE at < now() - ${KEPT}::text::interval`
  },
)
