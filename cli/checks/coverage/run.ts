import { checkCoverage } from '#cli/checks/coverage/check.ts'
import { gatherCoverage } from '#cli/checks/coverage/facts.ts'
import { specification } from '#cli/checks/coverage/specification.ts'
import type { Findings } from '#cli/checks/findings.ts'

/** Tells what of the specification nothing tests, and finds what no longer is. */
export async function coverageCheck(): Promise<Findings> {
  return {
    check: 'coverage',
    ...checkCoverage(gatherCoverage(specification), specification),
    checked: specification.length,
  }
}
