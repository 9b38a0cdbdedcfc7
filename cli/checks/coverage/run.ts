import { checkCoverage } from '#cli/checks/coverage/check.ts'
import { gatherCoverage } from '#cli/checks/coverage/facts.ts'
import type { Findings } from '#cli/checks/findings.ts'
import { isProbed, specificationRows } from '#cli/checks/rows.ts'

/** Finds rows of the specification that no running test carries the tag of. */
export async function coverageCheck(): Promise<Findings> {
  const problems = checkCoverage(gatherCoverage(), specificationRows)
  return { check: 'coverage', problems, notes: [], checked: specificationRows.filter(isProbed).length }
}
