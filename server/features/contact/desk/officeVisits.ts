/** Visits of an agency's homes that are asked for or agreed on, and not over. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { OfficeVisit } from '#domain/api/agencies/Desk.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { agencyFor } from '#server/identity/agencies/access.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { ContactListings } from '../ContactListings.ts'
import type { OfAgency } from './calls.ts'

/** Visits that a page shows: more than an office makes in weeks. */
const MOST = 200

interface Row extends Omit<OfficeVisit, 'title' | 'times'> {
  readonly startsAt: Date | null
  readonly proposed: readonly Date[]
}

export const officeVisits = Effect.fn('agencyDesk.visits')(function* ({ params: { slug } }: OfAgency) {
  const { accountId } = yield* SignedInSession
  const agency = yield* agencyFor(accountId, slug, 'seeLeads')
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  const rows = yield* sql<Row>`SELECT visits.id, conversations.id AS "conversationId",
      conversations.listing_id AS "listingId", seeker_name AS seeker, mode, status, starts_at AS "startsAt", proposed,
      minutes, accounts.name AS assignee
    FROM visits JOIN conversations ON conversations.id = visits.conversation_id
    JOIN advertisers ON advertisers.id = conversations.advertiser_id
    LEFT JOIN leads ON leads.conversation_id = conversations.id
    LEFT JOIN agency_members ON agency_members.id = leads.assignee_id
    LEFT JOIN accounts ON accounts.id = agency_members.account_id
    WHERE advertisers.agency_id = ${agency.id} AND (status = 'confirmed'
        AND starts_at + make_interval(mins => minutes::int) > ${now} OR status = 'requested' AND expires_at > ${now})
    ORDER BY coalesce(starts_at, proposed[1]), visits.id LIMIT ${MOST}`
  const listings = yield* (yield* ContactListings).talkedOf(
    rows.map(({ listingId }) => listingId),
    yield* requestLanguage,
  )
  const visits = rows.map(
    ({ startsAt, proposed, ...row }): OfficeVisit => ({
      ...row,
      title: listings.get(row.listingId)?.title ?? '',
      times: (startsAt === null ? proposed : [startsAt]).map((time) => new Date(time).toISOString()),
    }),
  )
  return { visits }
}, dieOnSql)
