/** What is known to be paid a month beside the price or rent, in SQL: `extrasOf` and `monthlyExtras` say the same. */
import { cappedCategories } from '#domain/costs/coefficients.ts'
import {
  ageFactors,
  anyFloor,
  anyFront,
  enfiaLimits,
  enfiaRates,
  enfiaScale,
  floorFactors,
  middleOf,
  oldest,
} from '#domain/costs/enfia.ts'
import { zonePrices } from '#domain/costs/objectiveValue.ts'
import { inclusions } from '#domain/listing/vocabularies/legal.ts'
import { categories, contracts } from '#domain/listing/vocabularies/market.ts'

const number = (value: number) => `${value}::float8`

/** The value of the first step that a column does not pass. */
const steps = (column: string, sign: '<' | '<=', rows: readonly (readonly [end: number, value: number])[]) =>
  `CASE ${rows
    .map(([end, value]) =>
      end === Infinity ? `ELSE ${number(value)}` : `WHEN ${column} ${sign} ${end} THEN ${number(value)}`,
    )
    .join(' ')} END`

const rate = steps(
  'listings.zone_price',
  '<=',
  enfiaRates.map(({ upTo, rate: value }) => [upTo, value]),
)

const age = `CASE WHEN listings.built_year < ${oldest.before} THEN ${number(middleOf(oldest))} ELSE ${steps(
  "date_part('year', current_date) - listings.built_year",
  '<=',
  ageFactors.map(({ upTo, factor }) => [upTo, factor]),
)} END`

const floor = `CASE WHEN listings.floor IS NULL THEN ${number(middleOf(anyFloor))} ELSE ${steps(
  'listings.floor',
  '<',
  floorFactors.map(({ below, factor }) => [below, factor]),
)} END`

const objective = 'listings.zone_price::float8 * listings.surface'

/** Where the tax of a year can be worked out. */
const isTaxed = [
  `listings.contract = ${contracts.idOf('sale')}`,
  `listings.category IN (${cappedCategories.map((name) => categories.idOf(name)).join(', ')})`,
  `listings.zone_price_day BETWEEN '${zonePrices.from}' AND least('${zonePrices.until}', current_date)`,
  `current_date BETWEEN '${zonePrices.from}' AND '${zonePrices.until}'`,
  `current_date >= '${enfiaScale.from}'`,
  `listings.surface <= ${enfiaLimits.area}`,
  `${objective} <= ${enfiaLimits.objective}`,
  'listings.built_year IS NOT NULL',
].join(' AND ')

const front = number(middleOf(anyFront))
const enfia = `floor(${rate} * listings.surface * ${age} * ${floor} * ${front} + 0.5)`

const isIncluded = `listings.contract = ${contracts.idOf('rent')}
  AND (coalesce(listings.included_mask, 0) >> ${inclusions.idOf('commonCharges')}) & 1 = 1`

/** EUR cents. */
export const monthlyExtrasSql = `CASE WHEN ${isIncluded} THEN 0 ELSE coalesce(listings.common_charges, 0) * 100 END
  + CASE WHEN ${isTaxed} THEN floor(${enfia} * 100 / 12 + 0.5) ELSE 0 END`
