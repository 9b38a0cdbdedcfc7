import type { Place, Seen } from '#cli/checks/place.ts'

/** The identity providers, and the events of a sign-in. */
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
  /** The dialog's options, by the specification's word for each. */
  readonly options: ReadonlySet<string>
  readonly optionsAt: Place
  /** Mail providers whose mailbox can be opened by a link. */
  readonly mailboxes: readonly string[]
  readonly mailboxesAt: Place
  /** The first country of a phone field, by its English name. */
  readonly firstCountry: string | undefined
  readonly firstCountryAt: Place
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
  readonly modalOptions: readonly (Told & { readonly option: string })[]
  readonly mailProviders: Told & { readonly values: readonly string[] }
  readonly phoneCountryFallback: Told & { readonly country: string }
}

export type SignInProblem = Seen &
  (
    | { readonly code: 'social-order-differs'; readonly expected: string; readonly found: string }
    | { readonly code: 'event-missing'; readonly event: string }
    | { readonly code: 'event-field-missing'; readonly event: string; readonly field: string }
    | { readonly code: 'method-label-missing'; readonly label: string; readonly found: string }
    | { readonly code: 'medium-missing'; readonly medium: string }
    | { readonly code: 'dialog-option-missing'; readonly option: string }
    | { readonly code: 'mailbox-missing'; readonly provider: string }
    | { readonly code: 'phone-country-differs'; readonly expected: string; readonly found: string }
  )

/** The dialog has the options of section 2; a sign-in emits the events, fields and labels of section 7. */
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
    ...judgeDialog(facts, spec),
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

function judgeDialog(facts: SignInFacts, spec: SignInSpec): readonly SignInProblem[] {
  const { modalOptions, mailProviders, phoneCountryFallback } = spec
  const { country: expected, section } = phoneCountryFallback
  const { firstCountry: found = 'none', firstCountryAt } = facts
  return [
    ...modalOptions
      .filter(({ option }) => !facts.options.has(option))
      .map(({ option, section: told }) => ({
        code: 'dialog-option-missing' as const,
        option,
        at: facts.optionsAt,
        spec: told,
      })),
    ...mailProviders.values
      .filter((provider) => !facts.mailboxes.includes(provider))
      .map((provider) => ({
        code: 'mailbox-missing' as const,
        provider,
        at: facts.mailboxesAt,
        spec: mailProviders.section,
      })),
    ...(expected === found
      ? []
      : [{ code: 'phone-country-differs' as const, expected, found, at: firstCountryAt, spec: section }]),
  ]
}
