import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Conversations, ConversationSummary, Entry } from '#domain/contact/Conversation.ts'
import type { Side } from '#domain/contact/sides.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { ContactListings } from './ContactListings.ts'
import { counterpartOf } from './counterpart.ts'
import { dieOnSql } from '#server/content/changes/inTransaction.ts'
import { reachable } from './reachable.ts'
import { entriesById } from './readEntries.ts'

const PER_PAGE = 25

/** Conversations of an account ($1), on one side ($2) or on both, each with what is unread. */
const own = `WITH own AS (
  SELECT conversations.*, 'seeker' AS side FROM conversations JOIN accounts ON accounts.id = $1
  WHERE accounts.verified_at IS NOT NULL AND conversations.seeker_email_key = accounts.email_key AND $2::text IS DISTINCT FROM 'advertiser'
  UNION ALL
  SELECT conversations.*, 'advertiser' AS side FROM conversations
  JOIN advertiser_answerers ON advertiser_answerers.advertiser_id = conversations.advertiser_id
  JOIN accounts ON accounts.id = advertiser_answerers.account_id
  WHERE accounts.id = $1 AND conversations.seeker_email_key IS DISTINCT FROM accounts.email_key
    AND $2::text IS DISTINCT FROM 'seeker'
), counted AS (
  SELECT own.*, (
    SELECT count(*)::int FROM entries WHERE entries.conversation_id = own.id AND entries.side IS DISTINCT FROM own.side
      AND entries.id > CASE own.side WHEN 'seeker' THEN own.seeker_read_id ELSE own.advertiser_read_id END
  ) AS unread FROM own
)`

const totals = `${own} SELECT count(*)::int AS total, count(*) FILTER (WHERE unread > 0)::int AS unread FROM counted`

const page = `${own} SELECT counted.id, counted.side, counted.listing_id AS "listingId", counted.unread,
    counted.last_entry_id::int AS "lastEntryId",
    ${reachable('counted.seeker_email_key')} AS "seekerEmailKey", counted.seeker_name AS "seekerName",
    counted.blocked_by_seeker AS "blockedBySeeker", counted.blocked_by_advertiser AS "blockedByAdvertiser",
    ${reachable('advertisers.email')} AS "advertiserEmail", coalesce(advertisers.name, agencies.name, '') AS "advertiserName"
  FROM counted
  JOIN advertisers ON advertisers.id = counted.advertiser_id
  LEFT JOIN agencies ON agencies.id = advertisers.agency_id
  ORDER BY counted.last_entry_id DESC, counted.id LIMIT ${PER_PAGE} OFFSET $3`

interface Row {
  readonly id: string
  readonly side: Side
  readonly listingId: number
  readonly unread: number
  readonly lastEntryId: number
  readonly seekerEmailKey: string | null
  readonly seekerName: string
  readonly blockedBySeeker: boolean
  readonly blockedByAdvertiser: boolean
  readonly advertiserEmail: string | null
  readonly advertiserName: string
}

function summaryOf(row: Row, listing: ConversationSummary['listing'], last: Entry): ConversationSummary {
  const bySides = [row.blockedBySeeker, row.blockedByAdvertiser] as const
  const [mine, others] = row.side === 'seeker' ? bySides : bySides.toReversed()
  return {
    id: row.id,
    side: row.side,
    listing,
    counterpart: counterpartOf(row),
    unread: row.unread,
    isBlockedByMe: mine ?? false,
    isBlockedByOther: others ?? false,
    last,
  }
}

/** A page of the conversations of an account, the one with the newest entry first. */
export const listConversations = Effect.fn('contact.listConversations')(function* (
  accountId: string,
  side: Side | undefined,
  asked: number,
) {
  const sql = yield* SqlClient.SqlClient
  const [sums] = yield* sql.unsafe<{ total: number; unread: number }>(totals, [accountId, side ?? null])
  const { total, unread } = sums ?? { total: 0, unread: 0 }
  const rows = yield* sql.unsafe<Row>(page, [accountId, side ?? null, (asked - 1) * PER_PAGE])
  const entries = yield* entriesById(rows.map(({ lastEntryId }) => lastEntryId))
  const listings = yield* (yield* ContactListings).talkedOf(
    rows.map(({ listingId }) => listingId),
    yield* requestLanguage,
  )
  return {
    conversations: rows.flatMap((row) => {
      const listing = listings.get(row.listingId)
      const last = entries.get(row.lastEntryId)
      return listing === undefined || last === undefined ? [] : [summaryOf(row, listing, last)]
    }),
    total,
    page: asked,
    pages: Math.ceil(total / PER_PAGE),
    unread,
  } satisfies Conversations
}, dieOnSql)
