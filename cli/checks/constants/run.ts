import { checkConstants } from '#cli/checks/constants/check.ts'
import { gatherConstants } from '#cli/checks/constants/facts.ts'
import type { Findings } from '#cli/checks/findings.ts'
import { constants } from '#cli/spec/constants.ts'

/** Holds domain/constants.ts against section 9 of the specification. */
export async function constantsCheck(): Promise<Findings> {
  const problems = checkConstants(gatherConstants(), constants)
  return { check: 'constants', problems, notes: [], checked: constants.length }
}
