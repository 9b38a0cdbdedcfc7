import { signInMethods } from '#domain/account/socialProviders.ts'
import type { Refusal } from '#design-system/forms/Form/formState.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { refusalOf } from '#app/shared/account/formErrors.ts'
import { emit } from '#app/shared/events/eventBus.ts'
import { type Fallback, failureText } from './failureText.ts'
import type { SaidFailure } from './treatments.ts'

interface Screen {
  /** Said of a refusal without a sentence. */
  readonly fallback: Fallback
  /** Reports the failure. `reason`: what was said. */
  readonly track: (reason: string) => void
}

/** The screens whose failures the specification lists (section 8), by its names. */
export const screens = {
  login: {
    fallback: 'login_wrong_credentials_message',
    track: (reason) => emit('Log In Failed', { 'Log In Method': signInMethods.email, reason }),
  },
  'sign-up': { fallback: 'lbl_generic_error', track: (reason) => emit('Sign Up Failed', { reason }) },
  recovery: {
    fallback: 'lbl_generic_error',
    track: (reason) => emit('Password Recovery Failed', { reason }),
  },
  entry: { fallback: 'lbl_generic_error', track: (reason) => emit('Entry Failed', { reason }) },
  reset: { fallback: 'lbl_generic_error', track: (reason) => emit('Password Reset Failed', { reason }) },
} as const satisfies Readonly<Record<string, Screen>>

/** Reports the failure of a screen, and gives it in words. One that was given up is no failure. */
export function screenRefusal<V extends object>(
  screen: keyof typeof screens,
  failure: SaidFailure,
  t: Translate,
  fields: readonly (keyof V & string)[],
): Refusal<V> {
  const { fallback, track } = screens[screen]
  const reason = failureText(failure, t, fallback)
  if (reason !== undefined) track(reason)
  return refusalOf<V>(failure, { t, fields, fallback })
}
