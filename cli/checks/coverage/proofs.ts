/** A test that shows what the specification says in sentences, and no check can compare. */
export interface Proof {
  readonly file: string
  /** The test's title, or its group's. */
  readonly title: string
  readonly entries: readonly string[]
}

/** By test file. Who renames a test renames it here; who drops it says what shows the same now. */
export const proofs: readonly Proof[] = [
  {
    file: 'app/features/authentication/authDialog.state.test.ts',
    title: 'has the specification’s views',
    entries: ['authentication/entry', 'authentication/login', 'authentication/signup'],
  },
  {
    file: 'app/features/authentication/authDialog.state.test.ts',
    title: 'starts with the entry, or with any view that is asked for: both readings',
    entries: [
      'authentication/the first view of the authentication dialog/readings/entry',
      'authentication/the first view of the authentication dialog/readings/login',
    ],
  },
  {
    file: 'app/features/authentication/authDialog.state.test.ts',
    title: 'goes on from the entry by what the server knows: %s',
    entries: ['states/entry registerType UNREGISTERED', 'states/entry any other registerType'],
  },
  {
    file: 'app/features/authentication/authDialog.state.test.ts',
    title: 'keeps the email between the steps, and leads back to the entry to change it',
    entries: ['states/login edit link', 'states/signup edit link'],
  },
  {
    file: 'app/features/authentication/authDialog.state.test.ts',
    title: 'leads from login to recovery and back, to sign-up and back, with the email',
    entries: [
      'states/login recovery link',
      'states/passwordRecovery login link',
      'states/login register link',
      'states/signup login link',
    ],
  },
  {
    file: 'app/features/authentication/AuthDialog.test.tsx',
    title: 'does not close by a press beside it',
    entries: ['authentication/backdrop click'],
  },
  {
    file: 'app/features/authentication/AuthDialog.test.tsx',
    title: 'closes with Escape from within a field too, in every view',
    entries: ['authentication/Escape'],
  },
  {
    file: 'app/features/authentication/AuthDialog.test.tsx',
    title: 'goes where the server says, if that is a page of this portal',
    entries: ['states/login succeeds with a url', 'forms/login/url'],
  },
  {
    file: 'app/features/authentication/AuthDialog.test.tsx',
    title: 'goes from the entry to login, marks the user as signed in, and tells who asked',
    entries: ['states/login succeeds without a url', 'product/registered user'],
  },
  {
    file: 'app/features/authentication/views/validation.test.tsx',
    title: 'sends a sign-up as the specification names its fields, and gives way to what is left to do',
    entries: [
      'forms/sign-up/email',
      'forms/sign-up/phone',
      'forms/sign-up/phone-prefix',
      'forms/sign-up/password',
      'forms/sign-up/privacy',
      'forms/sign-up/communications',
      'forms/sign-up/newsletter',
    ],
  },
  {
    file: 'app/shared/account/socialPopup.test.tsx',
    title: 'takes no cookie of an earlier sign-in for a new account',
    entries: [
      'states/the social popup closes with a session cookie and signup_social set',
      'states/the social popup closes with a session cookie alone',
    ],
  },
  {
    file: 'app/shared/account/marketingSync.test.tsx',
    title: 'switches the profile, tells the server, and only then keeps version 7 and the user for 3650 days',
    entries: [
      'states/marketing sync when the user differs from the marker (v7 plus user id): switch, update, notify, store the marker',
    ],
  },
  {
    file: 'app/shared/account/marketingSync.test.tsx',
    title: 'rejects where the service is not enabled, keeps no marker, and tries again the next time',
    entries: ['errors/marketing integration disabled'],
  },
  {
    file: 'tests/e2e/oneTap.spec.ts',
    title: 'demonstrations go without it',
    entries: ['routes/skips/one-tap login'],
  },
  {
    file: 'app/shared/storage/safeStorage.test.ts',
    title: 'stays empty and silent where the browser’s store %s',
    entries: ['states/browser storage empty stores that do nothing when it is unusable'],
  },
  {
    file: 'tests/e2e/socialSignIn.spec.ts',
    title: 'by keyboard alone: sign up with ${provider} in its window, and sign in again',
    entries: ['states/signed in by apple, google or facebook'],
  },
  {
    file: 'app/shared/account/phoneCountries.test.ts',
    title: 'begin with Italy and go on by name, in the page’s language',
    entries: ['authentication/phoneCountryFallback'],
  },
  {
    file: 'app/shell/AccountEntry.test.tsx',
    title: 'ends the session, clears user and counters, and leaves the focus on the way in',
    entries: ['states/logged out'],
  },
  {
    file: 'app/shell/guard.test.ts',
    title: 'cancels a navigation that drops one, and names the error as the specification does',
    entries: ['routes/routeGuard'],
  },
  {
    file: 'app/rendering/renderPage.test.ts',
    title: 'keeps demonstrations out of search engines',
    entries: ['routes/robots/noindex', 'routes/robots/nofollow'],
  },
  {
    file: 'app/transport/untilOnline.test.ts',
    title: 'goes on after a minute all the same',
    entries: ['states/offline request waits to come online, or up to 60 s, then is sent'],
  },
  {
    file: 'design-system/forms/Form/formState.test.tsx',
    title: 'ignores a submit while one is under way',
    entries: ['states/submitted while loading', 'forms/submitting/loading'],
  },
  {
    file: 'design-system/forms/Form/formState.test.tsx',
    title: 'sends what passes every validator, and else says of each field what is wrong',
    entries: ['states/submitted with validation errors'],
  },
  {
    file: 'design-system/forms/Form/formState.test.tsx',
    title: 'keeps, when edited, only errors of fields that were in error already',
    entries: ['states/edited after an error'],
  },
  {
    file: 'design-system/forms/Form/formState.test.tsx',
    title: 'is an error exactly while something is known to be wrong',
    entries: ['states/no error remains', 'forms/idle/ok', 'forms/error'],
  },
  {
    file: 'design-system/feedback/Progress/usePendingShown.test.tsx',
    title: 'comes after a second and goes with the work',
    entries: ['states/loading for 1000 ms'],
  },
  {
    file: 'domain/account/mailboxes.test.ts',
    title: 'is one of the specification’s providers, on https, and no domain is claimed twice',
    entries: [
      'authentication/Gmail',
      'authentication/Outlook',
      'authentication/Yahoo',
      'authentication/Libero',
      'authentication/iCloud',
    ],
  },
  {
    file: 'server/contact/contact.test.ts',
    title: 'has one conversation for a listing and a seeker, and reads an unknown reason as the first',
    entries: ['classification/unknownMessageReason'],
  },
]
