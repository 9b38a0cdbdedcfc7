/** Invitations to a team, by mail. Only a token's hash is stored. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { TokenRefused } from '#domain/api/accountErrors.ts'
import { InvalidRequest } from '#domain/api/errors.ts'
import { RoleRefused } from '#domain/api/saved/savedErrors.ts'
import { mayGiveRole, teamLimits, type TeamRole } from '#domain/agency/team.ts'
import { email as isEmail } from '#domain/forms/rules.ts'
import type { Language } from '#domain/locale.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { countUnsolicited } from '#server/content/mail/countUnsolicited.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { agencyFor, audit, notYours } from '#server/identity/agencies/access.ts'
import { refuseBeyond } from '#server/identity/limits/limited.ts'
import { linkTo } from '#server/identity/links.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { hashOfToken, newToken } from '#server/identity/secretToken.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { officeOf } from './offices.ts'
import type { OfAgency } from './readTeam.ts'
import { changeTeam, done, teamFull, writer } from './write.ts'

const INVITATION_MS = teamLimits.invitationDays * 24 * 3_600_000
/** Longest address that mail servers take (RFC 5321). */
const LONGEST_ADDRESS = 254

export interface NewInvitation {
  readonly agency: { readonly id: number; readonly name: string }
  /** Who invites; null for the operator. */
  readonly accountId: string | null
  readonly email: string
  readonly role: TeamRole
  readonly officeId: string | null
  readonly language: Language
}

/** Stores an invitation and puts its mail into the outbox, in the transaction that is open. */
export const writeInvitation = Effect.fnUntraced(function* (asked: NewInvitation) {
  const { agency, accountId, email, role, officeId, language } = asked
  const sql = yield* SqlClient.SqlClient
  const at = yield* nowDate
  const key = emailKey(email) ?? email
  const [id, token, expiresAt] = [randomUUID(), newToken(), new Date(at.getTime() + INVITATION_MS)]
  // The newest invitation of an address is the one that counts.
  yield* sql`DELETE FROM agency_invitations WHERE agency_id = ${agency.id}
    AND (expires_at <= ${at} OR email_key = ${key})`
  yield* sql`INSERT INTO agency_invitations ${sql.insert({
    id,
    token_hash: hashOfToken(token),
    agency_id: agency.id,
    office_id: officeId,
    email,
    email_key: key,
    role,
    created_at: at,
    expires_at: expiresAt,
  })}`
  yield* audit(agency.id, accountId, 'invited', email, role)
  const link = linkTo((yield* Configuration).origin, 'joinAgency', language, token)
  const data = { name: '', agency: agency.name, link, days: teamLimits.invitationDays }
  yield* (yield* Outbox).put({ kind: 'agencyInvitation', to: email, language, data })
  return { id, expiresAt: expiresAt.toISOString() }
})

export const invite = Effect.fn('agencyTeam.invite')(function* ({
  params: { slug },
  payload: { email: sent, role, officeId = null },
}: OfAgency & {
  readonly payload: { readonly email: string; readonly role: TeamRole; readonly officeId?: string | null }
}) {
  const accountId = yield* writer
  const email = sent.trim()
  const { language } = yield* requestVisitor
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const agency = yield* agencyFor(accountId, slug, 'manageTeam', 'locked')
    if (!mayGiveRole(agency.role, role)) return yield* new RoleRefused(refusal('roleRefused'))
    if (email === '' || email.length > LONGEST_ADDRESS || !isEmail(email, {}))
      return yield* new InvalidRequest(refusal('invalidRequest'))
    if (officeId !== null) yield* officeOf(agency.id, officeId)
    const [count] = yield* sql<{ n: number }>`SELECT count(*)::int AS n FROM agency_invitations
      WHERE agency_id = ${agency.id} AND expires_at > ${yield* nowDate}`
    if ((count?.n ?? 0) >= teamLimits.invitations) return yield* teamFull
    const counted = yield* countUnsolicited(sql, email)
    if (!counted.isWithin) return yield* refuseBeyond('mailByMailbox', counted.retryAfter)
    return yield* writeInvitation({ agency, accountId, email, role, officeId, language })
  })
  return yield* changeTeam(accountId, ['invite', slug, email, role, officeId], work)
})

export const endInvitation = Effect.fn('agencyTeam.endInvitation')(function* ({
  params: { slug, invitation },
}: {
  readonly params: { readonly slug: string; readonly invitation: string }
}) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const agency = yield* agencyFor(accountId, slug, 'manageTeam', 'locked')
    const [ended] = yield* sql<{ email: string }>`DELETE FROM agency_invitations
      WHERE id = ${invitation} AND agency_id = ${agency.id} RETURNING email`
    if (ended === undefined) return yield* notYours
    yield* audit(agency.id, accountId, 'invitationEnded', ended.email)
    return done
  })
  return yield* changeTeam(accountId, ['endInvitation', slug, invitation], work)
})

interface Invitation {
  readonly id: string
  readonly agencyId: number
  readonly slug: string
  readonly officeId: string | null
  readonly role: TeamRole
}

/**
 * Makes the account a member by an invitation, which is used up. It has to be the account of the invited address: a
 * team's members sign in as themselves. A member already keeps the role that it has.
 */
export const join = Effect.fn('agencyTeam.join')(function* ({
  payload: { token },
}: {
  readonly payload: { readonly token: string }
}) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const at = yield* nowDate
    const [invitation] = yield* sql<Invitation>`SELECT agency_invitations.id, agency_id AS "agencyId", slug,
        office_id AS "officeId", role
      FROM agency_invitations JOIN agencies ON agencies.id = agency_id
      JOIN accounts ON accounts.id = ${accountId} AND accounts.email_key = agency_invitations.email_key
        AND accounts.verified_at IS NOT NULL
      WHERE token_hash = ${hashOfToken(token)} AND expires_at > ${at}
      FOR UPDATE OF agencies, agency_invitations`
    if (invitation === undefined) return yield* new TokenRefused(refusal('tokenRefused'))
    const { agencyId, slug, officeId, role } = invitation
    const [count] = yield* sql<{ n: number }>`SELECT count(*)::int AS n FROM agency_members
      WHERE agency_id = ${agencyId} AND ended_at IS NULL`
    if ((count?.n ?? 0) >= teamLimits.members) return yield* teamFull
    const made =
      yield* sql`INSERT INTO agency_members (id, agency_id, account_id, office_id, role, accepted_at)
      VALUES (${randomUUID()}, ${agencyId}, ${accountId}, ${officeId}, ${role}, ${at})
      ON CONFLICT (agency_id, account_id) WHERE ended_at IS NULL DO NOTHING RETURNING id`
    yield* sql`DELETE FROM agency_invitations WHERE id = ${invitation.id}`
    if (made.length > 0) yield* audit(agencyId, accountId, 'joined', '', role)
    return { slug }
  })
  return yield* changeTeam(accountId, ['join', token], work)
})
