import type { CallsProblem } from '#cli/checks/api/check.ts'
import type { SignInProblem } from '#cli/checks/api/checkSignIn.ts'
import type { UserProblem } from '#cli/checks/api/checkUser.ts'
import type { Words } from '#cli/checks/Words.ts'

export const apiWords: Words<CallsProblem | SignInProblem | UserProblem> = {
  'call-missing': {
    says: ({ call }) => `nothing answers ${call}`,
    mend: 'Add an endpoint with this method and path, to the letter, to its group under domain/api/; CONTRIBUTING.md says how.',
  },
  'call-method-differs': {
    says: ({ path, expected, found }) => `${path} is asked with ${found}; it should be ${expected}`,
    mend: 'Mend the method of the endpoint in its group under domain/api/: server and client both read it there.',
  },
  'call-encoding-differs': {
    says: ({ call, expected, found }) => `${call} takes ${found}; it should take ${expected}`,
    mend: 'Give the endpoint the payload of its encoding: `form(…)` for url-encoded forms, a bare `Schema.Struct` for JSON.',
  },
  'call-field-missing': {
    says: ({ call, field }) => `${call} does not take the field ${field}`,
    mend: 'Name the field, spelt as the specification spells it, in the payload of the endpoint.',
  },
  'call-field-required': {
    says: ({ call, field }) => `${call} refuses requests without ${field}, which may be left out`,
    mend: 'Make the field optional in the payload (`Schema.optional`), or take it out: callers of the specification do not send it.',
  },
  'call-field-unwrapped': {
    says: ({ call, field }) => `${call} does not take ${field} wrapped, as form[${field}]`,
    mend: 'Build the payload with `form(…)` in domain/api/Account.ts, which takes every field plain and wrapped.',
  },
  'call-values-differ': {
    says: ({ call, field, expected, found }) =>
      `${field} of ${call} is held to be ${found || 'nothing'}; it should be ${expected}`,
    mend: 'Write the value as the specification fixes it, in the place that is named: what the app sends and what the server compares with must both say it.',
  },
  'call-reply-missing': {
    says: ({ call, reply }) => `the answer to ${call} has no ${reply}`,
    mend: 'Add the field to the schema of the endpoint’s `success`, and let its handler under server/ fill it in.',
  },
  'call-unguarded': {
    says: ({ call, header }) => `${call} does not ask for the header ${header}`,
    mend: 'Add `...guarded` to the errors of the endpoint: it stands for the page’s token, and for the limits.',
  },
  'token-header-differs': {
    says: ({ expected, found }) => `the page’s token travels in ${found}; it should be ${expected}`,
    mend: 'Name the header alike in app/transport/csrfToken.ts, which writes it, and server/identity/guardRequests.ts, which reads it.',
  },
  'sent-otherwise': {
    says: ({ call, expected, found }) => `the app sends ${call} as ${found}; it should be ${expected}`,
    mend: 'Send it with `formCall`, `jsonCall` or `call` and the method of the specification, in app/transport/account.ts.',
  },
  'call-unsent': {
    says: ({ call }) => `the app sends ${call} nowhere`,
    mend: 'Send it from app/transport/account.ts, with its method and path written out. If the transport moved, tell cli/checks/api/sentFacts.ts.',
  },
  'user-field-missing': {
    says: ({ of, field }) => `${of === 'user' ? 'the user' : 'the list of counters'} has no ${field}`,
    mend: 'Add the field, spelt so, to the schema that is named and let the server fill it in (`userOf`, `countersOf`).',
  },
  'counter-unknown': {
    says: ({ counter }) => `${counter} is no counter of the specification`,
    mend: 'Take the counter out, or give it back the name that the specification has for it.',
  },
  'counter-default-differs': {
    says: ({ counter, expected, found }) =>
      `${counter} starts at ${found ?? 'nothing'}; it should be ${expected}`,
    mend: 'Mend `noCounters` in domain/account/counters.ts: it stands in wherever nobody can say.',
  },
  'password-types-differ': {
    says: ({ expected, found }) => `the types of password are ${found}; they should be ${expected}`,
    mend: 'Mend `registerTypes` in domain/account/registerType.ts; their order counts, from none to strong.',
  },
  'social-order-differs': {
    says: ({ expected, found }) => `the social buttons stand as ${found}; the order is ${expected}`,
    mend: 'Mend the order of `socialProviders`: every list of buttons is made of it.',
  },
  'event-missing': {
    says: ({ event }) => `the app has no event "${event}"`,
    mend: 'Declare the event, spelt so, in `AppEvents`, and `emit` it where it happens (app/shared/account/signIn.ts).',
  },
  'event-field-missing': {
    says: ({ event, field }) => `the event "${event}" does not carry "${field}"`,
    mend: 'Add the field to the event’s type in app/shared/events/AppEvents.ts: the types then show who has to fill it in.',
  },
  'method-label-missing': {
    says: ({ label, found }) => `no way to sign in is told as "${label}"; there are ${found}`,
    mend: 'Give the way its label of the specification in `signInMethods`.',
  },
  'medium-missing': {
    says: ({ medium }) => `"${medium}", the usual medium of a sign-in, is no way to sign in`,
    mend: 'Bring the key back to `signInMethods`: events carry it as their medium.',
  },
  'dialog-option-missing': {
    says: ({ option }) => `a caller that opens the dialog cannot ask for the ${option}`,
    mend: 'Bring the option back to `AuthOptions`. If it has another name now, tell `optionNames` in cli/checks/api/signInFacts.ts.',
  },
  'mailbox-missing': {
    says: ({ provider }) => `the mailbox of ${provider} cannot be opened`,
    mend: 'Add the provider, with its address and the domains of its emails, to `mailboxes`.',
  },
  'phone-country-differs': {
    says: ({ expected, found }) =>
      `a phone field that knows nothing better starts with ${found}; it should be ${expected}`,
    mend: 'Mend `firstCountry`, an ISO 3166 code: the first entry of the list of countries.',
  },
}
