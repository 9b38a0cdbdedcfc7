/** Changes of members. An agency with members has an owner. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { RoleRefused } from '#domain/api/saved/savedErrors.ts'
import { mayGiveRole, type TeamRole } from '#domain/agency/team.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { versionAsked } from '#server/content/changes/requestHeaders.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { agencyFor, audit, notYours } from '#server/identity/agencies/access.ts'
import { officeOf } from './offices.ts'
import { refuseOther } from '#server/identity/agencies/refuseOther.ts'
import { changeTeam, done, lastOwner, writer } from './write.ts'

interface OfMember {
  readonly params: { readonly slug: string; readonly member: string }
}
interface MemberPayload {
  readonly role?: TeamRole
  readonly officeId?: string | null
  readonly version?: number
}
interface StoredMember {
  readonly accountId: string
  readonly name: string
  readonly role: TeamRole
  readonly officeId: string | null
  readonly version: number
}

const memberOf = Effect.fnUntraced(function* (agencyId: number, member: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<StoredMember>`SELECT account_id AS "accountId", accounts.name, role,
      office_id AS "officeId", agency_members.version
    FROM agency_members JOIN accounts ON accounts.id = account_id
    WHERE agency_members.id = ${member} AND agency_id = ${agencyId} AND ended_at IS NULL`
  return row ?? (yield* notYours)
})

/** Fails where the team would be left without an owner. */
const keepOwner = Effect.fnUntraced(function* (agencyId: number, { role }: StoredMember) {
  if (role !== 'owner') return
  const sql = yield* SqlClient.SqlClient
  const [owners] = yield* sql<{ n: number }>`SELECT count(*)::int AS n FROM agency_members
    WHERE agency_id = ${agencyId} AND role = 'owner' AND ended_at IS NULL`
  if ((owners?.n ?? 0) < 2) return yield* lastOwner
})

const refused = Effect.suspend(() => Effect.fail(new RoleRefused(refusal('roleRefused'))))

export const changeMember = Effect.fn('agencyTeam.changeMember')(function* ({
  params: { slug, member },
  payload: { version, role, officeId },
}: OfMember & { readonly payload: MemberPayload }) {
  const accountId = yield* writer
  const asked = yield* versionAsked(version)
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const agency = yield* agencyFor(accountId, slug, 'manageTeam', 'locked')
    const stored = yield* memberOf(agency.id, member)
    yield* refuseOther(asked, stored.version)
    const next = { role: role ?? stored.role, officeId: officeId === undefined ? stored.officeId : officeId }
    if (next.role !== stored.role) {
      if (!mayGiveRole(agency.role, next.role) || !mayGiveRole(agency.role, stored.role))
        return yield* refused
      yield* keepOwner(agency.id, stored)
    }
    if (next.officeId !== null) yield* officeOf(agency.id, next.officeId)
    yield* sql`UPDATE agency_members SET role = ${next.role}, office_id = ${next.officeId}, version = version + 1
      WHERE id = ${member}`
    if (next.role !== stored.role) yield* audit(agency.id, accountId, 'roleChanged', stored.name, next.role)
    return { id: member, version: stored.version + 1 }
  })
  return yield* changeTeam(accountId, ['changeMember', slug, member, asked, role, officeId], work)
})

/** Ends a member, or leaves. */
export const endMember = Effect.fn('agencyTeam.endMember')(function* ({
  params: { slug, member },
}: OfMember) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const agency = yield* agencyFor(accountId, slug, 'see', 'locked')
    const stored = yield* memberOf(agency.id, member)
    const isMe = stored.accountId === accountId
    if (!isMe && !mayGiveRole(agency.role, stored.role)) return yield* refused
    yield* keepOwner(agency.id, stored)
    yield* sql`UPDATE agency_members SET ended_at = ${yield* nowDate} WHERE id = ${member}`
    yield* audit(agency.id, accountId, isMe ? 'memberLeft' : 'memberEnded', isMe ? '' : stored.name)
    return done
  })
  return yield* changeTeam(accountId, ['endMember', slug, member], work)
})
