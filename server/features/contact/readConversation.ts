import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Conversation } from '#domain/contact/Conversation.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { ContactListings } from './ContactListings.ts'
import { counterpartOf } from './counterpart.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { proposalOf, proposalsOf } from './proposals/proposalRow.ts'
import { entriesBefore } from './readEntries.ts'
import { ownThread, type OwnThread } from './thread.ts'
import { visitOf, visitsOf } from './visits/visitRow.ts'

/** Entries that a reply carries. */
const ENTRIES = 50

/** Ids beyond this are none of ours. */
const ID_MAX = 2 ** 31 - 1

const unreadOf = Effect.fnUntraced(function* ({ id, side }: OwnThread) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ unread: number }>`SELECT count(*)::int AS unread
    FROM entries JOIN conversations ON conversations.id = entries.conversation_id
    WHERE conversations.id = ${id} AND entries.side IS DISTINCT FROM ${side}
      AND entries.id > CASE WHEN ${side} = 'seeker' THEN seeker_read_id ELSE advertiser_read_id END`
  return row?.unread ?? 0
})

/** A conversation as one of its two sees it, by how its listing is called now. */
const summaryOf = Effect.fnUntraced(function* (thread: OwnThread) {
  const listings = yield* (yield* ContactListings).talkedOf([thread.listingId], yield* requestLanguage)
  const listing = listings.get(thread.listingId)
  if (listing === undefined) return yield* Effect.die(new Error('A conversation is about no listing'))
  return {
    id: thread.id,
    side: thread.side,
    listing,
    counterpart: counterpartOf(thread),
    unread: yield* unreadOf(thread),
    isBlockedByMe: thread.side === 'seeker' ? thread.blockedBySeeker : thread.blockedByAdvertiser,
    isBlockedByOther: thread.side === 'seeker' ? thread.blockedByAdvertiser : thread.blockedBySeeker,
  }
})

/** The conversation with this id, as the caller sees it: its newest entries, or those before a given one. */
export const readConversation = Effect.fn('contact.readConversation')(function* (
  id: string,
  before?: number,
) {
  const thread = yield* ownThread(id)
  const now = yield* nowDate
  const upTo = before === undefined ? undefined : Math.min(Math.max(before, 0), ID_MAX)
  const found = yield* entriesBefore(thread.id, upTo, ENTRIES + 1)
  const visits = yield* visitsOf(thread.id)
  const proposals = yield* proposalsOf(thread.id)
  const { seekerEmail: email, seekerPhone: phone } = thread
  return {
    ...(yield* summaryOf(thread)),
    contact: thread.side === 'advertiser' && email !== '' ? { email, phone } : null,
    entries: found.slice(-ENTRIES),
    hasEarlier: found.length > ENTRIES,
    visits: visits.map((visit) => visitOf(visit, now)),
    proposals: proposals.map((proposal) => proposalOf(proposal, now)),
  } satisfies Conversation
}, dieOnSql)
