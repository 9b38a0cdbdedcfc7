import { checkDefaults } from '#cli/checks/defaults/check.ts'
import { gatherDefaults } from '#cli/checks/defaults/facts.ts'
import type { Findings } from '#cli/checks/findings.ts'
import { defaults } from '#cli/spec/product.ts'

/** Holds domain/locale.ts against the defaults of section 1. */
export async function defaultsCheck(): Promise<Findings> {
  return { check: 'defaults', problems: checkDefaults(gatherDefaults(), defaults), notes: [], checked: 4 }
}
