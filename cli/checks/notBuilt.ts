/** Rows of the specification that an open issue builds. */
export interface NotBuilt {
  readonly issue: number
  /** What the issue builds, in a few words. */
  readonly builds: string
  /** Ids of `cli/checks/rows.ts`. */
  readonly rows: readonly string[]
}

/**
 * What of the specification is not built yet, by the issue that builds it. `estia check` prints the list, and finds a
 * row that is built and still listed. It is empty: everything is built.
 */
export const notBuilt: readonly NotBuilt[] = []

const listed: ReadonlySet<string> = new Set(notBuilt.flatMap(({ rows }) => rows))

/** Whether a row is listed as not built yet. */
export const isNotBuilt = (row: string): boolean => listed.has(row)
