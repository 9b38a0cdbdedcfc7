import type { Findings } from '#cli/checks/findings.ts'
import { formatProblem } from '#cli/checks/formatProblem.ts'
import { formatPlace, type Seen } from '#cli/checks/place.ts'

/** For machines: `{problems, notes, checked}`; problems and notes are `{check, code, message, at, spec}`. */
export function json(findings: readonly Findings[]): string {
  const report = {
    problems: findings.flatMap(({ check, problems }) =>
      problems.map((problem) => entry(check, problem, formatProblem(problem))),
    ),
    notes: findings.flatMap(({ check, notes }) =>
      notes.map((note) => entry(check, note, formatProblem(note))),
    ),
    checked: Object.fromEntries(findings.map(({ check, checked }) => [check, checked])),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

const entry = (check: string, { code, at, spec }: Seen & { readonly code: string }, message: string) => ({
  check,
  code,
  message,
  at: formatPlace(at),
  spec,
})
