import type { Findings, Note, Problem } from '#cli/checks/findings.ts'
import { formatProblem, mendOf } from '#cli/checks/formatProblem.ts'

/** For a pipeline: one annotation per problem, on the file and line it is about. */
export const github = (findings: readonly Findings[]): string =>
  findings
    .flatMap(({ check, problems, notes }) => [
      ...problems.map((problem) => annotation('error', check, problem, `\n${mendOf(problem)}`)),
      ...notes.map((note) => annotation('notice', check, note)),
    ])
    .join('')

function annotation(level: 'error' | 'notice', check: string, found: Problem | Note, advice = ''): string {
  const { file, line } = found.at
  const place = `file=${property(file)}${line === undefined ? '' : `,line=${line}`}`
  const title = property(`estia check ${check}: ${found.code}`)
  return `::${level} ${place},title=${title}::${data(`${formatProblem(found)} (specification ${found.spec})${advice}`)}\n`
}

/** Escapes of the annotation syntax. */
const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
