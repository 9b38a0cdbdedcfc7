import type { Place, Seen } from '#cli/checks/place.ts'

/** Who can vouch for somebody, and what is told of a sign-in. */
export interface SignInFacts {
  /** Social providers, in the order of their buttons. */
  readonly providers: readonly string[]
  readonly providersAt: Place
  /** How each way to sign in is named to trackers; the keys are the values of `medium`. */
  readonly labels: Readonly<Record<string, string>>
  readonly labelsAt: Place
  /** Events of the app, each with the fields that it carries. */
  readonly events: ReadonlyMap<string, { readonly fields: readonly string[]; readonly at: Place }>
  readonly eventsAt: Place
}

interface Told {
  readonly section: string
}

export interface SignInSpec {
  readonly socialButtons: Told & { readonly values: readonly string[] }
  readonly signInEvents: Told & {
    readonly values: readonly string[]
    readonly fields: readonly string[]
    readonly defaultMedium: string
  }
  readonly trackingLabels: readonly (Told & {
    readonly label: string
    readonly property?: string
    readonly values?: readonly string[]
  })[]
}

export type SignInProblem = Seen &
  (
    | { readonly code: 'social-order-differs'; readonly expected: string; readonly found: string }
    | { readonly code: 'event-missing'; readonly event: string }
    | { readonly code: 'event-field-missing'; readonly event: string; readonly field: string }
    | { readonly code: 'method-label-missing'; readonly label: string; readonly found: string }
    | { readonly code: 'medium-missing'; readonly medium: string }
  )

/** Social buttons stand in their order; a sign-in is told by the events, fields and labels of section 7. */
export function checkSignIn(facts: SignInFacts, spec: SignInSpec): readonly SignInProblem[] {
  return [
    ...judgeProviders(facts, spec),
    ...spec.signInEvents.values.flatMap((event) =>
      judgeEvent(facts, event, spec.signInEvents.fields, spec.signInEvents.section),
    ),
    ...spec.trackingLabels.flatMap(({ label, property, section }) =>
      judgeEvent(facts, label, property === undefined ? [] : [property], section),
    ),
    ...judgeLabels(facts, spec),
  ]
}

function judgeProviders({ providers, providersAt: at }: SignInFacts, { socialButtons }: SignInSpec) {
  const [expected, found] = [socialButtons.values.join(', '), providers.join(', ')]
  if (expected === found) return []
  return [{ code: 'social-order-differs' as const, expected, found, at, spec: socialButtons.section }]
}

function judgeEvent(
  { events, eventsAt }: SignInFacts,
  event: string,
  fields: readonly string[],
  section: string,
): readonly SignInProblem[] {
  const fact = events.get(event)
  if (!fact) return [{ code: 'event-missing', event, at: eventsAt, spec: section }]
  return fields
    .filter((field) => !fact.fields.includes(field))
    .map((field) => ({ code: 'event-field-missing', event, field, at: fact.at, spec: section }))
}

function judgeLabels({ labels, labelsAt: at }: SignInFacts, spec: SignInSpec): readonly SignInProblem[] {
  const found = Object.values(labels)
  const missing = spec.trackingLabels.flatMap(({ values = [], section }) =>
    values
      .filter((label) => !found.includes(label))
      .map((label) => ({
        code: 'method-label-missing' as const,
        label,
        found: found.join(', '),
        at,
        spec: section,
      })),
  )
  const { defaultMedium: medium, section } = spec.signInEvents
  return medium in labels ? missing : [...missing, { code: 'medium-missing', medium, at, spec: section }]
}
