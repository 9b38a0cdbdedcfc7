import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { leadLimits, leadParameters, leadStates } from '../../agency/leads.ts'
import { entryKinds } from '../../contact/entryKinds.ts'
import { visitModes, visitStatuses } from '../../contact/visits.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { KeyReused, NotYours } from '../contact/contactErrors.ts'
import { InvalidRequest } from '../errors.ts'
import { LanguageParameter } from '../language.ts'
import { RoleRefused } from '../saved/savedErrors.ts'
import { Id, Line, Lines } from '../text.ts'
import { AgencySlug } from './Team.ts'
import { FeedRefused, TeamChanged, TeamRefused } from './teamErrors.ts'
import { SignedIn } from '../SignedIn.ts'

const Text = Schema.optional(Schema.String)

/** A conversation with the agency, as its desk shows it. */
export const Lead = Schema.Struct({
  /** That of the conversation. */
  id: Schema.String,
  state: Schema.Literals(leadStates),
  /** Since when it is in this state, ISO 8601 in UTC. */
  since: Schema.String,
  seeker: Schema.String,
  listingId: Schema.Int,
  title: Schema.String,
  /** The agency's own number of the ad. */
  reference: Schema.NullOr(Schema.String),
  last: Schema.Struct({ kind: Schema.Literals(entryKinds), text: Schema.String, at: Schema.String }),
  assigneeId: Schema.NullOr(Schema.String),
  /** Other conversations of the same person with the agency. */
  others: Schema.Array(Schema.Struct({ id: Schema.String, title: Schema.String })),
  /** A member said that it is the same person; else the email did. */
  isMerged: Schema.Boolean,
  version: Schema.Int,
})
export type Lead = typeof Lead.Type

const Answer = Schema.Struct({ id: Schema.String, title: Schema.String, text: Schema.String })
export type SavedAnswer = typeof Answer.Type

export const LeadDesk = Schema.Struct({
  leads: Schema.Array(Lead),
  counts: Schema.Record(Schema.Literals(leadStates), Schema.Int),
  page: Schema.Int,
  pages: Schema.Int,
  /** Members that may answer. */
  members: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, isMe: Schema.Boolean })),
  answers: Schema.Array(Answer),
})
export type LeadDesk = typeof LeadDesk.Type

/** A visit of the agency's homes, asked for or agreed on. */
export const OfficeVisit = Schema.Struct({
  id: Schema.String,
  conversationId: Schema.String,
  listingId: Schema.Int,
  title: Schema.String,
  seeker: Schema.String,
  mode: Schema.Literals(visitModes),
  status: Schema.Literals(visitStatuses),
  /** The agreed time, or those that were asked for; ISO 8601 in UTC. */
  times: Schema.Array(Schema.String),
  minutes: Schema.Int,
  assignee: Schema.NullOr(Schema.String),
})
export type OfficeVisit = typeof OfficeVisit.Type

export const Webhook = Schema.Struct({
  url: Schema.NullOr(Schema.String),
  version: Schema.Int,
  deliveries: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      kind: Schema.Literals(entryKinds),
      at: Schema.String,
      attempts: Schema.Int,
      deliveredAt: Schema.NullOr(Schema.String),
      /** When it is tried again; null where it was delivered or given up. */
      nextAt: Schema.NullOr(Schema.String),
      problem: Schema.NullOr(Schema.String),
    }),
  ),
})
export type Webhook = typeof Webhook.Type

const query = LanguageParameter
const params = { slug: AgencySlug }
const reading = [NotYours, RoleRefused, TooManyRequests] as const
const changing = [...reading, TeamRefused, TeamChanged, KeyReused, InvalidRequest] as const
const Done = Schema.Struct({ isDone: Schema.Literal(true) })
const path = '/api-next/own-agencies/:slug/'
const { state, assignee, page } = leadParameters

const description = `Everything that seekers wrote to the agency, in one queue. A state follows from who wrote last;
\`isDone\` settles a lead until the seeker writes again. Messages to a program are signed: the header
\`estia-signature\` is \`t=<seconds>,v1=<hex>\`, the HMAC-SHA-256 of \`<seconds>.<body>\` with the secret, which is shown
once. A delivery that is not answered with 2xx is tried again six times within two days.`

/** The lead desk of agencies. */
export class AgencyDeskApi extends HttpApiGroup.make('agencyDesk')
  .add(
    HttpApiEndpoint.get('leads', `${path}leads/`, {
      params,
      query: { ...query, [state]: Text, [assignee]: Text, [page]: Text },
      success: LeadDesk,
      error: reading,
    }).annotate(OpenApi.Description, description),
    HttpApiEndpoint.put('change', `${path}leads/:lead/`, {
      params: { ...params, lead: Id },
      query,
      payload: Schema.Struct({
        assigneeId: Schema.optionalKey(Schema.NullOr(Id)),
        isDone: Schema.optionalKey(Schema.Boolean),
        /** The lead of the same person; null: of nobody else that the team said. */
        sameAs: Schema.optionalKey(Schema.NullOr(Id)),
        version: Schema.optionalKey(Schema.Int),
      }),
      success: Schema.Struct({ id: Schema.String, version: Schema.Int }),
      error: changing,
    }),
    HttpApiEndpoint.post('addAnswer', `${path}answers/`, {
      params,
      query,
      payload: Schema.Struct({
        title: Line.check(Schema.isMinLength(1), Schema.isMaxLength(leadLimits.answerTitle)),
        text: Lines.check(Schema.isMinLength(1), Schema.isMaxLength(leadLimits.answerText)),
      }),
      success: Schema.Struct({ id: Schema.String }),
      error: changing,
    }),
    HttpApiEndpoint.delete('removeAnswer', `${path}answers/:answer/`, {
      params: { ...params, answer: Id },
      query,
      success: Done,
      error: changing,
    }),
    /** Visits that are asked for or agreed on and not over, the next first. */
    HttpApiEndpoint.get('visits', `${path}visits/`, {
      params,
      query,
      success: Schema.Struct({ visits: Schema.Array(OfficeVisit) }),
      error: reading,
    }),
    HttpApiEndpoint.get('webhook', `${path}webhook/`, { params, query, success: Webhook, error: reading }),
    /** Null ends it. The secret is another with every change. */
    HttpApiEndpoint.put('changeWebhook', `${path}webhook/`, {
      params,
      query,
      payload: Schema.Struct({
        url: Schema.NullOr(Line.check(Schema.isMaxLength(500))),
        version: Schema.optionalKey(Schema.Int),
      }),
      success: Schema.Struct({ secret: Schema.NullOr(Schema.String), version: Schema.Int }),
      error: [...changing, FeedRefused],
    }),
  )
  .middleware(SignedIn) {}
