import { checkConstants, type ExpectedConstant } from '#cli/checks/constants/check.ts'
import { gatherConstants } from '#cli/checks/constants/facts.ts'
import type { Findings } from '#cli/checks/findings.ts'
import { constants, names } from '#cli/spec/constants.ts'

/** Numbers, settings and names, as cli/spec holds them. */
export const toldConstants = { constants, names }

/** The same, as the check reads them. */
export const constantsSpecOf = (told: typeof toldConstants): readonly ExpectedConstant[] => [
  ...told.constants,
  ...told.names,
]

/** Compares domain/ with section 9 of the specification, and with the few numbers of other sections. */
export async function constantsCheck(): Promise<Findings> {
  const spec = constantsSpecOf(toldConstants)
  return {
    check: 'constants',
    problems: checkConstants(gatherConstants(), spec),
    notes: [],
    checked: spec.length,
  }
}
