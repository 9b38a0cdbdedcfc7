import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { TokenRefused } from '#domain/api/accountErrors.ts'
import { listingActions } from '#domain/listing/listingActions.ts'
import type { StatusName } from '#domain/listing/vocabularies/market.ts'
import { inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { hashOfToken } from '#server/identity/secretToken.ts'
import { withinWriteLimit } from '../write/limits.ts'
import { listingById } from '../write/ownListing.ts'
import { refuseStatus } from '../write/refusals.ts'

const possible: readonly StatusName[] = listingActions.confirm.from

/**
 * Confirms the ad that a mail asked about, by the token of its link alone. The link stays good until the next mail about
 * the ad: pressed again, it confirms again.
 */
export const confirmByLink = Effect.fn('listings.confirmByLink')(function* ({
  payload: { token },
}: {
  readonly payload: { readonly token: string }
}) {
  const { address } = yield* requestVisitor
  yield* withinWriteLimit('linkByAddress', address)
  const confirmed = yield* inTransaction(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const [asked] = yield* sql<{ id: number }>`
        SELECT listing_id AS id FROM listing_asks WHERE token_hash = ${hashOfToken(token)}`
      if (asked === undefined) {
        yield* logAuth('token refused')
        return yield* new TokenRefused(refusal('tokenRefused'))
      }
      const stored = yield* listingById(asked.id)
      if (!possible.includes(stored.status)) return yield* refuseStatus(stored.status)
      const writer = yield* ListingWriter
      const now = yield* nowDate
      if (stored.status === 'active') yield* writer.confirm(stored, now)
      else yield* writer.move(stored, 'active', undefined, now)
      return { id: asked.id, status: 'active' as const }
    }),
  )
  yield* Effect.ignore((yield* SearchIndex).catchUp)
  return confirmed
})
