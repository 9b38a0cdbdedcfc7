/** A team as its members see it. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { type AuditAction, mayInTeam, teamLimits, type TeamRole } from '#domain/agency/team.ts'
import type { Office } from '#domain/api/agencies/Team.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { agenciesOf, agencyFor, type AgencyOfMember } from '#server/identity/agencies/access.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'

export interface OfAgency {
  readonly params: { readonly slug: string }
}

const shown = ({ id, slug, name, role }: AgencyOfMember) => ({ id, slug, name, role })

export const own = Effect.fn('agencyTeam.own')(function* () {
  const { accountId } = yield* SignedInSession
  return { agencies: (yield* dieOnSql(agenciesOf(accountId))).map(shown) }
})

interface MemberRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: TeamRole
  readonly officeId: string | null
  readonly version: number
  readonly isMe: boolean
  readonly since: Date
}

const membersOf = Effect.fnUntraced(function* (agencyId: number, accountId: string, mayManage: boolean) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<MemberRow>`SELECT agency_members.id, accounts.name, email, role,
      office_id AS "officeId", agency_members.version, account_id = ${accountId} AS "isMe", accepted_at AS since
    FROM agency_members JOIN accounts ON accounts.id = account_id
    WHERE agency_id = ${agencyId} AND ended_at IS NULL ORDER BY accepted_at, agency_members.id`
  return rows.map(({ since, email, ...row }) => ({
    ...row,
    email: mayManage || row.isMe ? email : null,
    since: since.toISOString(),
  }))
})

const invitationsOf = Effect.fnUntraced(function* (agencyId: number) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{
    id: string
    email: string
    role: TeamRole
    officeId: string | null
    expiresAt: Date
  }>`SELECT id, email, role, office_id AS "officeId", expires_at AS "expiresAt" FROM agency_invitations
    WHERE agency_id = ${agencyId} AND expires_at > ${yield* nowDate} ORDER BY created_at, id`
  return rows.map(({ expiresAt, ...row }) => ({ ...row, expiresAt: expiresAt.toISOString() }))
})

const auditOf = Effect.fnUntraced(function* (agencyId: number) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{
    id: string
    at: Date
    name: string | null
    action: AuditAction
    subject: string
    detail: string
  }>`SELECT agency_audit.id::text, at, accounts.name, action, subject, detail
    FROM agency_audit LEFT JOIN accounts ON accounts.id = account_id
    WHERE agency_id = ${agencyId} ORDER BY agency_audit.id DESC LIMIT ${teamLimits.auditShown}`
  return rows.map(({ at, name, ...row }) => ({ ...row, name: name ?? '', at: at.toISOString() }))
})

export const team = Effect.fn('agencyTeam.team')(function* ({ params: { slug } }: OfAgency) {
  const { accountId } = yield* SignedInSession
  const agency = yield* agencyFor(accountId, slug, 'see')
  const sql = yield* SqlClient.SqlClient
  const mayManage = mayInTeam(agency.role, 'manageTeam')
  return {
    agency: shown(agency),
    offices: yield* sql<Office>`SELECT id, name, address, phone, version FROM agency_offices
      WHERE agency_id = ${agency.id} ORDER BY created_at, id`,
    members: yield* membersOf(agency.id, accountId, mayManage),
    invitations: mayManage ? yield* invitationsOf(agency.id) : [],
    audit: mayInTeam(agency.role, 'seeAudit') ? yield* auditOf(agency.id) : [],
  }
}, dieOnSql)
