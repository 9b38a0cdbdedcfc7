const section = '2 Authentication dialog'

/**
 * The view and behaviour of the authentication dialog, sentence by sentence, as far as no other list of
 * cli/spec has it.
 */
export const dialogRules = [
  { id: 'entry-social-buttons', subject: 'entry', rule: 'social buttons: only those allowed', section },
  { id: 'entry-email', subject: 'entry', rule: 'an email field after them', section },
  {
    id: 'entry-agency-link',
    subject: 'entry',
    rule: 'a link to the agency sign-up only where one is configured',
    section,
  },
  { id: 'login-form', subject: 'login', rule: 'the chosen email, a password and a login button', section },
  { id: 'password-toggle', subject: 'password', rule: 'a toggle shows and hides it', section },
  {
    id: 'signup-privacy-links',
    subject: 'signup',
    rule: 'the privacy checkbox links to terms and privacy',
    section,
  },
  {
    id: 'signup-marketing-optional',
    subject: 'signup',
    rule: 'both marketing checkboxes are optional',
    section,
  },
  {
    id: 'signup-success',
    subject: 'signup',
    rule: 'success replaces the form and asks to verify the email',
    section,
  },
  {
    id: 'recovery-success',
    subject: 'passwordRecovery',
    rule: 'success replaces the form by a warning-style notice',
    section,
  },
  {
    id: 'recovery-mailbox-link',
    subject: 'passwordRecovery',
    rule: 'a link to the mailbox for recognised domains',
    section,
  },
  {
    id: 'reset-marketing-optional',
    subject: 'passwordReset',
    rule: 'optional marketing checkboxes',
    section,
  },
  { id: 'reset-form-shown', subject: 'passwordReset', rule: 'shown or hidden as show.form says', section },
  {
    id: 'access-login',
    subject: 'access login',
    rule: 'an alert above the form, and no registration link',
    section,
  },
  {
    id: 'advantages-given',
    subject: 'advantages',
    rule: 'given ones in place of the four, or none',
    section,
  },
  { id: 'tracking-data', subject: 'tracking', rule: 'extra data goes with the events', section },
  { id: 'button-text', subject: 'button text', rule: 'stands on the button', section },
  { id: 'snackbar-dismiss', subject: 'snackbar', rule: 'a dismiss button', section },
  { id: 'snackbar-action', subject: 'snackbar', rule: 'an optional action', section },
  { id: 'one-tap-anonymous', subject: 'One Tap', rule: 'only to anonymous users', section },
  { id: 'one-tap-once', subject: 'One Tap', rule: 'prompts once, hidden after login', section },
  {
    id: 'phone-typed-prefix',
    subject: 'phone',
    rule: 'a typed prefix is stripped and switches the selector',
    section,
  },
  {
    id: 'phone-initial-country',
    subject: 'phone',
    rule: 'initial country by prefix, else locale, else the first',
    section,
  },
  { id: 'open-mail-new-tab', subject: 'open mail', rule: 'in a new tab', section },
  { id: 'open-mail-no-link', subject: 'open mail', rule: 'no link for other domains', section },
] as const

/** What is stored and requested around the dialog's forms. */
export const dialogKeeping = [
  {
    id: 'hashed-contact',
    subject: 'local storage',
    rule: 'last used email and phone as hashed values',
    section: '3 Form payloads',
  },
  {
    id: 'email-kept',
    subject: 'dialog',
    rule: 'the email is kept between steps',
    section: '4 States and transitions',
  },
  {
    id: 'email-hint-click',
    subject: 'email hint',
    rule: 'a click replaces the email',
    section: '5 Validation rules',
  },
  {
    id: 'consents-before-password',
    subject: 'marketing checks',
    rule: 'PUT profilo before the password change',
    section: '7 The calls it makes',
  },
  {
    id: 'one-tap-failure',
    subject: 'One Tap failure',
    rule: 'the server error or the toast message',
    section: '8 The error catalogue',
  },
] as const
