import { posix } from 'node:path'
import { isModule } from '../architecture/sourceFiles.ts'

/** Kinds of test files, in the order in which they run, and how many of one kind fit into the time of a run. */
export const kinds = {
  unit: {
    files: /^(?:tokens|domain|search-engine|server|demo|cli|app|tests)\/.*(?<!\.nightly)\.test\.ts$/,
    most: 24,
  },
  browser: { files: /^(?:design-system|app)\/.*\.test\.tsx$/, most: 8 },
  faults: { files: /^tests\/stories\/.*\.test\.tsx$/, most: 4 },
  stories: { files: /\.stories\.tsx$/, most: 4 },
  journeys: { files: /^tests\/(?:e2e|a11y)\/.*\.spec\.ts$/, most: 1 },
} as const

export type Kind = keyof typeof kinds

export interface NearTests {
  /** The nearest of each kind, nearest first. */
  readonly near: Readonly<Record<Kind, readonly string[]>>
  /** How many others the change reaches. */
  readonly others: number
}

interface Import {
  readonly from: string
  readonly to: string
}

/**
 * The tests that a change touches: those that changed, those beside a changed file, and those that import one, by the
 * number of imports between them. `files` are all files of the project.
 */
export function nearTests(
  changed: readonly string[],
  files: readonly string[],
  imports: readonly Import[],
): NearTests {
  const distances = distancesTo(changed, imports)
  const folders = new Set(changed.filter(isModule).map((file) => posix.dirname(file)))
  const distanceOf = (file: string) =>
    distances.get(file) ?? (folders.has(posix.dirname(file)) ? 1 : undefined)
  let others = 0
  const nearest = ({ files: pattern, most }: (typeof kinds)[Kind]) => {
    const reached = files
      .filter((file) => pattern.test(file) && distanceOf(file) !== undefined)
      .toSorted((a, b) => (distanceOf(a) ?? 0) - (distanceOf(b) ?? 0))
    others += Math.max(0, reached.length - most)
    return reached.slice(0, most)
  }
  const near = {
    unit: nearest(kinds.unit),
    browser: nearest(kinds.browser),
    faults: nearest(kinds.faults),
    stories: nearest(kinds.stories),
    journeys: nearest(kinds.journeys),
  }
  return { near, others }
}

/** How many imports lie between each file and the nearest changed one: 0 for the changed files themselves. */
function distancesTo(changed: readonly string[], imports: readonly Import[]): ReadonlyMap<string, number> {
  const importers = Map.groupBy(imports, ({ to }) => to)
  const distances = new Map(changed.map((file) => [file, 0]))
  // A map visits what is added to it while it is gone through.
  for (const [file, distance] of distances)
    for (const { from } of importers.get(file) ?? [])
      if (!distances.has(from)) distances.set(from, distance + 1)
  return distances
}
