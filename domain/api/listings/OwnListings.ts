import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { factNames, factOf } from '../../listing/facts/factTable.ts'
import { describeFact } from '../../listing/facts/describeFact.ts'
import { listingActionNames } from '../../listing/listingActions.ts'
import { schemaOf } from '../../vocabularySchema.ts'
import { photoSubjects } from '../../listing/Photo.ts'
import { photographLimits, shownAs } from '../../listing/photographs.ts'
import { contracts, statuses } from '../../listing/vocabularies/market.ts'
import { typologies } from '../../listing/vocabularies/building.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { KeyReused, NotYours } from '../contact/contactErrors.ts'
import { ListingCard } from '../../listing/ListingCard.ts'
import { LanguageParameter } from '../language.ts'
import { Hold } from './Hold.ts'
import { ListingChanged, ListingInvalid, ListingStatusRefused, PlanFull } from './listingErrors.ts'
import { ListingId } from '../listingId.ts'
import { arrangeDocumentsEndpoint, OwnDocument } from './Documents.ts'
import { OwnPlan, writePlanEndpoint } from './Plan.ts'
import { answerEndpoint, askedEndpoint } from './Questions.ts'
import { statisticsEndpoint } from './Statistics.ts'
import { buyEndpoint, visibilityEndpoint, withdrawEndpoint } from './Visibility.ts'
import { Line, Lines } from '../text.ts'
import { LargestBody, listingBody } from './LargestBody.ts'
import { SignedIn } from '../SignedIn.ts'

/** What every change answers. */
export const WrittenListing = Schema.Struct({
  id: Schema.Int,
  /** Rises with every change of the listing. */
  version: Schema.Int,
  status: schemaOf(statuses),
})
export type WrittenListing = typeof WrittenListing.Type

const Text = Schema.Struct({
  title: Schema.NullOr(Schema.String),
  description: Schema.NullOr(Schema.String),
})
const Unit = Schema.Struct({
  name: Schema.String,
  price: Schema.NullOr(Schema.Int),
  surface: Schema.NullOr(Schema.Int),
  bedrooms: Schema.NullOr(Schema.Int),
  floor: Schema.NullOr(Schema.Int),
  isAvailable: Schema.NullOr(Schema.Boolean),
})

/** A photograph of a listing: what it shows, what it is declared as, and a line by language. */
export const ArrangedPhotograph = Schema.Struct({
  photoId: Line,
  subject: Schema.NullOr(Schema.Literals(photoSubjects)),
  shownAs: schemaOf(shownAs),
  lines: Schema.Record(Schema.String, Line),
})
export type ArrangedPhotograph = typeof ArrangedPhotograph.Type

const Arranged = Schema.Struct({
  photos: Schema.Array(ArrangedPhotograph).check(Schema.isMaxLength(photographLimits.count)),
})

/** A listing as its advertiser reads it, to change it: every fact, the private ones too. */
export const OwnListing = Schema.Struct({
  ...WrittenListing.fields,
  advertiserId: Schema.Int,
  /** The home behind the ad, and how many ads of it there are, this one included. */
  property: Schema.Struct({ id: Schema.Int, ads: Schema.Int }),
  facts: Schema.Record(Schema.String, Schema.Json),
  texts: Schema.Record(Schema.String, Text),
  units: Schema.Array(Unit),
  /** In their order. */
  photos: Schema.Array(ArrangedPhotograph),
  documents: Schema.Array(OwnDocument),
  /** Absent until one was written. */
  plan: Schema.optionalKey(OwnPlan),
})
export type OwnListing = typeof OwnListing.Type

/** One's own ad in the list of them. */
export const OwnAd = Schema.Struct({
  ...WrittenListing.fields,
  contract: schemaOf(contracts),
  typology: schemaOf(typologies),
  /** EUR; null is "not stated". */
  price: Schema.NullOr(Schema.Int),
  /** m². */
  surface: Schema.NullOr(Schema.Int),
  /** Its municipality; null for a draft without a place. */
  place: Schema.NullOr(Schema.String),
  /** ISO 8601 in UTC. */
  confirmedAt: Schema.String,
  /** When it leaves the lists unless it is confirmed; null where it does not. */
  leavesAt: Schema.NullOr(Schema.String),
  /** What its advertiser may do with it now. */
  actions: Schema.Array(Schema.Literals(listingActionNames)),
  holds: Schema.Array(Hold),
  /** The last objection to a hold; null without one. */
  appeal: Schema.NullOr(
    Schema.Struct({ at: Schema.String, isOpen: Schema.Boolean, answer: Schema.NullOr(Schema.String) }),
  ),
})
export type OwnAd = typeof OwnAd.Type

/** The home behind one's own ad. */
export const HomeOfAd = Schema.Struct({
  property: Schema.Int,
  /** The other ads of it that visitors see. */
  others: Schema.Array(ListingCard),
  /** Whether its advertiser said that it is of another home than some, and may take it back. */
  isParted: Schema.Boolean,
})
export type HomeOfAd = typeof HomeOfAd.Type

