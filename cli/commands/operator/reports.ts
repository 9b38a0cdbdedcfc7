import type { Output } from '#cli/exit.ts'
import { operate } from '#cli/operate.ts'
import { quotedLines } from '#cli/quotedLines.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'
import type { OpenReport } from '#server/features/reports/openReports.ts'

/** `estia reports`: open reports of visitors, the oldest first. */
export async function reports(asJson: boolean, output: Output): Promise<void> {
  const { reports: open } = await operate(operatorCalls.reports, {})
  output.out(`${asJson ? JSON.stringify(open, null, 2) : listed(open)}\n`)
}

/** `estia reports handled`: they were looked into. */
export async function handled(kind: string, numbers: readonly string[], output: Output): Promise<void> {
  for (const number of numbers) {
    const id = `${kind} ${number}`
    await operate(operatorCalls.handleReport, { id })
    output.out(`${id}: handled\n`)
  }
}

const listed = (open: readonly OpenReport[]): string =>
  open.length === 0 ? 'no report waits' : open.map(saying).join('\n')

const saying = ({ id, at, about, whose, text }: OpenReport): string =>
  [`${id}  ${at}`, `  ${about}${whose === '' ? '' : `, of ${whose}`}`, ...quotedLines(text)].join('\n')
