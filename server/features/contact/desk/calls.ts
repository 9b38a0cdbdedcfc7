/** Calls of the lead desk. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { leadLimits } from '#domain/agency/leads.ts'
import { teamRights } from '#domain/agency/team.ts'
import { TeamRefused } from '#domain/api/agencies/teamErrors.ts'
import type { SavedAnswer } from '#domain/api/agencies/Desk.ts'
import { InvalidRequest } from '#domain/api/errors.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { changeOnce, versionAsked } from '#server/content/changes/requestHeaders.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { agencyFor, audit, notYours } from '#server/identity/agencies/access.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { refuseOther } from '#server/identity/agencies/refuseOther.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { merge, split } from './people.ts'
import { leadCounts, leadRows, readLeadsAsked, shownLeads } from './leadRows.ts'

export interface OfAgency {
  readonly params: { readonly slug: string }
}

const invalid = Effect.suspend(() => Effect.fail(new InvalidRequest(refusal('invalidRequest'))))

export const deskWriter = Effect.gen(function* () {
  const { accountId } = yield* SignedInSession
  yield* withinLimit('teamByAccount', accountId)
  return accountId
})

export const changeDesk = <A, E, R>(accountId: string, body: unknown, work: Effect.Effect<A, E, R>) =>
  changeOnce({ accountId, part: 'desk', body, work, refuseKey: invalid })

const membersOf = Effect.fnUntraced(function* (agencyId: number, accountId: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<{ id: string; name: string; isMe: boolean }>`SELECT agency_members.id, accounts.name,
      account_id = ${accountId} AS "isMe"
    FROM agency_members JOIN accounts ON accounts.id = account_id
    WHERE agency_id = ${agencyId} AND ended_at IS NULL AND ${sql.in('role', [...teamRights.answerLeads])}
    ORDER BY accepted_at, agency_members.id`
})

const answersOf = Effect.fnUntraced(function* (agencyId: number) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<SavedAnswer>`SELECT id, title, text FROM agency_answers WHERE agency_id = ${agencyId}
    ORDER BY title, id`
})

export const leads = Effect.fn('agencyDesk.leads')(function* ({
  params: { slug },
  query,
}: OfAgency & { readonly query: Readonly<Record<string, string | undefined>> }) {
  const { accountId } = yield* SignedInSession
  const agency = yield* agencyFor(accountId, slug, 'seeLeads')
  const asked = readLeadsAsked(query)
  const counts = yield* leadCounts(agency.id, asked.assignee)
  const total =
    asked.state === null ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[asked.state]
  return {
    leads: yield* shownLeads(agency.id, yield* leadRows(agency.id, asked), yield* requestLanguage),
    counts,
    page: asked.page,
    pages: Math.max(1, Math.ceil(total / leadLimits.perPage)),
    members: yield* membersOf(agency.id, accountId),
    answers: yield* answersOf(agency.id),
  }
}, dieOnSql)

interface StoredLead {
  readonly lastEntryId: number
  readonly version: number
  readonly assigneeId: string | null
  readonly doneEntryId: number | null
}

const storedLead = Effect.fnUntraced(function* (agencyId: number, lead: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] =
    yield* sql<StoredLead>`SELECT last_entry_id::int AS "lastEntryId", coalesce(leads.version, 0) AS version,
      assignee_id AS "assigneeId", done_entry_id::int AS "doneEntryId"
    FROM conversations JOIN advertisers ON advertisers.id = advertiser_id
    LEFT JOIN leads ON conversation_id = conversations.id
    WHERE conversations.id = ${lead} AND agency_id = ${agencyId} FOR UPDATE OF conversations`
  return row ?? (yield* notYours)
})

interface LeadPayload {
  readonly assigneeId?: string | null
  readonly isDone?: boolean
  readonly sameAs?: string | null
  readonly version?: number
}

/** Gives a lead to a member, settles it, or says whose it is. */
export const change = Effect.fn('agencyDesk.change')(function* ({
  params: { slug, lead },
  payload: { version, ...payload },
}: {
  readonly params: { readonly slug: string; readonly lead: string }
  readonly payload: LeadPayload
}) {
  const accountId = yield* deskWriter
  const asked = yield* versionAsked(version)
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const agency = yield* agencyFor(accountId, slug, 'answerLeads')
    const stored = yield* storedLead(agency.id, lead)
    yield* refuseOther(asked, stored.version)
    const { assigneeId = stored.assigneeId, isDone } = payload
    const members = yield* membersOf(agency.id, accountId)
    const assignee = members.find(({ id }) => id === assigneeId)
    if (assigneeId !== null && assigneeId !== stored.assigneeId && assignee === undefined)
      return yield* notYours
    const open = isDone === undefined ? stored.doneEntryId : null
    const done = isDone === true ? stored.lastEntryId : open
    yield* sql`INSERT INTO leads (conversation_id, assignee_id, done_entry_id) VALUES (${lead}, ${assigneeId}, ${done})
      ON CONFLICT (conversation_id) DO UPDATE SET assignee_id = excluded.assignee_id,
        done_entry_id = excluded.done_entry_id, version = leads.version + 1`
    if (payload.sameAs === null) yield* split(agency.id, lead)
    else if (payload.sameAs !== undefined && !(yield* merge(agency.id, lead, payload.sameAs)))
      return yield* notYours
    if (assigneeId !== stored.assigneeId)
      yield* audit(agency.id, accountId, 'leadAssigned', assignee?.name ?? '')
    return { id: lead, version: stored.version + 1 }
  })
  return yield* changeDesk(accountId, ['lead', slug, lead, asked, payload], work)
})

export const addAnswer = Effect.fn('agencyDesk.addAnswer')(function* ({
  params: { slug },
  payload: { title, text },
}: OfAgency & { readonly payload: { readonly title: string; readonly text: string } }) {
  const accountId = yield* deskWriter
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const agency = yield* agencyFor(accountId, slug, 'answerLeads', 'locked')
    if ((yield* answersOf(agency.id)).length >= leadLimits.answers)
      return yield* new TeamRefused(refusal('teamFull'))
    const id = randomUUID()
    yield* sql`INSERT INTO agency_answers ${sql.insert({ id, agency_id: agency.id, title, text, created_at: yield* nowDate })}`
    return { id }
  })
  return yield* changeDesk(accountId, ['addAnswer', slug, title, text], work)
})

export const removeAnswer = Effect.fn('agencyDesk.removeAnswer')(function* ({
  params: { slug, answer },
}: {
  readonly params: { readonly slug: string; readonly answer: string }
}) {
  const accountId = yield* deskWriter
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const agency = yield* agencyFor(accountId, slug, 'answerLeads', 'locked')
    const gone =
      yield* sql`DELETE FROM agency_answers WHERE id = ${answer} AND agency_id = ${agency.id} RETURNING id`
    if (gone.length === 0) return yield* notYours
    return { isDone: true } as const
  })
  return yield* changeDesk(accountId, ['removeAnswer', slug, answer], work)
})
