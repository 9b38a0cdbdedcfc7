import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { PlaceReference } from '../../listing/ListingCard.ts'
import { guideContracts } from '../../market/guideAddress.ts'
import { priceKinds } from '../../market/priceKinds.ts'
import { homeLimits } from '../../valuation/homeLimits.ts'
import { factorNames } from '../../valuation/factors.ts'
import { valuationRefusals } from '../../valuation/ValuationAsked.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { NotReachable } from '../contact/contactErrors.ts'
import { AgencyNotFound } from '../errors.ts'
import { LanguageParameter } from '../language.ts'
import { ListingId } from '../listingId.ts'
import { Line, Lines } from '../text.ts'
import { SignedIn } from '../SignedIn.ts'

const body = { data: Schema.Struct({ message: Schema.String }) }

/** The account keeps as many homes as there is room for, or asked as many agencies about one as it may. */
export class MyHomesFull extends Schema.TaggedError<MyHomesFull>()('MyHomesFull', body, {
  httpApiStatus: 409,
}) {}

/** No such home, or another account's. */
export class MyHomeNotFound extends Schema.TaggedError<MyHomeNotFound>()('MyHomeNotFound', body, {
  httpApiStatus: 404,
}) {}

/** The parameters are of no home that can be estimated. */
export class MyHomeUnreadable extends Schema.TaggedError<MyHomeUnreadable>()('MyHomeUnreadable', body, {
  httpApiStatus: 422,
}) {}

/** The estimate of a month, EUR; null where there was none. */
const MonthEstimate = Schema.Struct({
  month: Schema.String,
  refused: Schema.NullOr(Schema.Literals(valuationRefusals)),
  estimate: Schema.NullOr(
    Schema.Struct({ min: Schema.Number, mean: Schema.Number, max: Schema.Number, confidence: Schema.Int }),
  ),
  /** What moved it since the month before, EUR; together the difference of the two. Empty where one has none. */
  moved: Schema.Array(
    Schema.Struct({ name: Schema.Literals(['homes', 'place', ...factorNames]), effect: Schema.Number }),
  ),
})
export type MonthEstimate = typeof MonthEstimate.Type

export const MyHome = Schema.Struct({
  id: Schema.Int,
  /** Address of the page of its estimate, without language. */
  address: Schema.String,
  place: Schema.NullOr(PlaceReference),
  /** The municipality, by which agencies are looked for. */
  municipality: Schema.NullOr(Schema.Int),
  kind: Schema.Literals(priceKinds.names),
  contract: Schema.Literals(guideContracts),
  surface: Schema.Number,
  /** Fields of a draft ad that say what is known of it. */
  draft: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Number, Schema.Boolean])),
  /** The last first. */
  months: Schema.Array(MonthEstimate),
  /** Agencies that were asked. */
  asked: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      slug: Schema.String,
      at: Schema.String,
      /** When it said that it took the matter up. */
      answeredAt: Schema.NullOr(Schema.String),
    }),
  ),
})
export type MyHome = typeof MyHome.Type

export const MyHomes = Schema.Struct({ homes: Schema.Array(MyHome), most: Schema.Int })
export type MyHomes = typeof MyHomes.Type

const id = { params: { id: ListingId }, query: LanguageParameter } as const

/** Homes that an owner keeps, and the agencies that they ask. */
export class MyHomesApi extends HttpApiGroup.make('myHomes')
  .add(
    HttpApiEndpoint.get('list', '/api-next/my-homes/', {
      query: LanguageParameter,
      success: MyHomes,
    }),
    /** The home that is kept with these facts already is returned as it is. */
    HttpApiEndpoint.post('keep', '/api-next/my-homes/', {
      query: LanguageParameter,
      /** `facts`: the parameters of the page of its estimate. */
      payload: Schema.Struct({ facts: Line.check(Schema.isMaxLength(1000)) }),
      success: MyHome,
      error: [TooManyRequests, MyHomesFull, MyHomeUnreadable],
    }),
    HttpApiEndpoint.delete('remove', '/api-next/my-homes/:id/', {
      ...id,
      success: Schema.Struct({ isRemoved: Schema.Boolean }),
      error: TooManyRequests,
    }),
    /** Writes to agencies that the owner chose. One that was asked about the home already is not written to again. */
    HttpApiEndpoint.post('ask', '/api-next/my-homes/:id/agencies/', {
      ...id,
      payload: Schema.Struct({
        agencies: Schema.Array(Line.check(Schema.isMinLength(1), Schema.isMaxLength(300))).check(
          Schema.isMinLength(1),
          Schema.isMaxLength(homeLimits.agencies),
        ),
        text: Schema.optionalKey(Lines.check(Schema.isMaxLength(homeLimits.text))),
      }),
      success: MyHome,
      error: [TooManyRequests, MyHomesFull, MyHomeNotFound, AgencyNotFound, NotReachable],
    }),
  )
  .middleware(SignedIn) {}
