import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { draftLimits } from '../../publishing/draftFields.ts'
import { ListingCard } from '../../listing/ListingCard.ts'
import { PriceComparison } from '../../listing/ListingBackground.ts'
import { WrittenText } from '../../listing/ListingDetail.ts'
import { languages } from '../../locale.ts'
import { listingProblems } from '../../listing/facts/problems.ts'
import { statuses } from '../../listing/vocabularies/market.ts'
import { schemaOf } from '../../vocabularySchema.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { KeyReused, NotYours } from '../contact/contactErrors.ts'
import { LanguageParameter } from '../language.ts'
import { Hold } from './Hold.ts'
import { ListingInvalid, ListingStatusRefused, PlanFull } from './listingErrors.ts'
import { ListingId } from '../listingId.ts'
import { OwnDocument } from './Documents.ts'
import { OwnPlan } from './Plan.ts'
import { ArrangedPhotograph } from './OwnListings.ts'
import { Line, Lines } from '../text.ts'
import { LargestBody, listingBody } from './LargestBody.ts'
import { SignedIn } from '../SignedIn.ts'

const body = { data: Schema.Struct({ message: Schema.String }) }

/** There is no room for another draft. */
export class DraftsFull extends Schema.TaggedError<DraftsFull>()('DraftsFull', body, {
  httpApiStatus: 409,
}) {}

/** The draft was changed since the version that the change was made from. */
export class DraftChanged extends Schema.TaggedError<DraftChanged>()(
  'DraftChanged',
  { data: Schema.Struct({ message: Schema.String, version: Schema.Int }) },
  { httpApiStatus: 409 },
) {}

const DraftValue = Schema.Union([Schema.String, Schema.Finite, Schema.Boolean, Schema.Array(Schema.String)])

/** An ad that is being written, as far as it was filled in. */
export const Draft = Schema.Struct({
  id: Schema.Int,
  /** Rises with every change. */
  version: Schema.Int,
  /** The ad that it is published as; null until what is offered is stated. */
  listingId: Schema.NullOr(Schema.Int),
  /** Of that ad; `draft` before it is published. */
  status: schemaOf(statuses),
  /** Whether the ad says all that the draft says. */
  isPublished: Schema.Boolean,
  /** ISO 8601 in UTC. */
  savedAt: Schema.String,
  /** What was typed, by field; numbers that cannot be read stay as they were typed. */
  fields: Schema.Record(Schema.String, DraftValue),
  /** Fields that differ from what the published ad says; empty for a new ad. */
  changed: Schema.Array(Schema.String),
  /** What keeps it from being published, by the path of the field. */
  problems: Schema.Record(
    Schema.String,
    Schema.Struct({ message: Schema.Literals(listingProblems), sentence: Schema.String }),
  ),
  /** In their order. */
  photos: Schema.Array(ArrangedPhotograph),
  documents: Schema.Array(OwnDocument),
  /** Absent until one was written. */
  plan: Schema.optionalKey(OwnPlan),
})
export type Draft = typeof Draft.Type

const Drafts = Schema.Struct({
  /** The last changed first; those that were published are not among them. */
  drafts: Schema.Array(Draft),
  /** How many there may be. */
  most: Schema.Int,
})

const sentValue = Lines.check(Schema.isMaxLength(draftLimits.value))

const DraftChange = Schema.Struct({
  /** Refused if the draft was changed since. */
  version: Schema.optionalKey(Schema.Int),
  /** The fields that change; null empties one. */
  fields: Schema.Record(
    Schema.String,
    Schema.Union([
      sentValue,
      Schema.Finite,
      Schema.Boolean,
      Schema.Null,
      Schema.Array(Line).check(Schema.isMaxLength(draftLimits.choices)),
    ]),
  ),
})
export type DraftChange = typeof DraftChange.Type

const NewDraft = Schema.Struct({
  /** A published ad that is to be changed. Its draft that is open already is returned as it is. */
  listingId: Schema.optionalKey(ListingId),
})

const Published = Schema.Struct({
  listingId: Schema.Int,
  /** `active`, or `held` where a person has to look at it first. */
  status: schemaOf(statuses),
  holds: Schema.Array(Hold),
})
export type Published = typeof Published.Type

