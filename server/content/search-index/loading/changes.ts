/** The listings that changed since the index was made (see migration 0002). */
import { Effect } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'

/** A moment of the database, from which changes can be asked for. */
export interface Moment {
  /**
   * Differs once rows were written without changes being noted, or once the history of the server took another
   * branch: a standby that took over, or a copy restored to a moment, may reuse the numbers of transactions it never
   * saw.
   */
  readonly epoch: string
  /** The text of the `pg_snapshot`: which transactions were seen, and which were still open. */
  readonly seen: string
}

export interface Changes {
  readonly moment: Moment
  /** Where the log of the server ended: a replica that is as far has all that was seen before the moment. */
  readonly position: string
  /** The ids of listings that changed, without duplicates. */
  readonly ids: readonly number[]
}

/** Changes older than this are deleted. Twice the largest age of a snapshot that is used. */
const KEPT = '2 days'

/** The first eight digits in the name of the log file: PostgreSQL's timeline, known as soon as it begins. */
const timeline = (sql: SqlClient.SqlClient) => sql.literal('left(pg_walfile_name(pg_current_wal_lsn()), 8)')

/**
 * The changes of transactions that an earlier moment did not see; none without one. A transaction that stays open for
 * long, anywhere on the server, must not have all later changes read again and again: a row that is written again
 * leaves its home's other ads until the next rebuild.
 */
export const changesSince = (seen?: string): Effect.Effect<Changes, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [row] = yield* sql<{
      epoch: string
      seen: string
      position: string
      ids: readonly number[] | null
    }>`
      SELECT (SELECT value FROM settings WHERE key = 'data_epoch') || ' ' || ${timeline(sql)} AS epoch,
        pg_current_snapshot()::text AS seen,
        pg_current_wal_insert_lsn()::text AS position,
        (SELECT array_agg(DISTINCT listing_id) FROM listing_changes
          WHERE transaction >= pg_snapshot_xmin(${seen ?? null}::text::pg_snapshot)
            AND NOT pg_visible_in_snapshot(transaction, ${seen ?? null}::text::pg_snapshot)) AS ids`
    if (row === undefined) return yield* Effect.die(new Error('The settings have no data_epoch'))
    return { moment: { epoch: row.epoch, seen: row.seen }, position: row.position, ids: row.ids ?? [] }
  })

/** Deletes changes that no usable snapshot needs. */
export const sweepChanges: Effect.Effect<void, SqlError.SqlError, SqlClient.SqlClient> = Effect.gen(
  function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`DELETE FROM listing_changes WHERE at < now() - ${KEPT}::text::interval`
  },
)
