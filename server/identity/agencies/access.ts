/** The agencies that an account works for, and what it may do there. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { NotYours } from '#domain/api/contact/contactErrors.ts'
import { RoleRefused } from '#domain/api/saved/savedErrors.ts'
import { type AuditAction, mayInTeam, type TeamRight, type TeamRole } from '#domain/agency/team.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { refusal } from '#server/http/replies/messages.ts'

export interface AgencyOfMember {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly role: TeamRole
  readonly memberId: string
}

/** The agencies of an account, by name. */
export const agenciesOf = Effect.fnUntraced(function* (accountId: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<AgencyOfMember>`SELECT agencies.id, slug, name, role, agency_members.id AS "memberId"
    FROM agency_members JOIN agencies ON agencies.id = agency_id
    WHERE account_id = ${accountId} AND ended_at IS NULL ORDER BY name, agencies.id`
})

export const notYours = Effect.suspend(() => Effect.fail(new NotYours(refusal('notYours'))))

/**
 * An agency in which an account has a right; `locked`: until the transaction ends. An agency of others does not exist,
 * and a right that the role lacks is refused.
 */
export const agencyFor = Effect.fnUntraced(function* (
  accountId: string,
  slug: string,
  right: TeamRight,
  lock?: 'locked',
) {
  const sql = yield* SqlClient.SqlClient
  // No database takes this sign in a text.
  if (slug.includes('\0')) return yield* notYours
  const [agency] = yield* sql.unsafe<AgencyOfMember>(
    `SELECT agencies.id, slug, name, role, agency_members.id AS "memberId"
      FROM agency_members JOIN agencies ON agencies.id = agency_id
      WHERE account_id = $1 AND slug = $2 AND ended_at IS NULL ${lock === 'locked' ? 'FOR UPDATE OF agencies' : ''}`,
    [accountId, slug],
  )
  if (agency === undefined) return yield* notYours
  if (!mayInTeam(agency.role, right)) return yield* new RoleRefused(refusal('roleRefused'))
  return agency
})

/** Writes down who did what; within the transaction of the change. */
export const audit = Effect.fnUntraced(function* (
  agencyId: number,
  accountId: string | null,
  action: AuditAction,
  subject = '',
  detail = '',
) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO agency_audit (agency_id, at, account_id, action, subject, detail)
    VALUES (${agencyId}, ${yield* nowDate}, ${accountId}, ${action}, ${subject}, ${detail})`
})
