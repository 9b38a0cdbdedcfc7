/** The operator invites the first owner of an agency. */
import { Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { teamRoles } from '#domain/agency/team.ts'
import { email as isEmail } from '#domain/forms/rules.ts'
import { languages } from '#domain/locale.ts'
import { dieOnSql } from '#server/content/changes/inTransaction.ts'
import { writeInvitation } from './invitations.ts'

export const MemberAsked = Schema.Struct({
  agency: Schema.String,
  email: Schema.String,
  role: Schema.Literals(teamRoles),
  /** Of the mail. */
  language: Schema.Literals(languages),
})

/** No agency has this address. */
export class NoSuchAgency extends Schema.TaggedError<NoSuchAgency>()('NoSuchAgency', {
  agency: Schema.String,
}) {
  override get message(): string {
    return `there is no agency ${this.agency}: it is the last part of the address of its page`
  }
}

/** Nothing can be mailed to this. */
export class NoEmail extends Schema.TaggedError<NoEmail>()('NoEmail', { email: Schema.String }) {
  override get message(): string {
    return `${this.email} is no address that mail can be sent to`
  }
}

export const inviteMember = Effect.fn('agencyTeam.operatorInvites')(function* (
  asked: typeof MemberAsked.Type,
) {
  if (asked.email === '' || !isEmail(asked.email, {})) return yield* new NoEmail({ email: asked.email })
  const sql = yield* SqlClient.SqlClient
  const [agency] = yield* sql<{ id: number; name: string }>`SELECT id, name FROM agencies
    WHERE slug = ${asked.agency}`
  if (agency === undefined) return yield* new NoSuchAgency({ agency: asked.agency })
  const { expiresAt } = yield* sql.withTransaction(
    writeInvitation({ ...asked, agency, accountId: null, officeId: null }),
  )
  return { expiresAt }
}, dieOnSql)
