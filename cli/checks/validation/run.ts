import type { Findings } from '#cli/checks/findings.ts'
import { checkValidation } from '#cli/checks/validation/check.ts'
import { gatherValidation } from '#cli/checks/validation/facts.ts'
import { formProbes, ruleProbes } from '#cli/checks/validation/probes.ts'
import type { ValidationSpec } from '#cli/checks/validation/spec.ts'
import { phoneNormalisation } from '#cli/spec/forms.ts'
import {
  acceptedForms,
  checkedOnBlur,
  emailHint,
  fieldLengths,
  genericRules,
  requiredVariants,
  trackedSearch,
  validationRules,
} from '#cli/spec/validation.ts'

/** Section 5, and the phone numbers of section 3. */
export const validationSpec: ValidationSpec = {
  validationRules,
  checkedOnBlur,
  fieldLengths,
  genericRules,
  requiredVariants,
  acceptedForms,
  phoneNormalisation,
  emailHint,
  trackedSearch,
}

/** Probes the portal's validators with values on both sides of every boundary of section 5. */
export async function validationCheck(): Promise<Findings> {
  const facts = gatherValidation()
  const probes = acceptedForms.flatMap(({ form }) => formProbes(validationSpec, form))
  const phones = validationSpec.phoneNormalisation.flatMap(({ examples }) => examples)
  const asked = [ruleProbes(validationSpec), probes, phones, facts.holders, checkedOnBlur]
  return {
    check: 'validation',
    problems: checkValidation(facts, validationSpec),
    notes: [],
    // The hint is asked about on both sides of its boundary.
    checked: asked.reduce((sum, { length }) => sum + length, 2),
  }
}
