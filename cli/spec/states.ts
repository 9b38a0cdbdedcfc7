/** What a form does, from its first letter to its end. */
export const formRules = [
  {
    id: 'submit-while-loading',
    when: 'submitted while loading',
    does: 'ignored',
    section: '4 States and transitions',
  },
  {
    id: 'submit-with-errors',
    when: 'submitted with validation errors',
    does: 'in error, with an error for each field',
    section: '4 States and transitions',
  },
  {
    id: 'edit-after-error',
    when: 'edited after an error',
    does: 'validated again; only errors for fields already in error are kept',
    section: '4 States and transitions',
  },
  { id: 'no-error-remains', when: 'no error remains', does: 'ok again', section: '4 States and transitions' },
  {
    id: 'loading-indicator',
    when: 'loading for 1000 ms',
    does: 'the loading indicator appears',
    section: '4 States and transitions',
  },
] as const

/** The transitions between views of the authentication dialog. The email is kept between them. */
export const dialogSteps = [
  {
    id: 'entry-to-signup',
    from: 'entry',
    on: 'registerType UNREGISTERED',
    to: 'signup',
    section: '4 States and transitions',
  },
  {
    id: 'entry-to-login',
    from: 'entry',
    on: 'any other registerType',
    to: 'login',
    section: '4 States and transitions',
  },
  { id: 'login-edit', from: 'login', on: 'edit link', to: 'entry', section: '4 States and transitions' },
  { id: 'signup-edit', from: 'signup', on: 'edit link', to: 'entry', section: '4 States and transitions' },
  {
    id: 'login-to-recovery',
    from: 'login',
    on: 'recovery link',
    to: 'passwordRecovery',
    section: '4 States and transitions',
  },
  {
    id: 'recovery-to-login',
    from: 'passwordRecovery',
    on: 'login link',
    to: 'login',
    section: '4 States and transitions',
  },
  {
    id: 'login-to-signup',
    from: 'login',
    on: 'register link',
    to: 'signup',
    section: '2 Authentication dialog',
  },
  {
    id: 'signup-to-login',
    from: 'signup',
    on: 'login link',
    to: 'login',
    section: '2 Authentication dialog',
  },
] as const

/** What happens around a sign-in. */
export const signInRules = [
  {
    id: 'login-with-url',
    when: 'login succeeds with a url',
    does: 'the browser goes there and the result is held 5 s',
    section: '4 States and transitions',
  },
  {
    id: 'login-without-url',
    when: 'login succeeds without a url',
    does: 'the user is authenticated and a login-required event is raised',
    section: '4 States and transitions',
  },
  {
    id: 'social-sign-in',
    when: 'signed in by apple, google or facebook',
    does: 'the user is authenticated',
    section: '4 States and transitions',
  },
  {
    id: 'full-user-info',
    when: 'signed in and additional data is enabled',
    does: 'full user info is fetched; on failure all counters are zero',
    section: '4 States and transitions',
  },
  {
    id: 'logout',
    when: 'logged out',
    does: 'no user, counters at zero',
    section: '4 States and transitions',
  },
  {
    id: 'popup-signup',
    when: 'the social popup closes with a session cookie and signup_social set',
    does: 'a sign-up',
    section: '4 States and transitions',
  },
  {
    id: 'popup-login',
    when: 'the social popup closes with a session cookie alone',
    does: 'a login',
    section: '4 States and transitions',
  },
] as const

/** What the page does about the world around it. */
export const surroundings = [
  {
    id: 'consent-starts-empty',
    subject: 'consent',
    rule: 'the list starts empty',
    section: '4 States and transitions',
  },
  {
    id: 'consent-by-route-change',
    subject: 'consent',
    rule: 'a route change with no choice made is agreement to all',
    section: '4 States and transitions',
  },
  {
    id: 'consent-read',
    subject: 'consent',
    rule: 'read when the notice is ready and on change',
    section: '4 States and transitions',
  },
  {
    id: 'marketing-sync',
    subject: 'marketing sync',
    rule: 'when the user differs from the marker (v7 plus user id): switch, update, notify, store the marker',
    section: '4 States and transitions',
  },
  {
    id: 'offline-wait',
    subject: 'offline request',
    rule: 'waits to come online, or up to 60 s, then is sent',
    section: '4 States and transitions',
  },
  {
    id: 'bot-detection',
    subject: 'bot detection',
    rule: 'stored as a boolean, false on failure',
    section: '4 States and transitions',
  },
  {
    id: 'storage-unusable',
    subject: 'browser storage',
    rule: 'empty stores that do nothing when it is unusable',
    section: '4 States and transitions',
  },
  {
    id: 'session-replay',
    subject: 'session replay',
    rule: 'for logged-in users on messages routes, when enabled',
    section: '4 States and transitions',
  },
] as const
