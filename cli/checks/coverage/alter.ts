import type { Step } from '#cli/checks/coverage/entries.ts'

/**
 * Asks a question of a specification with one value changed, and puts the value back. The specification must be the
 * caller's own copy.
 */
export function withAltered<Answer>(spec: object, path: readonly Step[], ask: () => Answer): Answer {
  const last = path.at(-1)
  const holder = path.slice(0, -1).reduce<unknown>(partOf, spec)
  if (last === undefined || !isHolder(holder)) throw new Error(`the specification has no ${path.join('.')}`)
  const value = holder[last]
  holder[last] = another(value)
  try {
    return ask()
  } finally {
    holder[last] = value
  }
}

const partOf = (holder: unknown, step: Step): unknown => (isHolder(holder) ? holder[step] : undefined)

const isHolder = (value: unknown): value is Record<Step, unknown> =>
  typeof value === 'object' && value !== null

/** A value of the same kind that the specification does not mean. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return `${String(value)}Altered`
}
