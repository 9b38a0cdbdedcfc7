import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { auditActions, teamLimits, teamRoles } from '../../agency/team.ts'
import { TokenRefused, TooManyRequests } from '../accountErrors.ts'
import { KeyReused, NotYours } from '../contact/contactErrors.ts'
import { InvalidRequest } from '../errors.ts'
import { LanguageParameter } from '../language.ts'
import { RoleRefused } from '../saved/savedErrors.ts'
import { Id, Line } from '../text.ts'
import { TeamChanged, TeamRefused } from './teamErrors.ts'
import { SignedIn } from '../SignedIn.ts'

export const AgencySlug = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(300))
const Role = Schema.Literals(teamRoles)

/** An agency that the account works for. */
export const OwnAgency = Schema.Struct({
  id: Schema.Int,
  slug: Schema.String,
  name: Schema.String,
  role: Role,
})
export type OwnAgency = typeof OwnAgency.Type

const Office = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  address: Schema.String,
  phone: Schema.String,
  version: Schema.Int,
})
export type Office = typeof Office.Type

/** `email` is for those who manage the team. */
const Member = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  email: Schema.NullOr(Schema.String),
  role: Role,
  officeId: Schema.NullOr(Schema.String),
  version: Schema.Int,
  isMe: Schema.Boolean,
  /** ISO 8601 in UTC. */
  since: Schema.String,
})
export type TeamMember = typeof Member.Type

const Invitation = Schema.Struct({
  id: Schema.String,
  email: Schema.String,
  role: Role,
  officeId: Schema.NullOr(Schema.String),
  expiresAt: Schema.String,
})
export type TeamInvitation = typeof Invitation.Type

const AuditEntry = Schema.Struct({
  id: Schema.String,
  at: Schema.String,
  /** Empty for a deleted account and for the operator. */
  name: Schema.String,
  action: Schema.Literals(auditActions),
  subject: Schema.String,
  detail: Schema.String,
})
export type AuditEntry = typeof AuditEntry.Type

/** Invitations and the log are for those with the right; others get none. */
export const Team = Schema.Struct({
  agency: OwnAgency,
  offices: Schema.Array(Office),
  members: Schema.Array(Member),
  invitations: Schema.Array(Invitation),
  audit: Schema.Array(AuditEntry),
})
export type Team = typeof Team.Type

const query = LanguageParameter
const agency = { params: { slug: AgencySlug }, query } as const
const Written = Schema.Struct({ id: Schema.String, version: Schema.Int })
const Done = Schema.Struct({ isDone: Schema.Literal(true) })
const reading = [NotYours, RoleRefused, TooManyRequests] as const
const changing = [...reading, TeamRefused, TeamChanged, KeyReused, InvalidRequest] as const
const version = Schema.optionalKey(Schema.Int)
const office = {
  name: Line.check(Schema.isMinLength(1), Schema.isMaxLength(teamLimits.nameLength)),
  address: Schema.optionalKey(Line.check(Schema.isMaxLength(teamLimits.addressLength))),
  phone: Schema.optionalKey(Line.check(Schema.isMaxLength(32))),
}
const officeId = Schema.optionalKey(Schema.NullOr(Id))

const path = '/api-next/own-agencies/:slug/team/'

const description = `Offices, members and invitations of an agency. An agency that the account does not work for does not
exist (404); a right that the role lacks is refused (403). \`Idempotency-Key\` and \`If-Match\` as with groups of saved
homes.`

/** Teams of agencies. */
export class AgencyTeamApi extends HttpApiGroup.make('agencyTeam')
  .add(
    /** The agencies that the account works for. */
    HttpApiEndpoint.get('own', '/api-next/own-agencies/', {
      query,
      success: Schema.Struct({ agencies: Schema.Array(OwnAgency) }),
    }).annotate(OpenApi.Description, description),
    HttpApiEndpoint.get('team', path, { ...agency, success: Team, error: reading }),
    HttpApiEndpoint.post('addOffice', `${path}offices/`, {
      ...agency,
      payload: Schema.Struct(office),
      success: Written,
      error: changing,
    }),
    HttpApiEndpoint.put('changeOffice', `${path}offices/:office/`, {
      params: { ...agency.params, office: Id },
      query,
      payload: Schema.Struct({ ...office, version }),
      success: Written,
      error: changing,
    }),
    HttpApiEndpoint.delete('removeOffice', `${path}offices/:office/`, {
      params: { ...agency.params, office: Id },
      query,
      success: Done,
      error: changing,
    }),
    /** Mails the invitation: its link is for the account with that address alone. */
    HttpApiEndpoint.post('invite', `${path}invitations/`, {
      ...agency,
      payload: Schema.Struct({ email: Line, role: Role, officeId }),
      success: Schema.Struct({ id: Schema.String, expiresAt: Schema.String }),
      error: changing,
    }),
    HttpApiEndpoint.delete('endInvitation', `${path}invitations/:invitation/`, {
      params: { ...agency.params, invitation: Id },
      query,
      success: Done,
      error: changing,
    }),
    HttpApiEndpoint.put('changeMember', `${path}members/:member/`, {
      params: { ...agency.params, member: Id },
      query,
      payload: Schema.Struct({ role: Schema.optionalKey(Role), officeId, version }),
      success: Written,
      error: changing,
    }),
    /** Ends a membership, also one's own; the last owner's is refused. */
    HttpApiEndpoint.delete('endMember', `${path}members/:member/`, {
      params: { ...agency.params, member: Id },
      query,
      success: Done,
      error: changing,
    }),
    HttpApiEndpoint.post('join', '/api-next/own-agencies/join/', {
      query,
      payload: Schema.Struct({ token: Line.check(Schema.isMaxLength(64)) }),
      success: Schema.Struct({ slug: Schema.String }),
      error: [...changing, TokenRefused],
    }),
  )
  .middleware(SignedIn) {}
