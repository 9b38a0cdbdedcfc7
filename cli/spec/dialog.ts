const section = '2 Authentication dialog'

/** What the authentication dialog shows and does, sentence by sentence, where no other list of cli/spec says it. */
export const dialogRules = [
  { subject: 'entry', rule: 'social buttons: only those allowed', section },
  { subject: 'entry', rule: 'an email field after them', section },
  { subject: 'entry', rule: 'a link to the agency sign-up only where one is configured', section },
  { subject: 'login', rule: 'the chosen email, a password and a login button', section },
  { subject: 'password', rule: 'a toggle shows and hides it', section },
  { subject: 'signup', rule: 'the privacy checkbox links to terms and privacy', section },
  { subject: 'signup', rule: 'both marketing checkboxes are optional', section },
  { subject: 'signup', rule: 'success replaces the form and asks to verify the email', section },
  { subject: 'passwordRecovery', rule: 'success replaces the form by a warning-style notice', section },
  { subject: 'passwordRecovery', rule: 'a link to the mailbox for recognised domains', section },
  { subject: 'passwordReset', rule: 'optional marketing checkboxes', section },
  { subject: 'passwordReset', rule: 'shown or hidden as show.form says', section },
  { subject: 'access login', rule: 'an alert above the form, and no registration link', section },
  { subject: 'advantages', rule: 'given ones in place of the four, or none', section },
  { subject: 'tracking', rule: 'extra data goes with the events', section },
  { subject: 'button text', rule: 'stands on the button', section },
  { subject: 'snackbar', rule: 'a dismiss button', section },
  { subject: 'snackbar', rule: 'an optional action', section },
  { subject: 'One Tap', rule: 'only to anonymous users', section },
  { subject: 'One Tap', rule: 'prompts once, hidden after login', section },
  { subject: 'phone', rule: 'a typed prefix is stripped and switches the selector', section },
  { subject: 'phone', rule: 'initial country by prefix, else locale, else the first', section },
  { subject: 'open mail', rule: 'in a new tab', section },
  { subject: 'open mail', rule: 'no link for other domains', section },
] as const

/** What is kept and asked around the dialog's forms. */
export const dialogKeeping = [
  {
    subject: 'local storage',
    rule: 'last used email and phone as hashed values',
    section: '3 Form payloads',
  },
  { subject: 'dialog', rule: 'the email is kept between steps', section: '4 States and transitions' },
  { subject: 'email hint', rule: 'a click replaces the email', section: '5 Validation rules' },
  {
    subject: 'marketing checks',
    rule: 'PUT profilo before the password change',
    section: '7 The calls it makes',
  },
  {
    subject: 'One Tap failure',
    rule: 'the server error or the toast message',
    section: '8 The error catalogue',
  },
] as const
