import { resolve } from 'node:path'
import type { ImportFeedOptions } from '#cli/commands/options.ts'
import { exit, type ExitCode, type Output } from '#cli/exit.ts'
import { operate } from '#cli/operate.ts'
import type { FeedLine, FeedReport } from '#domain/agency/feedReport.ts'
import { isAddress } from '#domain/agency/feeds.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'

/** `estia import feed`: ads of an agency's file, or of the file at an address, go in, through a running portal or without one. */
export async function importFeed(
  file: string,
  { agency, dryRun = false, withdrawMany = false, language, json = false }: ImportFeedOptions,
  output: Output,
): Promise<ExitCode> {
  const report = await operate(operatorCalls.importFeed, {
    file: isAddress(file) ? file : resolve(file),
    agency,
    language,
    isDryRun: dryRun,
    mayWithdrawMany: withdrawMany,
  })
  if (json) output.out(`${JSON.stringify(report, null, 2)}\n`)
  else tell(report, dryRun, output)
  return report.refused > 0 || !report.isComplete || report.waiting > 0 ? exit.problems : exit.clean
}

const lineOf = ({ line, reference, severity, code, field, message, value }: FeedLine): string => {
  const where = [`line ${line}`, reference, field].filter((part) => part !== '').join(', ')
  return `${severity} ${where}: ${message}${value === '' ? '' : ` (${value})`} [${code}]\n`
}

function tell(report: FeedReport, isDryRun: boolean, output: Output): void {
  for (const line of report.lines) output.err(lineOf(line))
  if (report.linesLeftOut > 0) output.err(`… and ${report.linesLeftOut} more\n`)
  if (report.waiting > 0)
    output.err(
      `${report.waiting} ads are absent, more than a third: look at the file, then pass --withdraw-many\n`,
    )
  const { added, changed, unchanged, withdrawn, refused } = report
  const first = isDryRun ? 'nothing was written; there would be ' : ''
  output.out(
    `${first}${added} added, ${changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn, ${refused} refused\n`,
  )
}
