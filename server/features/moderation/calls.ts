import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { NotYours } from '#domain/api/contact/contactErrors.ts'
import { ListingStatusRefused } from '#domain/api/listings/listingErrors.ts'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import type { ModerationAct } from '#domain/moderation/acts.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { limitedBy } from '#server/identity/limits/limited.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { staff } from '#server/identity/staff.ts'
import { decide } from './decide.ts'
import { queue as waiting } from './queue.ts'

const { within } = limitedBy({
  appealsByAccount: [{ amount: 10, seconds: 3600 }],
})

const notYours = Effect.suspend(() => Effect.fail(new NotYours(refusal('notYours'))))

/** The address of the moderator who asks. For others there is nothing here. */
const moderator = staff('moderators')

export const queue = Effect.fn('moderation.queueCall')(function* () {
  yield* moderator
  return yield* waiting(yield* requestLanguage)
})

export const act = Effect.fn('moderation.act')(function* ({
  payload,
}: {
  readonly payload: {
    readonly act: ModerationAct
    readonly id: number
    readonly other?: number
    readonly because: string
  }
}) {
  const email = yield* moderator
  return { isDone: yield* decide({ ...payload, moderator: email }) }
})

/** The advertiser of an ad that is held objects; one objection waits at a time. */
export const appeal = Effect.fn('moderation.appeal')(function* ({
  payload: { listingId, text },
}: {
  readonly payload: { readonly listingId: number; readonly text: string }
}) {
  const { accountId } = yield* SignedInSession
  yield* within('appealsByAccount', accountId)
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* Effect.orDie(
    sql<{ status: number }>`SELECT status FROM listings WHERE id = ${listingId} AND advertiser_id IN
      (SELECT advertiser_id FROM advertiser_accounts WHERE account_id = ${accountId})`,
  )
  if (row === undefined) return yield* notYours
  const status = statuses.nameOf(row.status) ?? 'held'
  if (status !== 'held')
    return yield* new ListingStatusRefused({ data: { ...refusal('listingStatusRefused').data, status } })
  const sent = yield* Effect.orDie(
    sql`INSERT INTO appeals (listing_id, account_id, text, created_at)
      VALUES (${listingId}, ${accountId}, ${text}, ${yield* nowDate})
      ON CONFLICT (listing_id) WHERE decided_at IS NULL DO NOTHING RETURNING id`,
  )
  return { isSent: sent.length > 0 }
})
