import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { Photo } from '../listing/Photo.ts'
import { reportReasons } from '../listing/vocabularies/reportReasons.ts'
import { contracts, statuses } from '../listing/vocabularies/market.ts'
import { moderationActs, moderationLimits } from '../moderation/acts.ts'
import { schemaOf } from '../vocabularySchema.ts'
import { TooManyRequests } from './accountErrors.ts'
import { NotYours } from './contact/contactErrors.ts'
import { LanguageParameter } from './language.ts'
import { Hold } from './listings/Hold.ts'
import { ListingStatusRefused } from './listings/listingErrors.ts'
import { Lines } from './text.ts'
import { SignedIn } from './SignedIn.ts'

const Report = Schema.Struct({
  id: Schema.Int,
  /** What who sent it knows it by; null for one that was sent before there were references. */
  reference: Schema.NullOr(Schema.String),
  at: Schema.String,
  reason: schemaOf(reportReasons),
  text: Schema.String,
  /** Whether an answer is mailed. */
  isAnswered: Schema.Boolean,
})

const Appeal = Schema.Struct({ id: Schema.Int, at: Schema.String, text: Schema.String })

/** What was done about an ad before. */
const Act = Schema.Struct({
  at: Schema.String,
  act: Schema.Literals(moderationActs),
  /** The moderator's address, or `command line`. */
  moderator: Schema.String,
  because: Schema.String,
})

/** An ad that waits for a moderator, with all that is known of it. */
export const QueuedAd = Schema.Struct({
  listingId: Schema.Int,
  /** When the first of it happened. */
  since: Schema.String,
  status: schemaOf(statuses),
  contract: schemaOf(contracts),
  /** EUR. */
  price: Schema.NullOr(Schema.Int),
  surface: Schema.NullOr(Schema.Int),
  advertiser: Schema.String,
  texts: Schema.Array(Schema.Struct({ language: Schema.String, text: Schema.String })),
  /** Those that the advertiser sent. */
  photos: Schema.Array(Photo),
  /** The other ads of the same home. */
  sameHome: Schema.Array(Schema.Int),
  holds: Schema.Array(Hold),
  reports: Schema.Array(Report),
  appeal: Schema.NullOr(Appeal),
  acts: Schema.Array(Act),
})
export type QueuedAd = typeof QueuedAd.Type

const because = Lines.check(Schema.isMinLength(1), Schema.isMaxLength(moderationLimits.because))

const errors = [NotYours, TooManyRequests] as const

/** What waits for a person of the portal, and what they decide. For others there is nothing here. */
export class ModerationApi extends HttpApiGroup.make('moderation')
  .add(
    HttpApiEndpoint.get('queue', '/api-next/moderation/queue/', {
      query: LanguageParameter,
      /** The oldest first. */
      success: Schema.Struct({ ads: Schema.Array(QueuedAd) }),
      error: errors,
    }),
    HttpApiEndpoint.post('act', '/api-next/moderation/acts/', {
      query: LanguageParameter,
      payload: Schema.Struct({
        act: Schema.Literals(moderationActs),
        /** Of the ad, the appeal or the report. */
        id: Schema.Int,
        /** With `join`: an ad of the same home. */
        other: Schema.optionalKey(Schema.Int),
        /** The statement of reasons, or the answer: mailed as it stands. */
        because,
      }),
      success: Schema.Struct({ isDone: Schema.Boolean }),
      error: [...errors, ListingStatusRefused],
    }).annotate(
      OpenApi.Description,
      '`hold`, `release`, `remove`, `join` and `part` take the id of an ad, `grant` and `deny` that of an appeal, `answer` that of a report. What is removed, granted, denied or answered is told by mail. Done again, it changes nothing, and `isDone` is false.',
    ),
    HttpApiEndpoint.post('appeal', '/api-next/moderation/appeals/', {
      query: LanguageParameter,
      payload: Schema.Struct({
        listingId: Schema.Int,
        text: Lines.check(Schema.isMinLength(1), Schema.isMaxLength(moderationLimits.appeal)),
      }),
      /** False where one waits already. */
      success: Schema.Struct({ isSent: Schema.Boolean }),
      error: [...errors, ListingStatusRefused],
    }).annotate(
      OpenApi.Description,
      'The advertiser of an ad that is held or removed objects. A person decides.',
    ),
  )
  .middleware(SignedIn) {}
