import type { Guard } from '../guards/Guard.ts'

/** Something that people who hear the portal, or use it by keyboard alone, would stumble over, put into a real source. */
export interface Defect extends Guard {
  /** The criterion of WCAG 2.2 that it fails. */
  readonly criterion: string
}

type Line = readonly [
  name: string,
  criterion: string,
  find: string,
  replace: string,
  ...tests: readonly string[],
]

/** The defects of one file. */
export const defectsIn = (file: string, lines: readonly Line[]): readonly Defect[] =>
  lines.map(([name, criterion, find, replace, ...tests]) => ({ name, criterion, file, find, replace, tests }))
