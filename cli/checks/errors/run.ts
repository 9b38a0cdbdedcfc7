import { checkErrors, type ErrorsSpec, failuresNotBuilt } from '#cli/checks/errors/check.ts'
import { gatherErrors } from '#cli/checks/errors/facts.ts'
import type { Findings } from '#cli/checks/findings.ts'
import { errorCatalogue, resetAnswer, transportErrors } from '#cli/spec/errors.ts'

/** Section 8 as the check reads it. */
export const errorsSpec: ErrorsSpec = {
  catalogue: errorCatalogue,
  transport: transportErrors,
  reset: resetAnswer,
}

/** Holds what is said of failures, on their way and at their end, against section 8. */
export async function errorsCheck(): Promise<Findings> {
  const facts = gatherErrors()
  const notes = failuresNotBuilt(errorsSpec)
  const waiting = notes.flatMap(({ failures }) => failures)
  return {
    check: 'errors',
    problems: checkErrors(facts, errorsSpec),
    notes,
    // The answer to a reset is read for two things.
    checked: errorCatalogue.length - waiting.length + transportErrors.length + facts.bodies.length + 2,
  }
}
