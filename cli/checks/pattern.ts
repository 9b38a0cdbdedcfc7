import type { Saying } from '#cli/checks/Words.ts'

/**
 * The sentence of a code with ‹names› where values are filled in: `‹name› is ‹found›; it should be ‹expected›`.
 * It is made by saying it of a stand-in, so it cannot fall behind the sentence itself.
 */
export const patternOf = ({ says }: Saying<never>): string => says(standIn('') as never)

/** Answers to every property and every call with itself, and calls itself what was first asked for. */
function standIn(name: string): unknown {
  const itself: unknown = new Proxy(() => itself, {
    get: (_target, property) => {
      if (typeof property === 'symbol' || property === 'toString') return () => `‹${name}›`
      return name === '' ? standIn(property) : itself
    },
  })
  return itself
}
