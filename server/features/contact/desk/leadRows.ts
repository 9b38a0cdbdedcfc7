/** Leads of an agency, from its conversations. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { leadLimits, type LeadState, leadStates, unassigned } from '#domain/agency/leads.ts'
import type { Lead } from '#domain/api/agencies/Desk.ts'
import type { EntryKind } from '#domain/contact/entryKinds.ts'
import type { Language } from '#domain/locale.ts'
import { ContactListings } from '../ContactListings.ts'
import { othersOf } from './people.ts'

/**
 * Conversations of the agency of parameter 1 with their state. The clock of a lead runs from the first word that is not
 * answered, or from the last answer.
 */
const withStates = `WITH found AS (
  SELECT conversations.id, conversations.listing_id, seeker_name, seeker_email, seeker_phone, last_entry_id,
    leads.assignee_id, leads.done_entry_id, leads.person_id IS NOT NULL AS merged, coalesce(leads.version, 0) AS version,
    (SELECT max(entries.id) FROM entries WHERE conversation_id = conversations.id AND side = 'advertiser') AS ours,
    (SELECT max(entries.id) FROM entries WHERE conversation_id = conversations.id AND side = 'seeker') AS theirs
  FROM conversations JOIN advertisers ON advertisers.id = conversations.advertiser_id
  LEFT JOIN leads ON leads.conversation_id = conversations.id
  WHERE advertisers.agency_id = $1
), stated AS (
  SELECT found.*, CASE
    WHEN done_entry_id >= coalesce(theirs, 0) THEN 'done'
    WHEN ours IS NULL THEN 'new'
    WHEN theirs > ours THEN 'waiting'
    ELSE 'answered' END AS state,
    coalesce(
      (SELECT min(created_at) FROM entries WHERE conversation_id = found.id AND side = 'seeker'
        AND entries.id > coalesce(ours, 0)),
      (SELECT created_at FROM entries WHERE entries.id = ours)) AS since
  FROM found
)`

interface Row {
  readonly id: string
  readonly state: LeadState
  readonly since: Date
  readonly seeker: string
  readonly email: string
  readonly phone: string
  readonly listingId: number
  readonly reference: string | null
  readonly kind: EntryKind
  readonly text: string
  readonly at: Date
  readonly assigneeId: string | null
  readonly isMerged: boolean
  readonly version: number
}

/** Who waits comes first, the longest wait at the top; below, what happened last. */
const page = `${withStates} SELECT stated.id, state, since, seeker_name AS seeker, seeker_email AS email,
    seeker_phone AS phone, stated.listing_id AS "listingId",
    coalesce((SELECT reference FROM feed_ads WHERE listing_id = stated.listing_id LIMIT 1), listings.reference)
      AS reference,
    entries.kind, entries.text, entries.created_at AS at, assignee_id AS "assigneeId", merged AS "isMerged", stated.version
  FROM stated JOIN listings ON listings.id = stated.listing_id JOIN entries ON entries.id = last_entry_id
  WHERE ($2::text IS NULL OR state = $2) AND ($3::text IS NULL
    OR CASE WHEN $3 = '${unassigned}' THEN assignee_id IS NULL ELSE assignee_id::text = $3 END)
  ORDER BY state IN ('new', 'waiting') DESC,
    CASE WHEN state IN ('new', 'waiting') THEN since END, last_entry_id DESC LIMIT $4 OFFSET $5`

export interface LeadsAsked {
  readonly state: LeadState | null
  /** Id of a member, or `unassigned`. */
  readonly assignee: string | null
  readonly limit: number
  readonly offset: number
}

export const leadRows = Effect.fnUntraced(function* (agencyId: number, asked: LeadsAsked) {
  const sql = yield* SqlClient.SqlClient
  const { state, assignee, limit, offset } = asked
  return yield* sql.unsafe<Row>(page, [agencyId, state, assignee, limit, offset])
})

/** How many leads are in each state. */
export const leadCounts = Effect.fnUntraced(function* (agencyId: number, assignee: string | null) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql.unsafe<{ state: LeadState; n: number }>(
    `${withStates} SELECT state, count(*)::int AS n FROM stated WHERE $2::text IS NULL
      OR CASE WHEN $2 = '${unassigned}' THEN assignee_id IS NULL ELSE assignee_id::text = $2 END GROUP BY state`,
    [agencyId, assignee],
  )
  const of = new Map(rows.map(({ state, n }) => [state, n]))
  return Object.fromEntries(leadStates.map((state) => [state, of.get(state) ?? 0])) as Record<
    LeadState,
    number
  >
})

/** Rows as the desk shows them. */
export const shownLeads = Effect.fnUntraced(function* (
  agencyId: number,
  rows: readonly Row[],
  language: Language,
) {
  const others = yield* othersOf(
    agencyId,
    rows.map(({ id }) => id),
  )
  const listings = yield* (yield* ContactListings).talkedOf(
    [...rows, ...[...others.values()].flat()].map(({ listingId }) => listingId),
    language,
  )
  return rows.map(
    ({ since, kind, text, at, email: _email, phone: _phone, ...row }): Lead => ({
      ...row,
      since: since.toISOString(),
      title: listings.get(row.listingId)?.title ?? '',
      last: { kind, text, at: at.toISOString() },
      others: (others.get(row.id) ?? []).map(({ otherId, listingId }) => ({
        id: otherId,
        title: listings.get(listingId)?.title ?? '',
      })),
    }),
  )
})

/** What an address asks for. Invalid values are ignored. */
export function readLeadsAsked({
  state,
  assignee,
  page: asked,
}: Readonly<Record<string, string | undefined>>) {
  const number = Number(/^[1-9]\d{0,5}$/.exec(asked ?? '')?.[0] ?? 1)
  return {
    state: leadStates.find((one) => one === state) ?? null,
    assignee: assignee === unassigned || /^[\da-f-]{36}$/i.test(assignee ?? '') ? (assignee ?? null) : null,
    page: number,
    limit: leadLimits.perPage,
    offset: (number - 1) * leadLimits.perPage,
  }
}
