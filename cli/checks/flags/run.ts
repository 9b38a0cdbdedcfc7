import { checkFlags } from '#cli/checks/flags/check.ts'
import { gatherFlags } from '#cli/checks/flags/facts.ts'
import type { Findings } from '#cli/checks/findings.ts'
import { flags, namedFlags } from '#cli/spec/flags.ts'

/** Holds domain/flags.ts against section 1. */
export async function flagsCheck(): Promise<Findings> {
  const problems = checkFlags(gatherFlags(), { flags, namedFlags })
  return { check: 'flags', problems, notes: [], checked: flags.length + namedFlags.length }
}
