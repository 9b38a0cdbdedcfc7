import type { Findings } from '#cli/checks/findings.ts'
import type { Paint } from '#cli/paint.ts'
import { github } from '#cli/reporters/github.ts'
import { human } from '#cli/reporters/human.ts'
import { json } from '#cli/reporters/json.ts'
import type { ReporterName } from '#cli/reporters/names.ts'
import { sarif } from '#cli/reporters/sarif.ts'

type Reporter = (findings: readonly Findings[], paint?: Paint) => string

/** Every reporter by its name on the command line. Only what people read is coloured. */
export const reporters: Readonly<Record<ReporterName, Reporter>> = { human, json, github, sarif }
