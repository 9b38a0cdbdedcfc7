import type { Paint } from '#cli/paint.ts'

/**
 * How a command ends: clean, problems found, could not run; a bug of ours (EX_SOFTWARE of sysexits.h); could not run
 * now, though nothing need be changed (EX_TEMPFAIL): whatever watches over the program starts it again.
 */
export const exit = { clean: 0, problems: 1, couldNotRun: 2, crashed: 70, tryAgain: 75 } as const
export type ExitCode = (typeof exit)[keyof typeof exit]

/** Where a command writes: `out` is for machines and results, `err` for people. */
export interface Output {
  readonly out: (text: string) => unknown
  readonly err: (text: string) => unknown
  /** Colours what goes to `out`; nothing is coloured when absent. */
  readonly paint?: Paint
  /** Shows what is being done, in place of what was shown before; nobody is looking when absent. */
  readonly progress?: (doing: string) => unknown
}
