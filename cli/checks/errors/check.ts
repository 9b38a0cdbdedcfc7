import type { Place, Seen } from '#cli/checks/place.ts'

interface Told {
  readonly section: string
}

/** The text of a failed request. */
export interface FailureFact {
  readonly failure: string
  /** Every fallback key for the server's sentence. */
  readonly fallbacks: readonly { readonly key: string | undefined; readonly at: Place }[]
  /** Events that are raised. */
  readonly events: readonly string[]
  /** The tone, for a snackbar. */
  readonly tone: string | undefined
  readonly at: Place
}

/** A thing that the code does, or no longer does. */
export interface DoneFact {
  readonly isDone: boolean
  readonly at: Place
}

export interface ErrorsFacts {
  readonly failures: ReadonlyMap<string, FailureFact>
  /** Errors that the contract declares, with the paths into their bodies. */
  readonly bodies: readonly { readonly tag: string; readonly paths: readonly string[]; readonly at: Place }[]
  /** Tags of the errors that each call declares, by its path. */
  readonly declared: ReadonlyMap<string, { readonly tags: readonly string[]; readonly at: Place }>
  /** The body is parsed as JSON and its message kept. */
  readonly bodyRead: DoneFact
  /** The server's message has precedence over the fallback. */
  readonly serverFirst: DoneFact
  /** Errors of the transport: declared, and thrown for the specified reason. */
  readonly transport: ReadonlyMap<string, { readonly declared: DoneFact; readonly made: DoneFact }>
  /** The name of the error that cancels a navigation; `isRaised`: navigation throws it. */
  readonly guard: { readonly name: string | undefined; readonly at: Place; readonly isRaised: DoneFact }
  /** The `error` that counts as success, wherever the reply to a reset is read. */
  readonly resetSuccess: readonly { readonly value: number | undefined; readonly at: Place }[]
  /** What decides whether the reset's form stays. */
  readonly formShownBy: { readonly field: string | undefined; readonly at: Place }
}

export interface ErrorsSpec {
  readonly catalogue: readonly (Told & {
    readonly failure: string
    readonly gives?: string
    readonly message?: string
    readonly isTracked?: boolean
    readonly tracks?: string
    readonly path?: string
    readonly call?: string
    readonly shownAs?: string
  })[]
  readonly transport: readonly (Told & { readonly name: string; readonly means: string })[]
  readonly reset: Told & { readonly success: number; readonly formShownBy: string }
}

type Entry = ErrorsSpec['catalogue'][number]

export type ErrorsProblem = Seen &
  (
    | { readonly code: 'failure-unheld'; readonly failure: string }
    | {
        readonly code: 'fallback-differs'
        readonly failure: string
        readonly expected: string
        readonly found: string
      }
    | { readonly code: 'failure-untracked'; readonly failure: string; readonly event: string }
    | { readonly code: 'failure-shown-otherwise'; readonly failure: string; readonly expected: string }
    | { readonly code: 'error-body-differs'; readonly error: string; readonly expected: string }
    | { readonly code: 'server-message-unread'; readonly path: string }
    | { readonly code: 'server-message-hidden'; readonly path: string }
    | { readonly code: 'refusal-missing'; readonly call: string; readonly failure: string }
    | { readonly code: 'transport-error-missing'; readonly name: string }
    | { readonly code: 'transport-error-unmade'; readonly name: string; readonly means: string }
    | { readonly code: 'guard-differs'; readonly expected: string; readonly found: string }
    | { readonly code: 'guard-unused'; readonly error: string }
    | { readonly code: 'reset-answer-differs'; readonly expected: string; readonly found: string }
  )

/** Failures of parts that the portal does not have. */

/** Every failure of section 8 is handled as specified: the server's sentence first, else its key. */
export function checkErrors(facts: ErrorsFacts, spec: ErrorsSpec): readonly ErrorsProblem[] {
  return [
    ...spec.catalogue.flatMap((entry) => judgeEntry(entry, facts)),
    ...judgeTransport(facts, spec),
    ...judgeReset(facts, spec),
  ]
}

function judgeEntry(entry: Entry, facts: ErrorsFacts): readonly ErrorsProblem[] {
  if (entry.path !== undefined) return judgeBodies(entry, entry.path, facts)
  if (entry.call !== undefined) return judgeRefusal(entry, entry.call, facts)
  if (entry.message !== undefined) return judgeFailure(entry, entry.message, facts)
  // What services around do of a failure (nothing, a line, a repeat) no source says by a name: tests with tags hold it.
  return entry.failure.startsWith('route change') ? judgeGuard(entry, facts) : []
}

