import { accountCookies } from '#domain/account/cookies.ts'
import { constants } from '#domain/constants.ts'
import { type ConstantBinding, constantBindings } from '#cli/checks/constants/bindings.ts'
import type { ConstantFact, ConstantValue } from '#cli/checks/constants/check.ts'

/** The numbers and names the code holds, by the specification's name for each. */
export const gatherConstants = (source: object = constants): ReadonlyMap<string, ConstantFact> =>
  new Map(Object.entries(constantBindings).map(([name, binding]) => [name, factOf(binding, source)]))

function factOf({ path, unit, in: holder }: ConstantBinding, source: object): ConstantFact {
  const unitToo = unit && { unit }
  if (holder === undefined)
    return { value: valueAt(source, path), ...unitToo, at: { file: 'domain/constants.ts', name: path } }
  const at = { file: 'domain/account/cookies.ts', name: `${holder}.${path}` }
  return { value: valueAt(accountCookies, path), ...unitToo, at }
}

function valueAt(source: object, path: string): ConstantValue | undefined {
  const found = path.split('.').reduce<unknown>((value, key) => childOf(value, key), source)
  return isValue(found) ? found : undefined
}

const isValue = (value: unknown): value is ConstantValue =>
  ['number', 'boolean', 'string'].includes(typeof value)

const childOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
