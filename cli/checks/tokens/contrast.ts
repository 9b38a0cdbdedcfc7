import type { Seen } from '#cli/checks/place.ts'

/** Two colours that components put on each other, in one theme. */
export interface ContrastFact {
  readonly of: 'text' | 'mark'
  readonly theme: string
  readonly front: string
  readonly back: string
  readonly ratio: number
  /** The ratio that the design promises for this pair. */
  readonly least: number
}

interface Measured extends Seen {
  readonly theme: string
  readonly front: string
  readonly back: string
  readonly expected: number
  readonly found: number
}

export type ContrastProblem = Measured & { readonly code: 'contrast-low' }
export type ContrastNote = Measured & { readonly code: 'contrast-below-target' }

/** The minimum for every pair, whatever the design states: text, and controls with their marks. */
const floor = { text: 4.5, mark: 3 } as const
/** What all text shall reach. */
const textTarget = 7

/** Every pair is as readable as was promised, and never below the floor. */
export const checkContrast = (facts: readonly ContrastFact[]): readonly ContrastProblem[] =>
  facts.flatMap((fact) => {
    const expected = Math.max(fact.least, floor[fact.of])
    return fact.ratio < expected ? [measured('contrast-low', fact, expected)] : []
  })

/** Text that may ship and does not reach the target. */
export const contrastToRaise = (facts: readonly ContrastFact[]): readonly ContrastNote[] =>
  facts.flatMap((fact) => {
    const ships = fact.ratio >= Math.max(fact.least, floor.text)
    return fact.of === 'text' && ships && fact.ratio < textTarget
      ? [measured('contrast-below-target', fact, textTarget)]
      : []
  })

const measured = <Code extends string>(
  code: Code,
  { theme, front, back, ratio }: ContrastFact,
  expected: number,
) => ({
  code,
  theme,
  front,
  back,
  expected,
  found: Math.floor(ratio * 100) / 100,
  at: { file: `tokens/themes/${theme}.ts`, name: front },
  spec: code === 'contrast-low' ? 'WCAG 2.2, 1.4.3 and 1.4.11' : 'WCAG 2.2, 1.4.6',
})
