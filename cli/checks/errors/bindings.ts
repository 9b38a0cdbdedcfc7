const views = 'app/features/authentication/views'

/** Where the app answers for a failure. */
export interface FailureBinding {
  readonly file: string
  /** The function that sends, and catches. */
  readonly name: string
}

/** The specification's name of a failure → where the app words it for the visitor. */
export const failureBindings: Readonly<Record<string, FailureBinding>> = {
  login: { file: `${views}/LoginView.tsx`, name: 'useLoginForm' },
  'sign-up': { file: `${views}/useSignupForm.ts`, name: 'useSignupForm' },
  recovery: { file: `${views}/PasswordRecoveryView.tsx`, name: 'useRecoveryForm' },
  entry: { file: `${views}/EntryView.tsx`, name: 'useEntryForm' },
  reset: { file: `${views}/useResetForm.ts`, name: 'useResetForm' },
  'One Tap': { file: 'app/features/authentication/OneTap.tsx', name: 'OneTap' },
}
