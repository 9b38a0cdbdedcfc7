import type { Findings } from '#cli/checks/findings.ts'
import { github } from '#cli/reporters/github.ts'
import { human } from '#cli/reporters/human.ts'
import { json } from '#cli/reporters/json.ts'
import type { ReporterName } from '#cli/reporters/names.ts'

/** Every reporter by its name on the command line. */
export const reporters: Readonly<Record<ReporterName, (findings: readonly Findings[]) => string>> = {
  human,
  json,
  github,
}
