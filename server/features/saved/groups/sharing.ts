/** Links to a group: to read it without an account, or to become a member. Only a token's hash is stored. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomBytes, randomUUID } from 'node:crypto'
import { TokenRefused } from '#domain/api/accountErrors.ts'
import { email as isEmail } from '#domain/forms/rules.ts'
import { savedLimits } from '#domain/saved/limits.ts'
import { type invitedRoles, type Role, roles } from '#domain/saved/rights.ts'
import { InvalidRequest } from '#domain/api/errors.ts'
import { RoleRefused } from '#domain/api/saved/savedErrors.ts'
import { inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { tellGroup } from '#server/content/saved/tellGroup.ts'
import { countUnsolicited } from '#server/content/mail/countUnsolicited.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { hashOfToken } from '#server/identity/secretToken.ts'
import { refuseBeyond } from '#server/identity/limits/limited.ts'
import { linkTo } from '#server/identity/links.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { groupFor, notYours } from './access.ts'
import { full, type OfGroup } from './calls.ts'
import { changeSaved, done, writer } from './writeCall.ts'

const LINK_MS = savedLimits.linkDays * 24 * 3_600_000

/** 128 bits, as the address is typed off a screen or a sheet at times. */
const newLinkToken = (): string => randomBytes(16).toString('base64url')

interface LinkPayload {
  readonly role?: (typeof invitedRoles)[number]
  readonly email?: string
  readonly showsNotes?: boolean
}

export const link = Effect.fn('savedGroups.link')(function* ({
  params: { id },
  payload,
}: OfGroup & { readonly payload: LinkPayload }) {
  const accountId = yield* writer
  const { role = null, email, showsNotes = false } = payload
  if (email !== undefined && !mayMailTo(email, role)) return yield* invalidRequest
  const { origin } = yield* Configuration
  const { language } = yield* requestVisitor
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    yield* groupFor(accountId, id, 'manage', 'locked')
    const at = yield* nowDate
    yield* sql`DELETE FROM collection_links WHERE collection_id = ${id} AND expires_at <= ${at}`
    const [count] = yield* sql<{ n: number }>`SELECT count(*)::int AS n FROM collection_links
      WHERE collection_id = ${id}`
    if ((count?.n ?? 0) >= savedLimits.linksOfGroup) return yield* full
    const [linkId, token, expiresAt] = [randomUUID(), newLinkToken(), new Date(at.getTime() + LINK_MS)]
    yield* sql`INSERT INTO collection_links ${sql.insert({
      id: linkId,
      token_hash: hashOfToken(token),
      collection_id: id,
      role,
      shows_notes: role === null && showsNotes,
      created_at: at,
      expires_at: expiresAt,
    })}`
    const url = linkTo(origin, role === null ? 'sharedHomes' : 'joinGroup', language, token)
    const made = { id: linkId, expiresAt: expiresAt.toISOString() }
    if (email === undefined) return { ...made, url }
    yield* mailInvitation({ accountId, email, link: url })
    return { ...made, url: null }
  })
  // A link that is shown is not kept for an idempotency key: its row would hold the token.
  if (email === undefined) return yield* inTransaction(work)
  return yield* changeSaved(accountId, ['link', id, payload], work)
})

/** Longest address that mail servers take (RFC 5321). */
const LONGEST_ADDRESS = 254

/** Mailed links are invitations: a link to read may be passed on, and then nothing says to how many. */
const mayMailTo = (email: string, role: Role | null): boolean =>
  role !== null && email !== '' && email.length <= LONGEST_ADDRESS && isEmail(email, {})

const invalidRequest = Effect.suspend(() => Effect.fail(new InvalidRequest(refusal('invalidRequest'))))

/** Puts the mail into the outbox, within the transaction of the link and the limit of unsolicited mails. */
const mailInvitation = Effect.fnUntraced(function* ({
  accountId,
  email,
  link: url,
}: {
  readonly accountId: string
  readonly email: string
  readonly link: string
}) {
  const sql = yield* SqlClient.SqlClient
  const counted = yield* countUnsolicited(sql, email)
  if (!counted.isWithin) return yield* refuseBeyond('mailByMailbox', counted.retryAfter)
  const [owner] = yield* sql<{ name: string }>`SELECT name FROM accounts WHERE id = ${accountId}`
  const { language } = yield* requestVisitor
  const data = { name: '', from: owner?.name ?? '', link: url, days: savedLimits.linkDays }
  yield* (yield* Outbox).put({ kind: 'groupInvitation', to: email, language, data })
})

