import type { NotBuilt } from '#cli/checks/notBuilt.ts'
import type { Place, Seen } from '#cli/checks/place.ts'

/** A row of the specification that product code should read, and whether it does. */
export interface UseFact {
  readonly row: string
  readonly isUsed: boolean
  /** Where the code declares it. */
  readonly at: Place
  readonly section: string
}

/** A literal that repeats a constant. */
export interface CopyFact {
  readonly row: string
  /** The literal as it is written. */
  readonly written: string
  /** What to read in its place. */
  readonly instead: string
  readonly at: Place
  readonly section: string
}

export interface NotUsedFacts {
  readonly uses: readonly UseFact[]
  readonly copies: readonly CopyFact[]
  readonly notBuilt: readonly NotBuilt[]
  /** Every id of the specification. */
  readonly rows: ReadonlySet<string>
}

export type NotUsedProblem = Seen &
  (
    | { readonly code: 'not-used'; readonly row: string }
    | {
        readonly code: 'second-copy'
        readonly row: string
        readonly written: string
        readonly instead: string
      }
    | { readonly code: 'used-now'; readonly row: string; readonly issue: number }
    | { readonly code: 'not-built-unknown'; readonly row: string }
  )

export type NotUsedNote = Seen & {
  readonly code: 'not-built'
  readonly issue: number
  readonly builds: string
  readonly rows: readonly string[]
}

export interface NotUsedFindings {
  readonly problems: readonly NotUsedProblem[]
  readonly notes: readonly NotUsedNote[]
}

const table: Place = { file: 'cli/checks/notBuilt.ts', name: 'notBuilt' }

/** Every row is read by product code, once, or listed with the issue that builds it. */
export function checkNotUsed({ uses, copies, notBuilt, rows }: NotUsedFacts): NotUsedFindings {
  const listed = new Map(notBuilt.flatMap(({ issue, rows: all }) => all.map((row) => [row, issue] as const)))
  return {
    problems: [
      ...uses.flatMap(({ row, isUsed, at, section: spec }): readonly NotUsedProblem[] => {
        const issue = listed.get(row)
        if (!isUsed && issue === undefined) return [{ code: 'not-used', row, at, spec }]
        if (isUsed && issue !== undefined) return [{ code: 'used-now', row, issue, at: table, spec }]
        return []
      }),
      ...copies.map(({ section: spec, ...copy }): NotUsedProblem => ({ code: 'second-copy', ...copy, spec })),
      ...[...listed.keys()]
        .filter((row) => !rows.has(row))
        .map((row): NotUsedProblem => ({ code: 'not-built-unknown', row, at: table, spec: '1 to 9' })),
    ],
    notes: notBuilt.map((group) => ({ code: 'not-built', ...group, at: table, spec: '1 to 9' })),
  }
}
