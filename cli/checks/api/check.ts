import type { Place, Seen } from '#cli/checks/place.ts'

/** A call by the two words that every client writes. */
export interface Call {
  readonly method: string
  readonly path: string
}

export type ApiProblem = Seen & {
  readonly code: 'call-method-differs'
  readonly path: string
  readonly expected: string
  readonly found: string
}

export type ApiNote = Seen & { readonly code: 'calls-not-answered'; readonly calls: readonly Call[] }

const contract: Place = { file: 'domain/api/Api.ts', name: 'Api' }

type ExpectedCall = Call & { readonly section: string }

/** A path of section 7 that the contract has is asked with the specification's method. */
export function checkCalls(facts: readonly Call[], spec: readonly ExpectedCall[]): readonly ApiProblem[] {
  return missing(facts, spec).flatMap(({ path, method, section }) => {
    const found = facts.filter((call) => call.path === path).map((call) => call.method)
    const known = spec.filter((call) => call.path === path).map((call) => call.method)
    if (found.every((other) => known.includes(other))) return []
    return [
      {
        code: 'call-method-differs',
        path,
        expected: method,
        found: found.join(' and '),
        at: contract,
        spec: section,
      },
    ]
  })
}

/** Calls of section 7 that the contract does not have yet: information, not a failure. */
export function callsNotAnswered(facts: readonly Call[], spec: readonly ExpectedCall[]): readonly ApiNote[] {
  const wrong = new Set(checkCalls(facts, spec).map(({ path }) => path))
  const calls = missing(facts, spec).filter(({ path }) => !wrong.has(path))
  return calls[0] ? [{ code: 'calls-not-answered', calls, at: contract, spec: calls[0].section }] : []
}

const missing = (facts: readonly Call[], spec: readonly ExpectedCall[]): readonly ExpectedCall[] =>
  spec.filter((call) => !facts.some(({ method, path }) => method === call.method && path === call.path))
