import { answer, type Fact, line, whole } from './Fact.ts'
import type { ListingProblem } from './problems.ts'
import { mostMoney } from './limits.ts'
import { readFact } from './readFact.ts'

/** A flat or house of a project; null is "not stated". */
export interface ListingUnit {
  readonly name: string
  /** EUR. */
  readonly price: number | null
  /** m². */
  readonly surface: number | null
  readonly bedrooms: number | null
  readonly floor: number | null
  readonly isAvailable: boolean | null
}

export const MOST_UNITS = 300

const unitFacts: Readonly<Record<keyof ListingUnit, Fact>> = {
  name: line('name', 60),
  price: whole('price', 1, mostMoney, 'eur'),
  surface: whole('surface', 1, 100_000, 'squareMetres'),
  bedrooms: whole('bedrooms', 0, 300),
  floor: whole('floor', -100, 990),
  isAvailable: answer('is_available'),
}

interface ReadUnits {
  readonly read: readonly ListingUnit[]
  readonly problems: Readonly<Record<string, ListingProblem>>
}

/** Reads the units of a project; a problem's path is `units.3.price`, counted from 0. */
export function readUnits(sent: unknown): ReadUnits {
  if (sent === undefined || sent === null) return { read: [], problems: {} }
  if (!Array.isArray(sent)) return { read: [], problems: { units: { name: 'unit' } } }
  if (sent.length > MOST_UNITS)
    return { read: [], problems: { units: { name: 'tooManyUnits', values: { most: MOST_UNITS } } } }
  const problems: Record<string, ListingProblem> = {}
  const read = sent.map((unit: unknown, at) => {
    const fields = (typeof unit === 'object' && unit !== null ? unit : {}) as Readonly<
      Record<string, unknown>
    >
    for (const name of Object.keys(fields))
      if (!Object.hasOwn(unitFacts, name)) problems[`units.${at}.${name}`] = { name: 'unknownField' }
    const values = Object.entries(unitFacts).map(([name, fact]) => {
      const result = readFact(fact, fields[name])
      if ('problem' in result) problems[`units.${at}.${name}`] = result.problem
      return [name, 'value' in result ? result.value : null] as const
    })
    const made = Object.fromEntries(values) as unknown as ListingUnit
    if (made.name === null) problems[`units.${at}.name`] ??= { name: 'required' }
    return made
  })
  return { read, problems }
}
