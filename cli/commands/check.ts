import type { Findings, Note, Problem } from '#cli/checks/findings.ts'
import { locator } from '#cli/checks/locate.ts'
import { type Check, checks } from '#cli/checks/registry.ts'
import { runChecks } from '#cli/checks/runChecks.ts'
import type { CheckOptions } from '#cli/commands/options.ts'
import { exit, type ExitCode, type Output } from '#cli/exit.ts'
import { knownProblem } from '#cli/knownProblem.ts'
import { didYouMean } from '#cli/nearest.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { reporters } from '#cli/reporters/reporters.ts'

/** `estia check`: runs the named checks (all of them when none is named) and reports in the wanted format. */
export async function check(
  names: readonly string[],
  { format, only = [], url }: CheckOptions,
  output: Output,
): Promise<ExitCode> {
  const chosen = chooseChecks([...names, ...only])
  let begun = 0
  const findings = await runChecks(chosen, { url }, (name) => {
    begun += 1
    output.progress?.(`checking ${name} (${begun} of ${chosen.length})`)
  }).finally(() => output.progress?.(''))
  output.out(reporters[format](located(findings), output.paint))
  return findings.some(({ problems }) => problems.length > 0) ? exit.problems : exit.clean
}

/** The checks of these names, in their own order; all of them by default. */
export function chooseChecks(names: readonly string[]): readonly Check[] {
  const known = checks.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, known)
    throw knownProblem(
      'UnknownCheck',
      `no check is called ${unknown}; there are: ${known.join(', ')}.${hint}`,
    )
  }
  return names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name))
}

/** The same findings, their places with lines. */
function located(findings: readonly Findings[]): readonly Findings[] {
  const locate = locator(projectRoot)
  const placed = <Found extends Problem | Note>(found: Found): Found => ({ ...found, at: locate(found.at) })
  return findings.map((one) => ({
    ...one,
    problems: one.problems.map(placed),
    notes: one.notes.map(placed),
  }))
}
