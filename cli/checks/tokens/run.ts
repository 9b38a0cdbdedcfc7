import type { Findings } from '#cli/checks/findings.ts'
import { checkTokens } from '#cli/checks/tokens/check.ts'
import { contrastToRaise } from '#cli/checks/tokens/contrast.ts'
import { gatherTokens } from '#cli/checks/tokens/facts.ts'

/** Holds the design values against what can be read, and the sources against the design values. */
export async function tokensCheck(): Promise<Findings> {
  const facts = gatherTokens()
  return {
    check: 'tokens',
    problems: checkTokens(facts),
    notes: contrastToRaise(facts.contrast),
    checked: facts.contrast.length + facts.made.length + facts.tokens.length,
  }
}
