import { checkErrors, type ErrorsSpec } from '#cli/checks/errors/check.ts'
import { gatherErrors } from '#cli/checks/errors/facts.ts'
import type { Findings } from '#cli/checks/findings.ts'
import { isNotBuilt } from '#cli/checks/notBuilt.ts'
import { errorCatalogue, resetAnswer, transportErrors } from '#cli/spec/errors.ts'

/** Section 8 as the check reads it. */
export const errorsSpec: ErrorsSpec = {
  catalogue: errorCatalogue,
  transport: transportErrors,
  reset: resetAnswer,
}

const isBuilt = ({ failure }: { readonly failure: string }) =>
  !isNotBuilt(`errors/${failure.replaceAll(' ', '-')}`)

/** Holds what is said of failures, on their way and at their end, against section 8. */
export async function errorsCheck(): Promise<Findings> {
  const facts = await gatherErrors()
  return {
    check: 'errors',
    problems: checkErrors(facts, errorsSpec),
    notes: [],
    // The answer to a reset is read for two things.
    checked: errorCatalogue.filter(isBuilt).length + transportErrors.length + facts.bodies.length + 2,
  }
}
