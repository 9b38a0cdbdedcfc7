import { checkCalls } from '#cli/checks/api/check.ts'
import { checkUser } from '#cli/checks/api/checkUser.ts'
import type { SignInSpec } from '#cli/checks/api/checkSignIn.ts'
import { gatherApi } from '#cli/checks/api/facts.ts'
import { gatherUser } from '#cli/checks/api/userFacts.ts'
import type { ApiSpec, UserSpec } from '#cli/checks/api/spec.ts'
import type { Findings } from '#cli/checks/findings.ts'
import { signInEvents, trackingLabels } from '#cli/spec/analytics.ts'
import { mailProviders, modalOptions, phoneCountryFallback, socialButtons } from '#cli/spec/authentication.ts'
import { calls, unknownCalls } from '#cli/spec/calls.ts'
import { formPayloads, formReplies } from '#cli/spec/forms.ts'
import { passwordTypes, userCounters, userFields, userUrls } from '#cli/spec/user.ts'

/** Section 3's rules for a call's form are added to section 7's. */
const toldOfForms = (path: string, method: string, all: readonly FormWords[]): readonly string[] =>
  method === 'GET' ? [] : all.filter(({ call }) => call === path).flatMap(({ fields }) => fields)

interface FormWords {
  readonly call: string
  readonly fields: readonly string[]
}

const all = <Value>(...lists: readonly (readonly Value[])[]): readonly Value[] => [...new Set(lists.flat())]

export const signInSpec: SignInSpec = {
  socialButtons,
  signInEvents,
  trackingLabels,
  modalOptions,
  mailProviders,
  phoneCountryFallback,
}

export const apiSpec: ApiSpec = {
  ...signInSpec,
  calls: calls.map((call) => ({
    ...call,
    fields: all<string>(call.fields, toldOfForms(call.path, call.method, formPayloads)),
    replies: all<string>(call.replies, toldOfForms(call.path, call.method, formReplies)),
    isOneOfTwo: calls.filter(({ path }) => path === call.path).length > 1,
  })),
  unknownCalls,
}

export const userSpec: UserSpec = {
  fields: userFields,
  urls: userUrls,
  counters: userCounters,
  passwordTypes,
}

/** Holds the HTTP contract, and what the app sends by it, against section 7; and the user and the ways to sign in against sections 2, 3 and 7. */
export async function apiCheck(): Promise<Findings> {
  const [facts, user] = [gatherApi(), gatherUser()]
  const { values, fields } = signInEvents
  // Then the country that a phone field starts with.
  const ofSignIn = [
    socialButtons.values,
    values,
    fields,
    trackingLabels,
    modalOptions,
    mailProviders.values,
    [''],
  ]
  const told = apiSpec.calls.map(
    ({ fields, replies, headers = [], fixed = {}, values = {} }) =>
      // Path, method and encoding, then what it carries.
      3 + [fields, replies, headers, Object.keys(fixed), Object.keys(values)].flat().length,
  )
  const ofUser = [userFields, userUrls, userCounters, passwordTypes].flatMap(({ values }) => [...values])
  return {
    check: 'api',
    problems: [...checkCalls(facts, apiSpec), ...checkUser(user, userSpec)],
    notes: [],
    checked: [...told, unknownCalls.length, ofUser.length, ...ofSignIn.map(({ length }) => length)].reduce(
      (sum, count) => sum + count,
    ),
  }
}
