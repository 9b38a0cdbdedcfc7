/** How a command ends: clean, problems found, could not run. */
export const exit = { clean: 0, problems: 1, couldNotRun: 2 } as const
export type ExitCode = (typeof exit)[keyof typeof exit]

/** Where a command writes: `out` is for machines and results, `err` for people. */
export interface Output {
  readonly out: (text: string) => unknown
  readonly err: (text: string) => unknown
}
