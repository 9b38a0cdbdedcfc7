/** What teams hold about an account. Its rows are deleted with it by the database. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { audit } from '#server/identity/agencies/access.ts'
import type { AccountOwner } from '#server/identity/PersonalData.ts'

export const exportedTeams = Effect.fn('agencyTeam.exported')(function* ({ id, emailKey }: AccountOwner) {
  const sql = yield* SqlClient.SqlClient
  return {
    agencyMemberships:
      yield* sql`SELECT slug AS agency, role, accepted_at AS "acceptedAt", ended_at AS "endedAt"
      FROM agency_members JOIN agencies ON agencies.id = agency_id WHERE account_id = ${id} ORDER BY accepted_at`,
    agencyInvitations:
      yield* sql`SELECT slug AS agency, role, created_at AS "createdAt", expires_at AS "expiresAt"
      FROM agency_invitations JOIN agencies ON agencies.id = agency_id
      WHERE email_key = ${emailKey} ORDER BY created_at`,
    agencyActs: yield* sql`SELECT slug AS agency, at, action, subject, detail
      FROM agency_audit JOIN agencies ON agencies.id = agency_id WHERE account_id = ${id} ORDER BY at`,
  }
}, Effect.orDie)

/**
 * An account may always be deleted. Where it was the last owner of a team, the admin of longest standing becomes one;
 * a team without an admin gets its next owner from the operator.
 */
export const eraseFromTeams = Effect.fn('agencyTeam.erase')(function* ({ id, emailKey }: AccountOwner) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM agency_invitations WHERE email_key = ${emailKey}`
  const owned = yield* sql<{ agencyId: number }>`UPDATE agency_members SET ended_at = ${yield* nowDate}
    WHERE account_id = ${id} AND ended_at IS NULL RETURNING agency_id AS "agencyId"`
  for (const { agencyId } of owned) {
    const raised = yield* sql<{
      name: string
    }>`UPDATE agency_members SET role = 'owner', version = agency_members.version + 1
      FROM accounts WHERE accounts.id = account_id AND agency_members.id = (
        SELECT id FROM agency_members AS others WHERE agency_id = ${agencyId} AND ended_at IS NULL AND role = 'admin'
          AND NOT EXISTS (SELECT 1 FROM agency_members AS owners WHERE owners.agency_id = ${agencyId}
            AND owners.ended_at IS NULL AND owners.role = 'owner')
        ORDER BY accepted_at LIMIT 1) RETURNING accounts.name`
    for (const { name } of raised) yield* audit(agencyId, null, 'roleChanged', name, 'owner')
  }
  yield* sql`UPDATE agency_audit SET subject = '' WHERE lower(subject) = ${emailKey}`
}, Effect.orDie)
