/** Kinds of analytics event. */
export const analyticsEvents = {
  values: ['track', 'identify', 'page', 'group', 'alias', 'screen'],
  batch: ['writeKey', 'batch', 'sentAt'],
  section: '7 The calls it makes',
} as const

/** Events of sign-in and sign-up, with what they carry. */
export const signInEvents = {
  values: ['user_login', 'user_subscription'],
  fields: ['language', 'user_id', 'user_hashedemail', 'user_hashedphone', 'medium'],
  defaultMedium: 'email',
  section: '7 The calls it makes',
} as const

/** Tracking labels and the property each carries. */
export const trackingLabels = [
  { label: 'Log In Complete', property: 'Log In Method', section: '7 The calls it makes' },
  {
    label: 'Sign Up Complete',
    property: 'Registration Method',
    values: ['Apple ID', 'Google', 'Email', 'Facebook'],
    section: '7 The calls it makes',
  },
  { label: 'Log In Failed', section: '7 The calls it makes' },
] as const

/** Fields of every event on where it happened. */
export const eventContext = {
  values: ['Channel', 'locale', 'os', 'browser', 'device', 'url', 'screen size', 'referrer'],
  section: '7 The calls it makes',
} as const

/** Web vitals sent to the data layer. */
export const webVitals = {
  values: ['CLS', 'LCP', 'FCP', 'INP', 'TTFB'],
  section: '7 The calls it makes',
} as const
