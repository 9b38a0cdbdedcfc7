import { constants } from '#domain/constants.ts'
import { constantBindings } from '#cli/checks/constants/bindings.ts'
import type { ConstantFact, ConstantValue } from '#cli/checks/constants/check.ts'

/** The numbers the code holds, by the specification's name for each. */
export function gatherConstants(source: object = constants): ReadonlyMap<string, ConstantFact> {
  return new Map(
    Object.entries(constantBindings).map(([name, { path, unit }]) => [
      name,
      {
        value: valueAt(source, path),
        ...(unit && { unit }),
        at: { file: 'domain/constants.ts', name: path },
      },
    ]),
  )
}

function valueAt(source: object, path: string): ConstantValue | undefined {
  const found = path.split('.').reduce<unknown>((value, key) => childOf(value, key), source)
  return typeof found === 'number' || typeof found === 'boolean' ? found : undefined
}

const childOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
