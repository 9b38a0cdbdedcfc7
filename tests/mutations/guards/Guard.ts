import type { Mutation } from '../Mutation.ts'

/** A guard of the portal taken away in a real source, and the tests that have to notice. */
export interface Guard extends Pick<Mutation, 'name' | 'file' | 'find' | 'replace'> {
  /** Test files, the quickest first: they are run until one fails. */
  readonly tests: readonly string[]
}
