/**
 * How far estimates are from the prices that homes ask: each home is estimated from the others, by a model that was
 * made without it.
 */
import { quantile } from '../market/priceSpread.ts'
import { estimate, type EstimateRefusal, isRefused, NORMAL_BAND } from './estimate.ts'
import { fitModel, type ValuationModel } from './fitModel.ts'
import { alike, COVERED, LEAST_TESTED } from './limits.ts'
import type { AskedHome } from './ValuedHome.ts'

/** Parts of the homes: each is estimated by the model of the other parts. */
const PARTS = 5

/** Homes of a municipality that are tested at the most: every so-manieth of more. */
const MOST_TESTED = 400

/** A home that was estimated: what it asks against the estimate. */
export interface Tested {
  readonly home: AskedHome
  /** The estimate as a share of the price, less one. */
  readonly error: number
  /** Difference of logarithms in standard deviations of the estimate. */
  readonly deviations: number
  readonly part: number
}

/** Shares; null under ten homes. */
export interface TestFigures {
  readonly n: number
  readonly told: {
    /** Median of the absolute errors. */
    readonly median: number | null
    /** Median of the errors with their sign. */
    readonly bias: number | null
    readonly within10: number | null
    readonly within20: number | null
    /** Share of the homes whose price lies in the band. */
    readonly coverage: number | null
  }
}

const untold = { median: null, bias: null, within10: null, within20: null, coverage: null }

/** A home that no estimate could be made of. */
export type Untested = EstimateRefusal & { readonly home: AskedHome }

/** Degrees of latitude of a cell: cells around a home hold all that may be compared. */
const CELL = alike.kilometres / 111
const cellOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  [Math.floor(latitude / CELL), Math.floor(longitude / CELL)] as const

/** Answers which homes are in the cells around a home, of other properties. */
function neighboursOf(homes: readonly AskedHome[]) {
  const cells = Map.groupBy(homes, (home) => cellOf(home).join(' '))
  return function* (of: AskedHome): Generator<AskedHome> {
    const [row, column] = cellOf(of)
    for (let north = -1; north <= 1; north++)
      // A degree of longitude is shorter than one of latitude.
      for (let east = -2; east <= 2; east++)
        for (const home of cells.get(`${row + north} ${column + east}`) ?? [])
          if (home.property !== of.property) yield home
  }
}

const partOf = ({ property }: AskedHome): number => property % PARTS

/** The homes that are tested: where a municipality has very many, some of them, evenly. */
const sampleOf = (homes: readonly AskedHome[]): readonly AskedHome[] =>
  [...Map.groupBy(homes, ({ municipality }) => municipality).values()].flatMap((local) => {
    const step = Math.ceil(local.length / MOST_TESTED)
    return local.filter((_, at) => at % step === 0)
  })

/** Estimates homes from all others, one after the other. */
export function* testEach(homes: readonly AskedHome[]): Generator<Tested | Untested> {
  const models = Array.from(
    { length: PARTS },
    (_, part): ValuationModel => fitModel(homes.filter((home) => partOf(home) !== part)),
  )
  const around = neighboursOf(homes)
  for (const home of sampleOf(homes)) {
    const part = partOf(home)
    const result = estimate(home, around(home), { ...(models[part] as ValuationModel), band: NORMAL_BAND })
    yield isRefused(result)
      ? { ...result, home }
      : {
          home,
          error: result.mean / home.price - 1,
          deviations: Math.log(home.price / result.mean) / result.deviation,
          part,
        }
  }
}

/** Half the width of a band that covers 80 % of these homes, in standard deviations. */
export const bandOf = (tested: readonly Tested[]): number =>
  tested.length === 0
    ? NORMAL_BAND
    : quantile(
        tested.map(({ deviations }) => Math.abs(deviations)).sort((one, other) => one - other),
        COVERED,
      )

/** Whether each home's price lies in the band that the other parts give. */
export function coveredOf(tested: readonly Tested[]): (one: Tested) => boolean {
  const bands = Array.from({ length: PARTS }, (_, part) => bandOf(tested.filter((one) => one.part !== part)))
  return ({ deviations, part }) => Math.abs(deviations) <= (bands[part] ?? NORMAL_BAND)
}

/** Figures of tested homes. */
export function figuresOf(tested: readonly Tested[], isCovered: (one: Tested) => boolean): TestFigures {
  const n = tested.length
  if (n < LEAST_TESTED) return { n, told: untold }
  const errors = tested.map(({ error }) => error).sort((one, other) => one - other)
  const sizes = errors.map(Math.abs).sort((one, other) => one - other)
  return {
    n,
    told: {
      median: quantile(sizes, 0.5),
      bias: quantile(errors, 0.5),
      within10: sizes.filter((size) => size <= 0.1).length / n,
      within20: sizes.filter((size) => size <= 0.2).length / n,
      coverage: tested.filter(isCovered).length / n,
    },
  }
}