/** What an ad says and what it leaves out, before it is published. */
const DraftCheck = Schema.Struct({
  /** How many of the facts that apply to it are stated. */
  stated: Schema.Int,
  of: Schema.Int,
  /** Facts that apply to it and are not stated. */
  unstated: Schema.Array(Schema.String),
  /** Its price beside its neighbours'; null where too few are near. */
  comparison: Schema.NullOr(PriceComparison),
  /** What would make it wait for a person. */
  holds: Schema.Array(Hold),
  /** Ads of others, or earlier ones, that seem to be of its home: it would share their property. */
  sameHome: Schema.Array(ListingCard),
})
export type DraftCheck = typeof DraftCheck.Type

/** What readers of each language will read. */
const DraftPreview = Schema.Struct({
  pages: Schema.Array(
    Schema.Struct({
      language: Schema.Literals(languages),
      title: Schema.String,
      /** What the advertiser wrote, in the language that is nearest. */
      description: Schema.NullOr(WrittenText),
      /** Written from the facts, where nothing was written in this language. */
      factText: Schema.NullOr(Schema.String),
    }),
  ),
})
export type DraftPreview = typeof DraftPreview.Type

/** What lists would show of an ad. */
const DraftCard = Schema.Struct({ card: Schema.NullOr(ListingCard) })
export type DraftCard = typeof DraftCard.Type

const one = { params: { id: ListingId }, query: LanguageParameter } as const
const errors = [NotYours, TooManyRequests] as const

/** Ads that are being written. Only their own account reads and changes them. */
export class DraftsApi extends HttpApiGroup.make('drafts')
  .annotate(LargestBody, listingBody)
  .add(
    HttpApiEndpoint.get('list', '/api-next/listings/drafts/', {
      query: LanguageParameter,
      success: Drafts,
      error: TooManyRequests,
    }),
    HttpApiEndpoint.post('create', '/api-next/listings/drafts/', {
      query: LanguageParameter,
      payload: NewDraft,
      success: Draft,
      error: [...errors, ListingInvalid, ListingStatusRefused, DraftsFull, KeyReused],
    }).annotate(OpenApi.Description, 'With `Idempotency-Key`, the same request again makes no second draft.'),
    HttpApiEndpoint.get('draft', '/api-next/listings/drafts/:id/', { ...one, success: Draft, error: errors }),
    HttpApiEndpoint.put('save', '/api-next/listings/drafts/:id/', {
      ...one,
      payload: DraftChange,
      success: Draft,
      error: [...errors, ListingInvalid, DraftChanged],
    }).annotate(
      OpenApi.Description,
      'Fields by the names of the facts of a listing, and `texts.el.title`, `texts.el.description`. Values may be typed text: `"245.000"`, `"yes"`. What is wrong with them is told in `problems`, and stored as it is.',
    ),
    HttpApiEndpoint.delete('remove', '/api-next/listings/drafts/:id/', {
      ...one,
      success: Schema.Struct({ isRemoved: Schema.Boolean }),
      error: TooManyRequests,
    }),
    HttpApiEndpoint.get('check', '/api-next/listings/drafts/:id/check/', {
      ...one,
      success: DraftCheck,
      error: errors,
    }),
    /** Empty before it is known what is offered, and for changes of an ad that is shown. */
    HttpApiEndpoint.get('preview', '/api-next/listings/drafts/:id/preview/', {
      ...one,
      success: DraftPreview,
      error: errors,
    }),
    HttpApiEndpoint.get('card', '/api-next/listings/drafts/:id/card/', {
      ...one,
      success: DraftCard,
      error: errors,
    }).annotate(
      OpenApi.Description,
      'As far as the draft was filled in: what cannot be read is not stated. Null while it is not stated what is offered.',
    ),
    HttpApiEndpoint.post('anotherHome', '/api-next/listings/drafts/:id/another-home/', {
      ...one,
      success: Schema.Struct({ sameHome: Schema.Array(ListingCard) }),
      error: errors,
    }).annotate(OpenApi.Description, 'Says that the ad is of another home than those of `sameHome`.'),
    HttpApiEndpoint.post('publish', '/api-next/listings/drafts/:id/publish/', {
      ...one,
      success: Published,
      error: [...errors, ListingInvalid, ListingStatusRefused, PlanFull, KeyReused],
    }).annotate(OpenApi.Description, 'Published again without a change, it answers the same.'),
  )
  .middleware(SignedIn) {}
