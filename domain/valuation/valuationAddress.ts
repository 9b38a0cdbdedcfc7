/** The page of estimates: the home is in the parameters of its address, so that it can be sent and works without script. */
import { conditions, typologies } from '../listing/vocabularies/building.ts'
import { energyClasses } from '../listing/vocabularies/energy.ts'
import { contracts } from '../listing/vocabularies/market.ts'
import type { Language } from '../locale.ts'
import { readQuantity } from '../numbers/readQuantity.ts'
import {
  isBuiltYear,
  isValuedSurface,
  type ValuationAsked,
  valuedFloors,
  valuedLimits,
  valuedTypologies,
  valuedViews,
} from './ValuationAsked.ts'
import { type ValuationField, valuationFields as fields, valuationParameters } from './valuationParameters.ts'

/** Longer texts are cut off. */
const LONGEST = 200

/** Fields that keep an estimate from being made. */
export type ValuationProblem = 'place' | 'surface' | 'builtYear'

export interface ValuationRead {
  /** As typed, by field; empty where nothing is. */
  readonly typed: Readonly<Record<ValuationField, string>>
  /** None while nothing was asked. */
  readonly problems: readonly ValuationProblem[]
  /** Undefined where nothing was asked, or there are problems. */
  readonly asked: ValuationAsked | undefined
}

const answers: Readonly<Record<string, boolean>> = { '1': true, '0': false }

const degrees = (typed: string, most: number): number | null => {
  const value = typed === '' ? Number.NaN : Number(typed)
  return Math.abs(value) <= most ? value : null
}

const idsIn = (typed: string): readonly number[] =>
  [
    ...new Set(
      typed
        .split(',')
        .map(Number)
        .filter((id) => Number.isSafeInteger(id) && id > 0),
    ),
  ].slice(0, valuedLimits.dropped)

/** Reads the parameters of the page. `year`: the present one. */
export function readValuation(parameters: URLSearchParams, language: Language, year: number): ValuationRead {
  const typed = Object.fromEntries(
    fields.map((field) => [
      field,
      (parameters.get(valuationParameters[field]) ?? '').trim().slice(0, LONGEST),
    ]),
  ) as Record<ValuationField, string>
  // A link may bring the place, the contract and the kind; a question has an area.
  if (!parameters.has(valuationParameters.surface)) return { typed, problems: [], asked: undefined }
  const surface = readQuantity(typed.surface, 'area', language)
  const builtYear = typed.builtYear === '' ? null : Number(typed.builtYear)
  const [latitude, longitude] = [degrees(typed.latitude, 90), degrees(typed.longitude, 180)]
  const problems: ValuationProblem[] = []
  if (typed.place === '' && (latitude === null || longitude === null)) problems.push('place')
  if (typeof surface !== 'number' || !isValuedSurface(surface)) problems.push('surface')
  if (builtYear !== null && !isBuiltYear(builtYear, year)) problems.push('builtYear')
  if (typeof surface !== 'number' || problems.length > 0) return { typed, problems, asked: undefined }
  const typology = typologies.nameOf(Number(typed.typology))
  const floor = typed.floor === '' ? null : Number(typed.floor)
  return {
    typed,
    problems,
    asked: {
      contract: contracts.nameOf(Number(typed.contract)) === 'rent' ? 'rent' : 'sale',
      place: typed.place.slice(0, valuedLimits.place),
      latitude,
      longitude,
      typology: typology && valuedTypologies.includes(typology) ? typology : 'apartment',
      surface,
      builtYear,
      floor: floor !== null && valuedFloors.includes(floor) ? floor : null,
      lift: answers[typed.lift] ?? null,
      condition: conditions.nameOf(Number(typed.condition)) ?? null,
      energyClass: energyClasses.nameOf(Number(typed.energyClass)) ?? null,
      view: valuedViews.find((name) => name === typed.view) ?? null,
      parking: answers[typed.parking] ?? null,
      pool: answers[typed.pool] ?? null,
      dropped: idsIn(typed.dropped),
    },
  }
}
