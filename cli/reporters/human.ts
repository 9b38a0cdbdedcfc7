import type { Findings, Problem } from '#cli/checks/findings.ts'
import { formatProblem, mendOf } from '#cli/checks/formatProblem.ts'
import { formatPlace } from '#cli/checks/place.ts'
import { type Paint, plain } from '#cli/paint.ts'

/** For people: a line per check, then the problems with place and remedy, then the notes. */
export const human = (findings: readonly Findings[], paint: Paint = plain): string =>
  findings.map((one) => section(one, paint)).join('\n')

function section({ check, problems, notes, checked }: Findings, paint: Paint): string {
  const verdict =
    problems.length === 0 ? paint('good', 'as specified') : paint('bad', `${problems.length} differ`)
  return [
    `${paint('strong', check)}: ${checked} compared, ${verdict}`,
    ...problems.map((problem, index) => lines(problem, problems.slice(0, index), paint)),
    ...notes.map((note) => paint('aside', `  · ${formatProblem(note)}`)),
    '',
  ].join('\n')
}

/** The remedy is printed once for all problems of a code. */
function lines(problem: Problem, before: readonly Problem[], paint: Paint): string {
  const known = before.some(({ code }) => code === problem.code)
  return [
    `  ${paint('bad', '✗')} ${formatProblem(problem)} ${paint('aside', `[${problem.code}]`)}`,
    paint('aside', `      ${formatPlace(problem.at)} · specification ${problem.spec}`),
    ...(known ? [] : [`      → ${mendOf(problem)}`]),
  ].join('\n')
}