function judgeBodies(
  { section }: Entry,
  expected: string,
  { bodies, bodyRead, serverFirst }: ErrorsFacts,
): readonly ErrorsProblem[] {
  const others = bodies
    .filter(({ paths }) => !paths.includes(expected))
    .map(({ tag, at }) => ({
      code: 'error-body-differs' as const,
      error: tag,
      expected,
      at,
      spec: section,
    }))
  return [
    ...others,
    ...undone(bodyRead, (at) => ({ code: 'server-message-unread', path: expected, at, spec: section })),
    ...undone(serverFirst, (at) => ({ code: 'server-message-hidden', path: expected, at, spec: section })),
  ]
}

/** A problem where something is no longer done. */
const undone = ({ isDone, at }: DoneFact, problem: (at: Place) => ErrorsProblem): readonly ErrorsProblem[] =>
  isDone ? [] : [problem(at)]

function judgeFailure(entry: Entry, expected: string, { failures }: ErrorsFacts): readonly ErrorsProblem[] {
  const { failure, section, tracks, isTracked, shownAs } = entry
  const fact = failures.get(failure)
  if (!fact || fact.fallbacks.length === 0)
    return [{ code: 'failure-unheld', failure, at: fact?.at ?? { file: 'app/features/' }, spec: section }]
  const seen = { failure, at: fact.at, spec: section }
  const others = fact.fallbacks
    .filter(({ key }) => key !== expected)
    .map(({ key, at }) => ({
      ...seen,
      code: 'fallback-differs' as const,
      expected,
      found: key ?? 'something else',
      at,
    }))
  const isTold = tracks === undefined ? fact.events.some(isOfFailure) : fact.events.includes(tracks)
  return [
    ...others,
    ...(isTracked && !isTold
      ? [{ ...seen, code: 'failure-untracked' as const, event: tracks ?? 'an event "… Failed"' }]
      : []),
    ...(shownAs !== undefined && !shownAs.startsWith(fact.tone ?? 'nothing')
      ? [{ ...seen, code: 'failure-shown-otherwise' as const, expected: shownAs }]
      : []),
  ]
}

const isOfFailure = (event: string): boolean => event.endsWith('Failed')

/** The refusal's tag as the specification names it: `NotEnabled`. */
function judgeRefusal({ failure, section }: Entry, call: string, { declared }: ErrorsFacts) {
  const fact = declared.get(call)
  if (fact?.tags.some((tag) => tag.toLowerCase().includes('notenabled'))) return []
  const at = fact?.at ?? { file: 'domain/api/Account.ts' }
  return [{ code: 'refusal-missing' as const, call, failure, at, spec: section }]
}

function judgeGuard({ gives = '', section }: Entry, { guard }: ErrorsFacts): readonly ErrorsProblem[] {
  const { name: found = 'nothing', at, isRaised } = guard
  const named = { code: 'guard-differs', expected: gives, found, at, spec: section } as const
  return [
    ...(found === gives ? [] : [named]),
    ...undone(isRaised, (place) => ({ code: 'guard-unused', error: gives, at: place, spec: section })),
  ]
}

const judgeTransport = ({ transport }: ErrorsFacts, spec: ErrorsSpec): readonly ErrorsProblem[] =>
  spec.transport.flatMap(({ name, means, section }): readonly ErrorsProblem[] => {
    const fact = transport.get(name)
    const nowhere = { isDone: false, at: { file: 'app/transport/errors.ts' } }
    const { declared, made } = fact ?? { declared: nowhere, made: nowhere }
    if (!declared.isDone) return [{ code: 'transport-error-missing', name, at: declared.at, spec: section }]
    return undone(made, (at) => ({ code: 'transport-error-unmade', name, means, at, spec: section }))
  })

function judgeReset(
  { resetSuccess, formShownBy }: ErrorsFacts,
  { reset }: ErrorsSpec,
): readonly ErrorsProblem[] {
  const differs = (expected: string, found: string, at: Place): readonly ErrorsProblem[] =>
    expected === found ? [] : [{ code: 'reset-answer-differs', expected, found, at, spec: reset.section }]
  return [
    ...resetSuccess.flatMap(({ value, at }) =>
      differs(`error ${reset.success} as success`, `error ${value ?? 'of any kind'} as success`, at),
    ),
    ...differs(
      `the form hidden by ${reset.formShownBy}`,
      `the form hidden by ${formShownBy.field ?? 'nothing'}`,
      formShownBy.at,
    ),
  ]
}
