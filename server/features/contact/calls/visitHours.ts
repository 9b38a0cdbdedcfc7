import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { defaultVisitHours } from '#domain/contact/makeSlots.ts'
import type { VisitHours } from '#domain/contact/Slots.ts'
import { areVisitHours } from '#domain/contact/visitHoursRules.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { sentenceIn } from '#server/http/replies/messages.ts'
import { dieOnSql, inTransaction } from '#server/content/changes/inTransaction.ts'
import { withinContactLimit } from '../limits.ts'
import { notYours, refuseField } from '../refusals.ts'
import { visitHoursOf } from '#server/features/contact/visits/offeredSlots.ts'

/** Advertisers that an account answers for. */
const advertisersOf = Effect.fnUntraced(function* (accountId: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<{
    id: number
    takesVisits: boolean
  }>`SELECT advertisers.id, takes_visits AS "takesVisits" FROM advertiser_answerers
    JOIN advertisers ON advertisers.id = advertiser_id
    WHERE account_id = ${accountId} ORDER BY advertisers.id`
})

/** Hours of the first of them: they are changed for all at once. */
export const visitHours = Effect.fn('messages.visitHours')(function* () {
  const { accountId } = yield* SignedInSession
  const [first] = yield* advertisersOf(accountId)
  if (first === undefined)
    return { isAdvertiser: false, takesVisits: false, hours: [] as readonly VisitHours[] }
  const { id, takesVisits } = first
  const hours = yield* visitHoursOf(id)
  return { isAdvertiser: true, takesVisits, hours: hours.length === 0 ? defaultVisitHours : hours }
}, dieOnSql)

interface Changed {
  readonly takesVisits?: boolean
  readonly hours: readonly VisitHours[]
}

const write = Effect.fnUntraced(function* (advertiserId: number, { takesVisits = true, hours }: Changed) {
  const sql = yield* SqlClient.SqlClient
  // Search rereads the listings of this advertiser.
  yield* sql`UPDATE advertisers SET takes_visits = ${takesVisits}
    WHERE id = ${advertiserId} AND takes_visits <> ${takesVisits}`
  yield* sql`DELETE FROM visit_hours WHERE advertiser_id = ${advertiserId}`
  for (const { weekday, from, until, isInstant } of hours)
    yield* sql`INSERT INTO visit_hours (advertiser_id, weekday, from_minute, until_minute, is_instant)
      VALUES (${advertiserId}, ${weekday}, ${from}, ${until}, ${isInstant})`
})

/** No rows mean the default hours; `takesVisits` says that there are no visits. */
export const changeVisitHours = Effect.fn('messages.changeVisitHours')(function* ({
  payload,
}: {
  readonly payload: Changed
}) {
  const { accountId } = yield* SignedInSession
  yield* withinContactLimit('answerByAccount', accountId)
  if (!areVisitHours(payload.hours)) yield* refuseField('hours', 'contact_hours_validation_msg')
  const advertisers = yield* dieOnSql(advertisersOf(accountId))
  if (advertisers.length === 0) return yield* notYours
  yield* inTransaction(Effect.forEach(advertisers, ({ id }) => write(id, payload), { discard: true }))
  return { message: sentenceIn((yield* requestVisitor).language, 'hoursChanged') }
})
