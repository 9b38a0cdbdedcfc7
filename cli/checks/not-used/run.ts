import type { Findings } from '#cli/checks/findings.ts'
import { checkNotUsed } from '#cli/checks/not-used/check.ts'
import { gatherNotUsed } from '#cli/checks/not-used/facts.ts'

/** Finds what of the specification no product code reads, and what it reads twice. */
export async function notUsedCheck(): Promise<Findings> {
  const facts = gatherNotUsed()
  return { check: 'not-used', ...checkNotUsed(facts), checked: facts.uses.length }
}