const factLines = factNames.map((name) => `- \`${name}\`: ${describeFact(factOf(name))}`).join('\n')

const description = `A listing, all of it: a fact that is left out, or null, is not stated.

Headers: \`Idempotency-Key\` (8 to 128 characters): the same request again is answered as the first and changes
nothing. \`If-Match\`: the version that the change was made from; the field \`version\` says the same.

Beside the facts: \`status\` (\`draft\` or \`active\`; of a new listing), \`version\` (of a change), \`advertiserId\`
(for accounts of several advertisers), \`currency\` (\`EUR\`), \`texts\` by language (\`{"el": {"title": "…",
"description": "…"}}\`), and \`units\` of a project.

${factLines}`

const Scalar = Schema.Union([Lines, Schema.Finite, Schema.Boolean, Schema.Null])
const Fields = Schema.Record(Schema.String, Scalar)

/**
 * A value of a listing as it is sent: what is wrong with it is told at its field, so that only its shape is checked
 * here. Its texts are cleaned as those of every payload.
 */
const ListingValue = Schema.Union([
  Scalar,
  Schema.Array(Schema.Union([Scalar, Fields])),
  Schema.Record(Schema.String, Schema.Union([Scalar, Fields])),
])

const Sent = Schema.Record(Schema.String, ListingValue)

const one = { params: { id: ListingId }, query: LanguageParameter } as const
const errors = [NotYours, TooManyRequests] as const
const changed = [
  ...errors,
  ListingInvalid,
  ListingChanged,
  ListingStatusRefused,
  PlanFull,
  KeyReused,
] as const

const actionDescription = `Changes the status of a listing of one's own. Done again, it changes nothing. With
\`If-Match\`, only where the listing still has that version.`

const act = <const Name extends (typeof listingActionNames)[number]>(name: Name) =>
  HttpApiEndpoint.post(name, `/api-next/listings/:id/${name}/`, {
    ...one,
    success: WrittenListing,
    error: changed,
  }).annotate(OpenApi.Description, actionDescription)

/** Listings as their advertisers write them. */
export class OwnListingsApi extends HttpApiGroup.make('ownListings')
  .annotate(LargestBody, listingBody)
  .add(
    HttpApiEndpoint.post('create', '/api-next/listings/', {
      query: LanguageParameter,
      payload: Sent,
      success: WrittenListing,
      error: changed,
    }).annotate(OpenApi.Description, description),
    HttpApiEndpoint.get('list', '/api-next/listings/own/', {
      query: LanguageParameter,
      /** The last changed first. */
      success: Schema.Struct({ listings: Schema.Array(OwnAd) }),
      error: TooManyRequests,
    }),
    HttpApiEndpoint.put('change', '/api-next/listings/:id/', {
      ...one,
      payload: Sent,
      success: WrittenListing,
      error: changed,
    }).annotate(OpenApi.Description, description),
    HttpApiEndpoint.get('own', '/api-next/listings/:id/own/', { ...one, success: OwnListing, error: errors }),
    statisticsEndpoint,
    askedEndpoint,
    answerEndpoint,
    visibilityEndpoint,
    buyEndpoint,
    withdrawEndpoint,
    act('activate'),
    act('pause'),
    act('offer'),
    act('withdraw'),
    act('sold'),
    act('confirm'),
    HttpApiEndpoint.put('arrangePhotos', '/api-next/listings/:id/photos/', {
      ...one,
      payload: Arranged,
      success: Arranged,
      error: [...errors, ListingInvalid],
    }).annotate(
      OpenApi.Description,
      'The photographs of a listing in their order, all of them: one that is left out is removed. `POST` to the same address sends one, the file as the body (JPEG, PNG, WebP, AVIF, HEIC; at least 800 pixels on the longer side, at most 25 MB and 60 megapixels; 30 of a listing), and answers `{ photoId }`.',
    ),
    arrangeDocumentsEndpoint,
    writePlanEndpoint,
    HttpApiEndpoint.post('part', '/api-next/listings/:id/part/', {
      ...one,
      success: Schema.Struct({ id: Schema.Int, property: Schema.Int }),
      error: errors,
    }).annotate(
      OpenApi.Description,
      'Says that the ad is of another home than the other ads of its property. It gets a property of its own, and joins the former one never again.',
    ),
    HttpApiEndpoint.get('home', '/api-next/listings/:id/home/', {
      ...one,
      success: HomeOfAd,
      error: errors,
    }),
    HttpApiEndpoint.post('join', '/api-next/listings/:id/join/', {
      ...one,
      success: HomeOfAd,
      error: errors,
    }).annotate(
      OpenApi.Description,
      'Takes back what `part` said: the ad shares a property again with ads that seem to be of its home. What an operator parted stays apart.',
    ),
  )
  .middleware(SignedIn) {}
