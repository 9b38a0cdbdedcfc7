import type { Findings } from '#cli/checks/findings.ts'
import { formatProblem } from '#cli/checks/formatProblem.ts'
import type { Seen } from '#cli/checks/place.ts'

/** For a pipeline: one annotation per problem, on the file it is about. */
export const github = (findings: readonly Findings[]): string =>
  findings
    .flatMap(({ check, problems, notes }) => [
      ...problems.map((problem) => annotation('error', check, problem, formatProblem(problem))),
      ...notes.map((note) => annotation('notice', check, note, formatProblem(note))),
    ])
    .join('')

const annotation = (level: 'error' | 'notice', check: string, { at, spec }: Seen, message: string): string =>
  `::${level} file=${property(at.file)}${at.line === undefined ? '' : `,line=${at.line}`},title=${property(`estia check ${check}`)}::${data(`${message} (specification ${spec})`)}\n`

/** Escapes of the annotation syntax. */
const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
