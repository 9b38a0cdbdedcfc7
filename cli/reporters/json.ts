import type { Findings, Note, Problem } from '#cli/checks/findings.ts'
import { formatProblem, mendOf } from '#cli/checks/formatProblem.ts'
import { formatPlace } from '#cli/checks/place.ts'

/**
 * For machines: `{problems, notes, checked}`; problems and notes are `{check, code, message, mend, at, place, spec}`,
 * where `place` is `at` in its parts.
 */
export function json(findings: readonly Findings[]): string {
  const report = {
    problems: findings.flatMap(({ check, problems }) => problems.map((problem) => entry(check, problem))),
    notes: findings.flatMap(({ check, notes }) => notes.map((note) => entry(check, note))),
    checked: Object.fromEntries(findings.map(({ check, checked }) => [check, checked])),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

const entry = (check: string, found: Problem | Note) => ({
  check,
  code: found.code,
  message: formatProblem(found),
  mend: mendOf(found),
  at: formatPlace(found.at),
  place: found.at,
  spec: found.spec,
})