export const endLink = Effect.fn('savedGroups.endLink')(function* ({
  params: { id, link: linkId },
}: {
  readonly params: { readonly id: string; readonly link: string }
}) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    yield* groupFor(accountId, id, 'manage', 'locked')
    yield* sql`DELETE FROM collection_links WHERE id = ${linkId} AND collection_id = ${id}`
    return done
  })
  return yield* changeSaved(accountId, ['endLink', id, linkId], work)
})

/** The owner ends a member; a member leaves. What an ended member wrote for themselves goes, what they shared stays. */
export const endMember = Effect.fn('savedGroups.endMember')(function* ({
  params: { id, member },
}: {
  readonly params: { readonly id: string; readonly member: string }
}) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const group = yield* groupFor(accountId, id, 'see', 'locked')
    const [row] = yield* sql<{ accountId: string }>`SELECT account_id AS "accountId" FROM collection_members
      WHERE id = ${member} AND collection_id = ${id} AND ended_at IS NULL`
    if (row === undefined) return yield* notYours
    if (group.role !== 'owner' && row.accountId !== accountId)
      return yield* new RoleRefused(refusal('roleRefused'))
    // Told before, so that the page of the ended member hears of it.
    yield* tellGroup(id)
    yield* sql`UPDATE collection_members SET ended_at = ${yield* nowDate} WHERE id = ${member}`
    yield* sql`DELETE FROM item_notes WHERE collection_id = ${id} AND author_id = ${row.accountId} AND NOT is_shared`
    return done
  })
  return yield* changeSaved(accountId, ['endMember', id, member], work)
})

interface Invitation {
  readonly id: string
  readonly groupId: string
  readonly ownerId: string
  readonly role: Role
}

/** Makes the account a member by an invitation, which is used up. A member gets the higher of both roles. */
export const join = Effect.fn('savedGroups.join')(function* ({
  payload: { token },
}: {
  readonly payload: { readonly token: string }
}) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const refused = Effect.suspend(() => Effect.fail(new TokenRefused(refusal('tokenRefused'))))
  const work = Effect.gen(function* () {
    const at = yield* nowDate
    const [invitation] = yield* sql<Invitation>`SELECT collection_links.id, collections.id AS "groupId",
        owner_id AS "ownerId", role
      FROM collection_links JOIN collections ON collections.id = collection_id
      WHERE token_hash = ${hashOfToken(token)} AND role IS NOT NULL AND expires_at > ${at}
      FOR UPDATE OF collections, collection_links`
    if (invitation === undefined) return yield* refused
    const { groupId, ownerId } = invitation
    const [stored] = yield* sql<{ version: number; members: number; role: Role | null }>`SELECT version,
        (SELECT count(*)::int FROM collection_members WHERE collection_id = ${groupId} AND ended_at IS NULL) AS members,
        (SELECT role FROM collection_members
          WHERE collection_id = ${groupId} AND account_id = ${accountId} AND ended_at IS NULL) AS role
      FROM collections WHERE id = ${groupId}`
    const { version = 1, members = 0, role: present = null } = stored ?? {}
    if (ownerId === accountId) return { id: groupId, version }
    if (present === null && members >= savedLimits.membersOfGroup) return yield* full
    const role =
      roles[Math.max(roles.indexOf(invitation.role), present === null ? 0 : roles.indexOf(present))]
    yield* sql`INSERT INTO collection_members (id, collection_id, account_id, role, accepted_at)
      VALUES (${randomUUID()}, ${groupId}, ${accountId}, ${role ?? invitation.role}, ${at})
      ON CONFLICT (collection_id, account_id) WHERE ended_at IS NULL DO UPDATE SET role = EXCLUDED.role`
    yield* sql`DELETE FROM collection_links WHERE id = ${invitation.id}`
    yield* tellGroup(groupId)
    return { id: groupId, version }
  })
  return yield* changeSaved(accountId, ['join', token], work)
})
