import type { Findings } from '#cli/checks/findings.ts'
import { formatProblem } from '#cli/checks/formatProblem.ts'
import { formatPlace } from '#cli/checks/place.ts'

/** For people: a line per check, then what is wrong with its places, then what is only worth knowing. */
export const human = (findings: readonly Findings[]): string => findings.map(section).join('\n')

function section({ check, problems, notes, checked }: Findings): string {
  const verdict = problems.length === 0 ? 'as specified' : `${problems.length} of ${checked} differ`
  return [
    `${check}: ${checked} compared, ${verdict}`,
    ...problems.map(
      (problem) =>
        `  ✗ ${formatProblem(problem)}\n      ${formatPlace(problem.at)} · specification ${problem.spec}`,
    ),
    ...notes.map((note) => `  · ${formatProblem(note)}`),
    '',
  ].join('\n')
}
