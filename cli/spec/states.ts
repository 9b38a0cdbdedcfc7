/** What a form does, from its first letter to its end. */
export const formRules = [
  { when: 'submitted while loading', does: 'ignored', section: '4 States and transitions' },
  {
    when: 'submitted with validation errors',
    does: 'in error, with an error for each field',
    section: '4 States and transitions',
  },
  {
    when: 'edited after an error',
    does: 'validated again; only errors for fields already in error are kept',
    section: '4 States and transitions',
  },
  { when: 'no error remains', does: 'ok again', section: '4 States and transitions' },
  {
    when: 'loading for 1000 ms',
    does: 'the loading indicator appears',
    section: '4 States and transitions',
  },
] as const

/** Which view of the authentication dialog follows which. The email is kept between them. */
export const dialogSteps = [
  { from: 'entry', on: 'registerType UNREGISTERED', to: 'signup', section: '4 States and transitions' },
  { from: 'entry', on: 'any other registerType', to: 'login', section: '4 States and transitions' },
  { from: 'login', on: 'edit link', to: 'entry', section: '4 States and transitions' },
  { from: 'signup', on: 'edit link', to: 'entry', section: '4 States and transitions' },
  { from: 'login', on: 'recovery link', to: 'passwordRecovery', section: '4 States and transitions' },
  { from: 'passwordRecovery', on: 'login link', to: 'login', section: '4 States and transitions' },
  { from: 'login', on: 'register link', to: 'signup', section: '2 Authentication dialog' },
  { from: 'signup', on: 'login link', to: 'login', section: '2 Authentication dialog' },
] as const

/** What happens around a sign-in. */
export const signInRules = [
  {
    when: 'login succeeds with a url',
    does: 'the browser goes there and the result is held 5 s',
    section: '4 States and transitions',
  },
  {
    when: 'login succeeds without a url',
    does: 'the user is authenticated and a login-required event is raised',
    section: '4 States and transitions',
  },
  {
    when: 'signed in by apple, google or facebook',
    does: 'the user is authenticated',
    section: '4 States and transitions',
  },
  {
    when: 'signed in and additional data is enabled',
    does: 'full user info is fetched; on failure all counters are zero',
    section: '4 States and transitions',
  },
  { when: 'logged out', does: 'no user, counters at zero', section: '4 States and transitions' },
  {
    when: 'the social popup closes with a session cookie and signup_social set',
    does: 'a sign-up',
    section: '4 States and transitions',
  },
  {
    when: 'the social popup closes with a session cookie alone',
    does: 'a login',
    section: '4 States and transitions',
  },
] as const

/** What the page does about the world around it. */
export const surroundings = [
  { subject: 'consent', rule: 'the list starts empty', section: '4 States and transitions' },
  {
    subject: 'consent',
    rule: 'a route change with no choice made is agreement to all',
    section: '4 States and transitions',
  },
  {
    subject: 'consent',
    rule: 'read when the notice is ready and on change',
    section: '4 States and transitions',
  },
  {
    subject: 'marketing sync',
    rule: 'when the user differs from the marker (v7 plus user id): switch, update, notify, store the marker',
    section: '4 States and transitions',
  },
  {
    subject: 'offline request',
    rule: 'waits to come online, or up to 60 s, then is sent',
    section: '4 States and transitions',
  },
  {
    subject: 'bot detection',
    rule: 'stored as a boolean, false on failure',
    section: '4 States and transitions',
  },
  {
    subject: 'browser storage',
    rule: 'empty stores that do nothing when it is unusable',
    section: '4 States and transitions',
  },
  {
    subject: 'session replay',
    rule: 'for logged-in users on messages routes, when enabled',
    section: '4 States and transitions',
  },
] as const
