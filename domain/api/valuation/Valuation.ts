import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { ListingCard, PlaceReference } from '../../listing/ListingCard.ts'
import { conditions } from '../../listing/vocabularies/building.ts'
import { energyClasses } from '../../listing/vocabularies/energy.ts'
import { guideContracts } from '../../market/guideAddress.ts'
import { priceKinds } from '../../market/priceKinds.ts'
import { schemaOf } from '../../vocabularySchema.ts'
import { factorNames } from '../../valuation/factors.ts'
import { type ValuationField, valuationParameters } from '../../valuation/valuationParameters.ts'
import {
  valuationRefusals,
  valuedFloors,
  valuedLimits,
  valuedTypologies,
  valuedViews,
} from '../../valuation/ValuationAsked.ts'
import { LanguageParameter } from '../language.ts'
import { Line } from '../text.ts'

const orNull = <S extends Schema.Top>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))

/** The home that is asked about. What is not stated is null or left out. */
export const ValuationQuestion = Schema.Struct({
  contract: Schema.optionalKey(Schema.Literals(guideContracts)),
  place: Schema.optionalKey(Line.check(Schema.isMaxLength(valuedLimits.place))),
  latitude: orNull(Schema.Finite.check(Schema.isBetween({ minimum: -90, maximum: 90 }))),
  longitude: orNull(Schema.Finite.check(Schema.isBetween({ minimum: -180, maximum: 180 }))),
  typology: Schema.optionalKey(Schema.Literals(valuedTypologies)),
  surface: Schema.Finite,
  builtYear: orNull(Schema.Int),
  floor: orNull(Schema.Literals(valuedFloors)),
  lift: orNull(Schema.Boolean),
  condition: orNull(schemaOf(conditions)),
  energyClass: orNull(schemaOf(energyClasses)),
  view: orNull(Schema.Literals(valuedViews)),
  parking: orNull(Schema.Boolean),
  pool: orNull(Schema.Boolean),
  dropped: Schema.optionalKey(Schema.Array(Schema.Int).check(Schema.isMaxLength(valuedLimits.dropped))),
})
export type ValuationQuestion = typeof ValuationQuestion.Type

/** How far estimates were from what homes ask, each estimated without its own ads. */
export const TestedPlace = Schema.Struct({
  place: PlaceReference,
  kind: Schema.Literals(priceKinds.names),
  contract: Schema.Literals(guideContracts),
  /** Homes that were estimated, and that were refused. */
  n: Schema.Int,
  refused: Schema.Int,
  /** Shares. Null under ten homes. */
  figures: Schema.NullOr(
    Schema.Struct({
      median: Schema.Number,
      bias: Schema.Number,
      within10: Schema.Number,
      within20: Schema.Number,
      coverage: Schema.Number,
    }),
  ),
})
export type TestedPlace = typeof TestedPlace.Type

const Comparable = Schema.Struct({
  id: Schema.Int,
  /** 0 to 1, all together 1. */
  weight: Schema.Number,
  /** From the place that the ad shows, rounded. */
  metres: Schema.Int,
  /** What it would ask if it were like the home, EUR per m². */
  adjusted: Schema.Number,
  card: ListingCard,
})

/** What a home like this would ask, EUR; a month's rent for rentals. */
export const Estimated = Schema.Struct({
  refused: Schema.Null,
  place: PlaceReference,
  kind: Schema.Literals(priceKinds.names),
  contract: Schema.Literals(guideContracts),
  surface: Schema.Number,
  min: Schema.Number,
  mean: Schema.Number,
  max: Schema.Number,
  /** Relative standard deviation, and the step from 1 to 7 that it gives. */
  deviation: Schema.Number,
  confidence: Schema.Int,
  /** What the comparables ask per m², times the area. With all effects it is the mean. */
  start: Schema.Number,
  factors: Schema.Array(
    Schema.Struct({
      name: Schema.Literals(['place', ...factorNames]),
      effect: Schema.Number,
      basis: Schema.Literals(['data', 'assumption']),
    }),
  ),
  comparables: Schema.Array(Comparable),
  dropped: Schema.Array(Schema.Int),
  /** Of the smallest place around that has figures. */
  tested: Schema.NullOr(TestedPlace),
  computedOn: Schema.String,
  method: Schema.Int,
})
export type Estimated = typeof Estimated.Type

/** No estimate, and why. */
export const ValuationRefused = Schema.Struct({
  refused: Schema.Literals(valuationRefusals),
  /** Comparables that there are; null where they were not sought. */
  n: Schema.NullOr(Schema.Int),
  place: Schema.NullOr(PlaceReference),
  dropped: Schema.Array(Schema.Int),
})
export type ValuationRefused = typeof ValuationRefused.Type

export const Valued = Schema.Union([Estimated, ValuationRefused])
export type Valued = typeof Valued.Type

export const Backtest = Schema.Struct({
  /** Null before the first night. */
  computedOn: Schema.NullOr(Schema.String),
  method: Schema.Int,
  /** Greece first, then regional units and municipalities, those with most homes first. */
  places: Schema.Array(TestedPlace),
})
export type Backtest = typeof Backtest.Type

const Text = Schema.optional(Schema.String)

/** Estimates of asking prices. They store nothing. */
export class ValuationApi extends HttpApiGroup.make('valuation')
  .add(
    HttpApiEndpoint.post('value', '/api-next/valuation/', {
      query: LanguageParameter,
      payload: ValuationQuestion,
      success: Valued,
    }),
  )
  .add(
    /** The same by the parameters of the page. */
    HttpApiEndpoint.get('valued', '/api-next/valuation/', {
      query: {
        ...LanguageParameter,
        ...(Object.fromEntries(Object.values(valuationParameters).map((name) => [name, Text])) as {
          readonly [Name in (typeof valuationParameters)[ValuationField]]: typeof Text
        }),
      },
      success: Valued,
    }),
  )
  .add(
    HttpApiEndpoint.get('backtest', '/api-next/valuation/backtest/', {
      query: LanguageParameter,
      success: Backtest,
    }),
  ) {}
