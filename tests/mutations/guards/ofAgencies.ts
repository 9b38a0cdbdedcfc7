import type { Guard } from './Guard.ts'

const team = 'server/features/agencies/team/team.test.ts'
const keys = 'server/features/agencies/keys/keys.test.ts'

/** Who may do what for an agency. */
export const ofAgencies: readonly Guard[] = [
  {
    name: 'a stranger works for any agency',
    file: 'server/identity/agencies/access.ts',
    find: 'WHERE account_id = $1 AND slug = $2 AND ended_at IS NULL',
    replace: 'WHERE ($1 IS NOT NULL) AND slug = $2 AND ended_at IS NULL',
    tests: [team],
  },
  {
    name: 'every role has every right',
    file: 'server/identity/agencies/access.ts',
    find: 'if (!mayInTeam(agency.role, right))',
    replace: 'if (!mayInTeam(agency.role, "see") && right !== "see")',
    tests: [team],
  },
  {
    name: 'who left a team still sees it',
    file: 'server/identity/agencies/access.ts',
    find: "slug = $2 AND ended_at IS NULL ${lock === 'locked'",
    replace: "slug = $2 ${lock === 'locked'",
    tests: [team],
  },
  {
    name: 'the last owner leaves',
    file: 'server/features/agencies/team/members.ts',
    find: 'if ((owners?.n ?? 0) < 2)',
    replace: 'if ((owners?.n ?? 0) < 1)',
    tests: [team],
  },
  {
    name: 'an admin invites an owner',
    file: 'server/features/agencies/team/invitations.ts',
    find: 'if (!mayGiveRole(agency.role, role))',
    replace: 'if (!mayGiveRole(agency.role, "reader"))',
    tests: [team],
  },
  {
    name: 'any account joins with a link that was mailed to another',
    file: 'server/features/agencies/team/invitations.ts',
    find: ' AND accounts.email_key = agency_invitations.email_key',
    replace: '',
    tests: [team],
  },
  {
    name: 'a key outlives its days',
    file: 'server/identity/agencies/keyBearer.ts',
    find: ' AND expires_at > ${now}',
    replace: '',
    tests: [keys],
  },
  {
    name: 'a key opens another agency',
    file: 'server/identity/agencies/keyBearer.ts',
    find: 'if (agency !== slug && agency !== String(agencyId)) return yield* notYours',
    replace: 'if (agency === "") return yield* notYours',
    tests: [keys],
  },
  {
    name: 'every member writes what the page of the agency says',
    file: 'server/features/agencies/team/profile.ts',
    find: "agencyFor(accountId, slug, 'manageTeam', 'locked')",
    replace: "agencyFor(accountId, slug, 'see', 'locked')",
    tests: ['server/features/agencies/team/team.test.ts'],
  },
  {
    name: 'a lead is merged with one of another agency',
    file: 'server/features/contact/desk/people.ts',
    find: 'WHERE advertisers.agency_id = $1',
    replace: 'WHERE $1::int IS NOT NULL',
    tests: ['server/features/contact/desk/desk.test.ts'],
  },
  {
    name: 'an agency sees the owners of another',
    file: 'server/features/valuation/homes/owners.ts',
    find: "agencyFor(accountId, slug, 'answerLeads')",
    replace: 'Effect.succeed({ id: 950, slug, accountId })',
    tests: ['tests/api/myHomes.test.ts'],
  },
]
