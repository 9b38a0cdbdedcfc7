import type { Paint } from '#cli/paint.ts'

/**
 * The exit codes of a command: clean, problems found, could not run; a bug of ours (EX_SOFTWARE of
 * sysexits.h); temporarily unable to run (EX_TEMPFAIL): a supervisor starts it again.
 */
export const exit = { clean: 0, problems: 1, couldNotRun: 2, crashed: 70, tryAgain: 75 } as const
export type ExitCode = (typeof exit)[keyof typeof exit]

/** Where a command writes: `out` is for machines and results, `err` for people. */
export interface Output {
  readonly out: (text: string) => unknown
  readonly err: (text: string) => unknown
  /** Colours the output on `out`; no colours by default. */
  readonly paint?: Paint
  /** Shows the progress, in place of the previous one; nothing by default. */
  readonly progress?: (doing: string) => unknown
}
