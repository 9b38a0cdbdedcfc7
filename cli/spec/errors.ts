/**
 * Section 8: failures, and what the visitor or the caller gets. `message` is the fallback key if the server
 * sends no text; `tracks` the event of it, if the specification names one.
 */
export const errorCatalogue = [
  {
    id: 'server-message',
    failure: 'server error body',
    gives: 'data.message when present',
    path: 'data.message',
    section: '8 The error catalogue',
  },
  {
    failure: 'login',
    message: 'login_wrong_credentials_message',
    isTracked: true,
    tracks: 'Log In Failed',
    section: '8 The error catalogue',
  },
  { failure: 'sign-up', message: 'lbl_generic_error', isTracked: true, section: '8 The error catalogue' },
  { failure: 'recovery', message: 'lbl_generic_error', isTracked: true, section: '8 The error catalogue' },
  { failure: 'entry', message: 'lbl_generic_error', isTracked: true, section: '8 The error catalogue' },
  { failure: 'reset', message: 'lbl_generic_error', isTracked: true, section: '8 The error catalogue' },
  {
    failure: 'One Tap',
    message: 'toast_generic_error_message',
    isTracked: false,
    shownAs: 'error snackbar',
    section: '8 The error catalogue',
  },
  {
    failure: 'marketing integration disabled',
    gives: 'a not-enabled message',
    call: '/services/account/checkInThirdPartyService.php',
    section: '8 The error catalogue',
  },
  { failure: 'feature-flag fetch', gives: 'nothing', section: '8 The error catalogue' },
  { failure: 'analytics init', gives: 'a line in the console', section: '8 The error catalogue' },
  {
    failure: 'analytics transport',
    gives: 'a retry after 5xx; after 429 once the reset header time (or 5 s) has passed; 10 at most',
    section: '8 The error catalogue',
  },
  {
    id: 'missing-whitelist-params',
    failure: 'route change without a required whitelisted parameter',
    gives: 'missing whitelist params',
    section: '8 The error catalogue',
  },
] as const

/** The reply to a reset: which `error` means success, and whether the form stays. */
export const resetAnswer = {
  success: 1,
  formShownBy: 'show.form',
  section: '7 The calls it makes, 8 The error catalogue',
} as const

/** Errors of the transport. */
export const transportErrors = [
  { name: 'StatusError', means: 'an answer that is not 2xx', section: '8 The error catalogue' },
  { name: 'ConnectionError', means: 'no answer', section: '8 The error catalogue' },
  { name: 'AbortError', means: 'given up by the caller', section: '8 The error catalogue' },
] as const

/** Message keys the specification names; they keep its spelling. */
export const messageKeys = {
  values: [
    'email_field_validation_msg',
    'password_field_validation_msg',
    'userclass_email_validation_msg',
    'phone_field_validation_msg',
    'userclass_passwd_length_validation_msg',
    'privacy_field_validation_msg',
    'login_wrong_credentials_message',
    'lbl_generic_error',
    'toast_generic_error_message',
  ],
  section: '5 Validation rules, 8 The error catalogue',
} as const
