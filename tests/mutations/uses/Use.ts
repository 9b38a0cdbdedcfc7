import type { Mutation } from '../Mutation.ts'

/** A deviation from the specification where the product uses it, and whose tests have to notice. */
export interface Use extends Pick<Mutation, 'name' | 'file' | 'find' | 'replace'> {
  /** Rows of the specification, whose tagged tests are run; or a test file, for what no row states. */
  readonly noticedBy: readonly string[]
}

type Line = readonly [name: string, find: string, replace: string, ...noticedBy: readonly string[]]

/** The deviations of one file. */
export const usesIn = (file: string, lines: readonly Line[]): readonly Use[] =>
  lines.map(([name, find, replace, ...noticedBy]) => ({ name, file, find, replace, noticedBy }))
