import { isRecord } from '#cli/tokens/values.ts'

/** For tests: a copy of a file with one place set, or taken out where `value` is undefined. */
export function changedAt(file: unknown, pointer: string, value: unknown): unknown {
  const copy: unknown = structuredClone(file)
  const path = pointer.slice(1).split('/')
  const last = path.pop() ?? ''
  const holder = path.reduce(partAt, copy) as Record<string, unknown>
  if (value === undefined) delete holder[last]
  else holder[last.replaceAll('~1', '/')] = value
  return copy
}

/** The value at a path of a file. */
export const valueAt = (file: unknown, pointer: string): unknown =>
  pointer.slice(1).split('/').reduce(partAt, file)

function partAt(whole: unknown, name: string): unknown {
  if (Array.isArray(whole)) return whole[Number(name)]
  if (isRecord(whole)) return whole[name]
  throw new Error(`nothing can be at ${name}`)
}
