import type { SyntaxNode } from '#cli/syntax.ts'

/** A node that breaks a rule, and what is said of it. */
export interface Finding {
  readonly node: SyntaxNode
  readonly what: string
}

/** A broken rule: where, what, and why it is one. */
export interface Violation {
  readonly rule: string
  readonly file: string
  readonly line?: number
  /** What the file does that it may not. */
  readonly what: string
  readonly reason: string
}

/** All violations as a test's failure message, one a paragraph; empty when there is none. */
export const report = (violations: readonly Violation[]): string =>
  violations
    .map(
      ({ rule, file, line, what, reason }) =>
        `${file}${line === undefined ? '' : `:${line}`} ${what}\n  breaks “${rule}”: ${reason}`,
    )
    .toSorted((a, b) => a.localeCompare(b))
    .join('\n')
