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
    entries: [
      'dialog/tracking extra data goes with the events',
      'states/login succeeds without a url',
      'product/registered user',
    ],
  },
  {
    file: 'app/features/authentication/views/validation.test.tsx',
    title: 'sends a sign-up as the specification names its fields, and gives way to what is left to do',
    entries: [
      'dialog/signup both marketing checkboxes are optional',
      'dialog/signup success replaces the form and asks to verify the email',
      'forms/success',
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
  {
    file: 'app/features/authentication/views/views.test.tsx',
    title: 'has buttons of those alone who are configured, in the specification’s order, and then the email',
    entries: [
      'dialog/entry social buttons: only those allowed',
      'dialog/entry an email field after them',
      'product/signInMethods',
    ],
  },
  {
    file: 'app/features/authentication/views/views.test.tsx',
    title: 'leads agencies to their own sign-up, where there is one',
    entries: ['dialog/entry a link to the agency sign-up only where one is configured'],
  },
  {
    file: 'app/features/authentication/views/views.test.tsx',
    title: 'is a chosen email, a password and a button',
    entries: ['dialog/login the chosen email, a password and a login button'],
  },
  {
    file: 'design-system/forms/PasswordField/PasswordField.test.tsx',
    title: 'is shown and hidden by a button that tells its state',
    entries: ['dialog/password a toggle shows and hides it'],
  },
  {
    file: 'app/features/authentication/views/views.test.tsx',
    title: 'links to terms and privacy beside the box that accepts them',
    entries: [
      'dialog/signup the privacy checkbox links to terms and privacy',
      'routes/terms page',
      'routes/privacy page',
    ],
  },
  {
    file: 'app/features/authentication/views/views.test.tsx',
    title: 'gives way to a warning, with a way to the mailbox in a new tab: %s',
    entries: [
      'dialog/passwordRecovery success replaces the form by a warning-style notice',
      'dialog/passwordRecovery a link to the mailbox for recognised domains',
      'dialog/open mail in a new tab',
      'dialog/open mail no link for other domains',
    ],
  },
  {
    file: 'app/features/authentication/views/validation.test.tsx',
    title: 'sends the consents before the new password where they are asked for',
    entries: [
      'dialog/passwordReset optional marketing checkboxes',
      'dialog/marketing checks PUT profilo before the password change',
    ],
  },
  {
    file: 'app/features/authentication/views/views.test.tsx',
    title: 'is left or taken away as the server says: %s',
    entries: ['dialog/passwordReset shown or hidden as show.form says'],
  },
  {
    file: 'app/features/authentication/AuthDialog.test.tsx',
    title: 'admits only who has an account where that is asked, says why, and offers no registration',
    entries: ['dialog/access login an alert above the form, and no registration link'],
  },
  {
    file: 'app/features/authentication/AuthDialog.test.tsx',
    title: 'has four advantages beside it, or those that are given, or none',
    entries: [
      'authentication/save your search',
      'authentication/save best ads',
      'authentication/easily contact agencies',
      'authentication/receive personalised updates',
      'dialog/advantages given ones in place of the four, or none',
    ],
  },
  {
    file: 'app/features/authentication/AuthDialog.test.tsx',
    title: 'speaks the language of its page: %s',
    entries: [
      "authentication/the authentication dialog's own default locale/readings/el",
      "authentication/the authentication dialog's own default locale/readings/it",
    ],
  },
  {
    file: 'app/features/authentication/views/views.test.tsx',
    title: 'says on its button what it is opened for',
    entries: ['dialog/button text stands on the button'],
  },
  {
    file: 'app/features/authentication/AuthDialog.test.tsx',
    title: 'leads back to the entry to change the email, which is kept',
    entries: ['dialog/dialog the email is kept between steps'],
  },
  {
    file: 'app/features/authentication/AuthDialog.test.tsx',
    title: 'counts nothing where nobody can say who signed in',
    entries: ['states/signed in and additional data is enabled'],
  },
  {
    file: 'design-system/overlays/Dialog/closesOnBack.test.tsx',
    title: 'is closed by Back, which stays on the page and gives the focus back',
    entries: ['authentication/browser back on medium screens'],
  },
  {
    file: 'design-system/feedback/Snackbar/Snackbars.test.tsx',
    title: 'the button closes, and the focus goes back',
    entries: ['dialog/snackbar a dismiss button'],
  },
  {
    file: 'design-system/feedback/Snackbar/Snackbars.test.tsx',
    title: 'does its action once and leaves',
    entries: ['dialog/snackbar an optional action'],
  },
  {
    file: 'app/features/authentication/OneTap.test.tsx',
    title: 'loads nothing %s',
    entries: ['dialog/One Tap only to anonymous users', 'product/visitors (anonymous)'],
  },
  {
    file: 'app/features/authentication/OneTap.test.tsx',
    title: 'prompts once a visit, signs in by what it is given, and goes then',
    entries: ['dialog/One Tap prompts once, hidden after login'],
  },
  {
    file: 'app/features/authentication/OneTap.test.tsx',
    title: 'tells of a failure with the server’s words, or else with its own',
    entries: [
      'dialog/One Tap failure the server error or the toast message',
      'errors/data.message server error body',
    ],
  },
  {
    file: 'design-system/forms/PhoneField/PhoneField.test.tsx',
    title: 'takes the prefix off what is typed, chooses its country and says so',
    entries: ['dialog/phone a typed prefix is stripped and switches the selector'],
  },
  {
    file: 'app/shared/account/phoneCountries.test.ts',
    title: 'the country a phone field starts with',
    entries: ['dialog/phone initial country by prefix, else locale, else the first'],
  },
  {
    file: 'app/shared/account/hashedContact.test.ts',
    title: 'keeps no letter of email or phone, and the same hash for the same contact however it is written',
    entries: ['dialog/local storage last used email and phone as hashed values'],
  },
  {
    file: 'app/features/authentication/views/validation.test.tsx',
    title:
      'offers a likelier email once the at sign is followed by more than two characters, and takes it by a press',
    entries: ['dialog/email hint a click replaces the email'],
  },
]
