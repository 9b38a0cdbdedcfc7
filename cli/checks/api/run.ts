import { Api } from '#domain/api/Api.ts'
import { type Call, callsNotAnswered, checkCalls } from '#cli/checks/api/check.ts'
import type { Findings } from '#cli/checks/findings.ts'
import { calls } from '#cli/spec/calls.ts'

/** Every call that the contract answers. */
const gatherCalls = (): readonly Call[] =>
  Object.values(Api.groups).flatMap(({ endpoints }) =>
    Object.values(endpoints).map(({ method, path }: Call) => ({ method, path })),
  )

/** Holds the HTTP contract against section 7. */
export async function apiCheck(): Promise<Findings> {
  const facts = gatherCalls()
  return {
    check: 'api',
    problems: checkCalls(facts, calls),
    notes: callsNotAnswered(facts, calls),
    checked: calls.length,
  }
}
