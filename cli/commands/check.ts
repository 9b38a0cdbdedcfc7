import type { CheckOptions } from '#cli/commands/options.ts'
import { exit, type ExitCode, type Output } from '#cli/exit.ts'
import { knownProblem } from '#cli/knownProblem.ts'
import type { Findings } from '#cli/checks/findings.ts'
import { checks } from '#cli/checks/registry.ts'
import { reporters } from '#cli/reporters/reporters.ts'

/** `estia check`: runs the named checks (all of them when none is named) and reports in the wanted format. */
export async function check(
  names: readonly string[],
  options: CheckOptions,
  output: Output,
): Promise<ExitCode> {
  const findings: Findings[] = []
  for (const chosen of choose(names)) findings.push(await chosen.run({ url: options.url }))
  output.out(reporters[options.format](findings))
  return findings.some(({ problems }) => problems.length > 0) ? exit.problems : exit.clean
}

function choose(names: readonly string[]) {
  const unknown = names.filter((name) => !checks.some((known) => known.name === name))
  if (unknown.length > 0) {
    const known = checks.map(({ name }) => name).join(', ')
    throw knownProblem('UnknownCheck', `no check is called ${unknown.join(', ')}; there are: ${known}`)
  }
  return names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name))
}
