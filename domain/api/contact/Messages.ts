import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { Conversation, Conversations } from '../../contact/Conversation.ts'
import { proposalAnswerNames } from '../../contact/proposals.ts'
import { sides } from '../../contact/sides.ts'
import { VisitHours } from '../../contact/Slots.ts'
import { visitAnswerNames } from '../../contact/visits.ts'
import { SignInRequired, TooManyRequests } from '../accountErrors.ts'
import { ContactInvalid, KeyReused, NotYours, TooLate } from './contactErrors.ts'
import { Personal, SignedIn } from '../SignedIn.ts'
import { LanguageParameter } from '../language.ts'
import { Line, Lines } from '../text.ts'

const Message = Schema.Struct({ message: Schema.String })
const Key = Line.check(Schema.isMinLength(16), Schema.isMaxLength(64))
const one = { params: { id: Schema.String }, query: LanguageParameter } as const
const own = [NotYours, TooManyRequests] as const
const linked = [SignInRequired, ...own] as const
const answered = [...linked, ContactInvalid, KeyReused, TooLate] as const

/** Conversations about homes, for both sides. Every change is answered with the whole conversation. */
export class MessagesApi extends HttpApiGroup.make('messages')
  .annotate(Personal, 'account')
  .add(
    HttpApiEndpoint.get('list', '/api-next/messages/', {
      query: {
        ...LanguageParameter,
        side: Schema.optional(Schema.Literals(sides)),
        page: Schema.optional(
          Schema.NumberFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 10_000 })),
        ),
      },
      success: Conversations,
    }),
    /** Of an account alone: a block ends the conversation's link, with which a sender without one could remove it. */
    HttpApiEndpoint.post('block', '/api-next/messages/:id/block/', {
      ...one,
      payload: Schema.Struct({ isBlocked: Schema.Boolean }),
      success: Conversation,
      error: own,
    }),
    /** The reader's visit hours; empty for a user without homes to offer. `takesVisits`: whether visits are possible. */
    HttpApiEndpoint.get('visitHours', '/api-next/visits/hours/', {
      query: LanguageParameter,
      success: Schema.Struct({
        isAdvertiser: Schema.Boolean,
        takesVisits: Schema.Boolean,
        hours: Schema.Array(VisitHours),
      }),
    }),
    HttpApiEndpoint.put('changeVisitHours', '/api-next/visits/hours/', {
      query: LanguageParameter,
      /** `takesVisits`: true by default. Hours are kept while it is false. */
      payload: Schema.Struct({
        takesVisits: Schema.optionalKey(Schema.Boolean),
        hours: Schema.Array(VisitHours),
      }),
      success: Message,
      error: [...own, ContactInvalid],
    }),
  )
  .middleware(SignedIn)
  /** For the account, or who holds the link of the conversation. */
  .add(
    HttpApiEndpoint.get('conversation', '/api-next/messages/:id/', {
      params: { id: Schema.String },
      /** `before`: entries older than the one with this id. */
      query: { ...LanguageParameter, before: Schema.optional(Schema.NumberFromString.check(Schema.isInt())) },
      success: Conversation,
      error: [SignInRequired, NotYours],
    }),
    HttpApiEndpoint.post('reply', '/api-next/messages/:id/', {
      ...one,
      /** `attachments`: ids that `attach` gave. A reply has a text or a picture. */
      payload: Schema.Struct({ key: Key, text: Lines, attachments: Schema.Array(Line) }),
      success: Conversation,
      error: answered,
    }),
    /** Marks everything up to an entry as seen. */
    HttpApiEndpoint.post('read', '/api-next/messages/:id/read/', {
      ...one,
      payload: Schema.Struct({ upTo: Schema.Int }),
      success: Message,
      error: linked,
    }),
    HttpApiEndpoint.post('report', '/api-next/messages/:id/report/', {
      ...one,
      payload: Schema.Struct({ text: Lines }),
      success: Message,
      error: [...linked, ContactInvalid],
    }),
    HttpApiEndpoint.post('answerVisit', '/api-next/visits/:id/answer/', {
      ...one,
      /** `slot`: the confirmed one. */
      payload: Schema.Struct({
        key: Key,
        answer: Schema.Literals(visitAnswerNames),
        slot: Schema.optionalKey(Line),
        text: Schema.optionalKey(Lines),
      }),
      success: Conversation,
      error: answered,
    }),
    HttpApiEndpoint.post('answerProposal', '/api-next/proposals/:id/answer/', {
      ...one,
      /** `amount`: of a counter-proposal, whole EUR as text. */
      payload: Schema.Struct({
        key: Key,
        answer: Schema.Literals(proposalAnswerNames),
        amount: Schema.optionalKey(Line),
        text: Schema.optionalKey(Lines),
      }),
      success: Conversation,
      error: answered,
    }),
  ) {}
