import {
  type ConstantBinding,
  constantBindings,
  type Holder,
  holders,
} from '#cli/checks/constants/bindings.ts'
import type { ConstantFact, ConstantValue } from '#cli/checks/constants/check.ts'

/** What stands in the place of a holder's values: a test changes one of them. */
type Values = Readonly<Partial<Record<Holder, object>>>

/** The numbers and names that the code holds, by the specification's name for each. */
export const gatherConstants = (values: Values = {}): ReadonlyMap<string, ConstantFact> =>
  new Map(Object.entries(constantBindings).map(([name, binding]) => [name, factOf(binding, values)]))

function factOf({ path, unit, in: holder = 'constants' }: ConstantBinding, values: Values): ConstantFact {
  const { file, values: held } = holders[holder]
  // `constants` and the tokens' waits are known by their paths alone; cookies are many in one file.
  const name = holder === 'constants' || holder === 'waits' ? path : `${holder}.${path}`
  return { value: valueAt(values[holder] ?? held, path), ...(unit && { unit }), at: { file, name } }
}

function valueAt(source: object, path: string): ConstantValue | undefined {
  const found = path.split('.').reduce<unknown>((value, key) => childOf(value, key), source)
  return isValue(found) ? found : undefined
}

const isValue = (value: unknown): value is ConstantValue =>
  ['number', 'boolean', 'string'].includes(typeof value)

const childOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
