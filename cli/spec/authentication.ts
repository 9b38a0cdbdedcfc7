/** The authentication dialog's views. */
export const authenticationViews = {
  values: ['entry', 'login', 'signup', 'passwordRecovery', 'passwordReset'],
  section: '2 Authentication dialog',
} as const

/** Questions that the specification answers twice. Both answers are right; docs/decisions says which one is ours. */
export const twoReadings = [
  {
    id: 'first-view',
    question: 'the first view of the authentication dialog',
    readings: ['entry', 'login'],
    section: '2 Authentication dialog',
  },
  {
    id: 'default-locale',
    question: "the authentication dialog's own default locale",
    readings: ['el', 'it'],
    section: '1 What the product does and for whom',
  },
] as const

/** Social buttons, in order. */
export const socialButtons = {
  values: ['google', 'apple', 'facebook'],
  section: '2 Authentication dialog',
} as const

/** The advantages in the dialog's side panel, in order. */
export const advantages = {
  values: ['save your search', 'save best ads', 'easily contact agencies', 'receive personalised updates'],
  section: '2 Authentication dialog',
} as const

/** How the dialog closes. */
export const closing = [
  { id: 'backdrop-does-not-close', by: 'backdrop click', closes: false, section: '2 Authentication dialog' },
  { id: 'escape-closes', by: 'Escape', closes: true, section: '2 Authentication dialog' },
  {
    id: 'back-closes',
    by: 'browser back on medium screens',
    closes: true,
    section: '2 Authentication dialog',
  },
] as const

/** Mail providers whose mailbox can be opened by a link; others get none. */
export const mailProviders = {
  values: ['Gmail', 'Outlook', 'Yahoo', 'Libero', 'iCloud'],
  section: '2 Authentication dialog',
} as const

/** The default country of a phone field without a prefix or a locale: the first entry. */
export const phoneCountryFallback = { country: 'Italy', section: '2 Authentication dialog' } as const

/** The options of the dialog's opener. */
export const modalOptions = [
  { option: 'content type', default: 'entry', section: '2 Authentication dialog' },
  { option: 'access type', value: 'login', section: '2 Authentication dialog' },
  { option: 'alert message', section: '2 Authentication dialog' },
  { option: 'side panel of advantages', section: '2 Authentication dialog' },
  { option: 'extra tracking data', section: '2 Authentication dialog' },
  { option: 'button text', section: '2 Authentication dialog' },
  { option: 'agencySignUp', section: '2 Authentication dialog' },
  { option: 'initial email', section: '2 Authentication dialog' },
  { option: 'locked initial email', section: '2 Authentication dialog' },
] as const
