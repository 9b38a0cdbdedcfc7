import type { Tag } from '#cli/checks/coverage/tags.ts'
import type { NotBuilt } from '#cli/checks/notBuilt.ts'
import type { Place, Seen } from '#cli/checks/place.ts'
import { isProbed, type Row } from '#cli/checks/rows.ts'

/** A test file with tags. */
export interface TestFile {
  readonly file: string
  readonly tags: readonly Tag[]
  /** Whether a runner includes it. */
  readonly isRun: boolean
}

export interface CoverageFacts {
  readonly tests: readonly TestFile[]
  readonly notBuilt: readonly NotBuilt[]
}

export type CoverageProblem = Seen &
  (
    | { readonly code: 'row-untested'; readonly row: string }
    | { readonly code: 'row-unknown'; readonly row: string }
    | { readonly code: 'test-not-run'; readonly row: string; readonly why: string }
    | { readonly code: 'row-tested-now'; readonly row: string; readonly issue: number }
  )

interface Tagged {
  readonly row: string
  readonly at: Place
  readonly dead: string | undefined
}

/** Every row of the sections that say what the portal does carries its tag on a test that runs, or is not built yet. */
export function checkCoverage(
  { tests, notBuilt }: CoverageFacts,
  rows: readonly Row[],
): readonly CoverageProblem[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const tags = tests.flatMap(tagsOf)
  const proven = new Set(tags.flatMap(({ row, dead }) => (dead === undefined ? [row] : [])))
  const listed = new Map(notBuilt.flatMap(({ issue, rows: all }) => all.map((row) => [row, issue] as const)))
  return [
    ...rows
      .filter((row) => isProbed(row) && !proven.has(row.id) && !listed.has(row.id))
      .map(({ id, at, section }): CoverageProblem => ({ code: 'row-untested', row: id, at, spec: section })),
    ...tags.flatMap(({ row, at, dead }): readonly CoverageProblem[] => {
      const spec = byId.get(row)?.section
      if (spec === undefined) return [{ code: 'row-unknown', row, at, spec: '1 to 9' }]
      return dead === undefined ? [] : [{ code: 'test-not-run', row, why: dead, at, spec }]
    }),
    ...[...proven].flatMap((row): readonly CoverageProblem[] => {
      const [issue, known] = [listed.get(row), byId.get(row)]
      if (issue === undefined || !known) return []
      const at = { file: 'cli/checks/notBuilt.ts', name: 'notBuilt' }
      return [{ code: 'row-tested-now', row, issue, at, spec: known.section }]
    }),
  ]
}

const tagsOf = ({ file, tags, isRun }: TestFile): readonly Tagged[] =>
  tags.map(({ row, line, dead }) => ({
    row: row ?? 'what is not written out',
    at: { file, line },
    dead: isRun ? dead : 'no runner includes its file',
  }))
