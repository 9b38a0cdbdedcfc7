import { randomUUID } from 'node:crypto'
import type { TeamRole } from '#domain/agency/team.ts'
import type { Person, TestContact } from '#server/features/contact/testing/openContact.ts'

export const slug = 'mesitiko-grafeio'
export const agencyId = 70
const teamPath = `/api-next/own-agencies/${slug}/team/`

/** Makes the advertiser of `homes.agency` one of an agency. */
export async function makeAgency(portal: TestContact): Promise<void> {
  await portal.sql(
    (sql) =>
      sql`INSERT INTO agencies (id, name, slug, plan) VALUES (${agencyId}, 'Μεσιτικό Γραφείο', ${slug}, 'paid')`,
  )
  await portal.sql((sql) => sql`UPDATE advertisers SET agency_id = ${agencyId} WHERE id = 1`)
}

/** Puts an account into the team, without an invitation. */
export async function addMember(portal: TestContact, person: Person, role: TeamRole): Promise<string> {
  const id = randomUUID()
  await portal.sql(
    (sql) => sql`INSERT INTO agency_members (id, agency_id, account_id, role, accepted_at)
      VALUES (${id}, ${agencyId}, ${person.id}, ${role}, now())`,
  )
  return id
}

export { teamPath }
