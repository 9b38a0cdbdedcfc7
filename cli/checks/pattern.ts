import type { Saying } from '#cli/checks/Words.ts'

/**
 * The sentence of a code with ‹names› in place of values: `‹name› is ‹found›; it should be ‹expected›`. It is
 * the real sentence of a placeholder problem, so it cannot become outdated.
 */
export const patternOf = ({ says }: Saying<never>): string => says(standIn('') as never)

/** A proxy that answers every property and every call with itself, and is named after the first property. */
function standIn(name: string): unknown {
  const itself: unknown = new Proxy(() => itself, {
    get: (_target, property) => {
      if (typeof property === 'symbol' || property === 'toString') return () => `‹${name}›`
      return name === '' ? standIn(property) : itself
    },
  })
  return itself
}
