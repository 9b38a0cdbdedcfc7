/**
 * Users to sync with the marketing service: a row a user, written in the transaction of the change. The data is read
 * when it is sent, so only the latest counts. A row outlives its account until the service has deleted the user.
 */
import { Clock, Context, Effect, Layer, Option } from 'effect'
import { SqlClient } from 'effect/sql'
import { Configuration } from '#server/platform/Configuration.ts'

/** A user to sync. */
export interface DueProfile {
  readonly accountId: string
  /** What was the latest when it was claimed. */
  readonly version: number
  /** This one counted. */
  readonly attempts: number
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { marketing } = yield* Configuration
  const isOn = Option.isSome(marketing)
  const inMs = (ms: number) => Effect.map(Clock.currentTimeMillis, (at) => new Date(at + ms))
  const claim = Effect.fn('MarketingProfiles.claim')(function* (leaseMs: number) {
    const rows = yield* sql<DueProfile>`
      UPDATE marketing_profiles SET attempts = attempts + 1, next_at = ${yield* inMs(leaseMs)}
      WHERE account_id = (
        SELECT account_id FROM marketing_profiles
        WHERE told_version < version AND next_at <= ${yield* inMs(0)}
        ORDER BY next_at, account_id LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING account_id AS "accountId", version, attempts`
    return rows[0]
  })
  return {
    isOn,
    /**
     * Stores that a user changed. A user without consent is stored only if the service knows them already. Call it
     * within the transaction of the change, and before an account is deleted.
     */
    note: Effect.fn('MarketingProfiles.note')(function* (accountId: string) {
      yield* sql`INSERT INTO marketing_profiles (account_id, next_at)
        SELECT id, ${yield* inMs(0)} FROM accounts WHERE id = ${accountId}
          AND ((${isOn}::boolean AND verified_at IS NOT NULL AND (communications OR newsletter))
            OR EXISTS (SELECT 1 FROM marketing_profiles WHERE account_id = ${accountId}))
        ON CONFLICT (account_id) DO UPDATE SET version = marketing_profiles.version + 1`
    }),
    /** Claims the next one for so long; if this process dies, another claims it then. */
    claim,
    /** Sent. Changes since the read are sent next. */
    markTold: Effect.fn('MarketingProfiles.markTold')(function* ({ accountId, version }: DueProfile) {
      yield* sql`UPDATE marketing_profiles SET told_version = ${version}, attempts = 0, next_at = ${yield* inMs(0)}
        WHERE account_id = ${accountId}`
    }),
    /** The service has deleted the user; one who agreed again meanwhile is sent again. */
    drop: Effect.fn('MarketingProfiles.drop')(function* ({ accountId, version }: DueProfile) {
      yield* sql`UPDATE marketing_profiles SET attempts = 0, next_at = ${yield* inMs(0)}
        WHERE account_id = ${accountId} AND version <> ${version}`
      yield* sql`DELETE FROM marketing_profiles WHERE account_id = ${accountId} AND version = ${version}`
    }),
    /** Not sent: it waits for the next attempt. */
    putOff: Effect.fn('MarketingProfiles.putOff')(function* ({ accountId }: DueProfile, ms: number) {
      yield* sql`UPDATE marketing_profiles SET next_at = ${yield* inMs(ms)} WHERE account_id = ${accountId}`
    }),
  }
})

/** Users to sync with the marketing service. */
export class MarketingProfiles extends Context.Service<MarketingProfiles, Effect.Success<typeof make>>()(
  'estia/accounts/MarketingProfiles',
) {
  static readonly layer: Layer.Layer<MarketingProfiles, never, SqlClient.SqlClient | Configuration> =
    Layer.effect(MarketingProfiles, make)
}
