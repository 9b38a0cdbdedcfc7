import { Schema } from 'effect'
import { PlaceReference } from '../listing/ListingCard.ts'
import { guideContracts } from './guideAddress.ts'
import { priceKinds } from './priceKinds.ts'

/** A change within twelve months as a share, with its interval of 90 %. */
const Change = Schema.Struct({ share: Schema.Number, low: Schema.Number, high: Schema.Number })

/** Asking prices, EUR per m². The interval of the median covers 90 %. */
const Level = Schema.Struct({
  q1: Schema.Number,
  median: Schema.Number,
  q3: Schema.Number,
  low: Schema.Number,
  high: Schema.Number,
})

/** What is told of a place, a kind of home, a contract and a month. */
export const GuideFigure = Schema.Struct({
  place: PlaceReference,
  /** Address of its page, in the language of the request. */
  path: Schema.String,
  kind: Schema.Literals(priceKinds.names),
  contract: Schema.Literals(guideContracts),
  month: Schema.String,
  /** Homes counted, each once. */
  n: Schema.Int,
  /**
   * The list of such ads in the place: its address, and how many it finds now. It differs from `n` by other ads of the same
   * home, prices beyond the fences, ads by net area or without one, and homes that left within the month.
   */
  list: Schema.Struct({ path: Schema.String, total: Schema.Int }),
  /** Homes left out by Tukey's fences. */
  fenced: Schema.Int,
  /** Null under ten homes. */
  level: Schema.NullOr(Level),
  /** Homes that came, went and were cut in the month; median days of those that went. Null under ten homes. */
  flow: Schema.NullOr(
    Schema.Struct({
      new: Schema.Int,
      gone: Schema.Int,
      cuts: Schema.Int,
      days: Schema.NullOr(Schema.Int),
    }),
  ),
  /** Within homes alike, against `earlier` homes of a year before. Null under thirty homes in either year. */
  stratified: Schema.NullOr(Schema.Struct({ ...Change.fields, earlier: Schema.Int })),
  /** Of the same homes, `homes` of them. Null under thirty. */
  repeated: Schema.NullOr(Schema.Struct({ ...Change.fields, homes: Schema.Int })),
  method: Schema.Int,
  /** Of all that is told, so that a quoted figure can be recognised. */
  hash: Schema.String,
})
export type GuideFigure = typeof GuideFigure.Type

const Linked = Schema.Struct({ place: PlaceReference, path: Schema.String })

/** A page of the price guide. */
export const GuidePage = Schema.Struct({
  figure: GuideFigure,
  /** The places around it, widest first. */
  lineage: Schema.Array(Linked),
  /** The nearest of them that has a level, where this has none. */
  parent: Schema.NullOr(GuideFigure),
  /** The day of the computation; the month is not over if `isOpen`. */
  computedOn: Schema.String,
  isOpen: Schema.Boolean,
  /** All months up to this one that have a level, oldest first. */
  series: Schema.Array(
    Schema.Struct({
      month: Schema.String,
      n: Schema.Int,
      q1: Schema.Number,
      median: Schema.Number,
      q3: Schema.Number,
    }),
  ),
  /** The places directly in it that have a home, dearest first, those without a level last. */
  children: Schema.Array(GuideFigure),
  /** The other homes that it has figures of, with how many there are. */
  homes: Schema.Array(
    Schema.Struct({
      kind: Schema.Literals(priceKinds.names),
      contract: Schema.Literals(guideContracts),
      n: Schema.Int,
    }),
  ),
  /** The last month that is over and has a figure here; null for none. */
  lastFinal: Schema.NullOr(Schema.String),
})
export type GuidePage = typeof GuidePage.Type
