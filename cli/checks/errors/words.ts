import type { ErrorsProblem } from '#cli/checks/errors/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const errorsWords: Words<ErrorsProblem> = {
  'failure-unheld': {
    says: ({ failure }) => `nothing says what the visitor is told when ${failure} fails`,
    mend: 'Answer the failure with `screenRefusal` (forms) or `tellFailure` (a snackbar). If it moved, tell cli/checks/errors/bindings.ts where.',
  },
  'fallback-differs': {
    says: ({ failure, expected, found }) =>
      `when ${failure} fails and the server says nothing, ${found} is shown; it should be ${expected}`,
    mend: 'Set the `fallback` of the screen in app/shared/failures/screens.ts to the key of the specification, or name the right screen; texts/ has its text in every language.',
  },
  'failure-untracked': {
    says: ({ failure, event }) => `when ${failure} fails, ${event} is not raised`,
    mend: '`emit` the event in `track` of the screen, in app/shared/failures/screens.ts; app/shared/events/AppEvents.ts lists the names.',
  },
  'failure-shown-otherwise': {
    says: ({ failure, expected }) => `the failure of ${failure} is not shown as ${expected}`,
    mend: 'Give `tell` the tone `error` in app/shared/failures/tellFailure.ts.',
  },
  'error-body-differs': {
    says: ({ error, expected }) => `the body of the error ${error} has no ${expected}`,
    mend: 'Build the error with the shared `body` of its file: what the app shows is `data.message`, a sentence in the visitor’s language.',
  },
  'server-message-unread': {
    says: ({ path }) => `${path} of an error’s body is no longer read`,
    mend: 'Parse the text of the body as JSON and keep `data.message`, in `errorBodyOf`.',
  },
  'server-message-hidden': {
    says: ({ path }) => `the server’s ${path} is no longer shown before the fallback`,
    mend: 'Let `failureText` say `failure.data.message` before the fallback: the server knows better why it refused.',
  },
  'refusal-missing': {
    says: ({ call, failure }) => `${call} cannot say that it is not enabled (${failure})`,
    mend: 'Declare `NotEnabled` among the errors of the endpoint, and fail with it in server/features/accounts/calls/marketing.ts while nothing is configured.',
  },
  'transport-error-missing': {
    says: ({ name }) => `the transport has no ${name}`,
    mend: 'Declare it in app/transport/errors.ts, tagged with exactly this name: what catches it asks for the tag.',
  },
  'transport-error-unmade': {
    says: ({ name, means }) => `${means} is no longer a ${name}`,
    mend: 'Make the error in app/transport/ask.ts or programs.ts where this happens. The check makes such calls: cli/checks/errors/transport.ts.',
  },
  'guard-differs': {
    says: ({ expected, found }) => `a cancelled navigation is called "${found}"; it should be "${expected}"`,
    mend: 'Mend the `name` of `MissingWhitelistParams` in app/shell/guard.ts.',
  },
  'guard-unused': {
    says: ({ error }) => `no navigation is cancelled any more for "${error}"`,
    mend: 'Call `guardNavigation` before moving, in app/shell/Navigation.tsx, and go to the address of what it returns.',
  },
  'reset-answer-differs': {
    says: ({ expected, found }) => `the answer to a reset is read as ${found}; it should be ${expected}`,
    mend: 'Read the answer as section 7 words it, in the file that is named: 1 means success, `show.form` whether the form stays.',
  },
}
