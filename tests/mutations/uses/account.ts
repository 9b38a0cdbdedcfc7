import { usesIn } from './Use.ts'

const account = 'app/shared/account'

/** What happens around a sign-in: windows of providers, cookies, marketing, what this device keeps. */
export const aroundSignIn = [
  ...usesIn(`${account}/socialPopup.ts`, [
    [
      'a popup of 100 by 100',
      'width=${width},height=${height}',
      'width=100,height=100',
      'constants/popup-width',
    ],
    [
      'a popup on its side',
      'width=${width},height=${height}',
      'width=${height},height=${width}',
      'constants/popup-height',
    ],
    ['the popup is looked at once a second', '}, pollMs)', '}, 1000)', 'constants/popup-poll'],
    [
      'a sign-up is a login',
      "isNew ? 'signup' : 'login'",
      "isNew ? 'login' : 'login'",
      'states/popup-signup',
    ],
    [
      'an old cookie makes a login a sign-up',
      '  // Of an earlier sign-in, if any: it would make a login look like a new account.\n  dropCookie(accountCookies.socialSignUp)\n',
      '',
      'states/popup-login',
    ],
    [
      'a closed popup is a login',
      "  if (!hasSignedInCookie()) return 'cancelled'\n",
      '',
      'states/popup-login',
    ],
  ]),
  ...usesIn(`${account}/useEmailHint.ts`, [
    [
      'the hint is asked for one character too early',
      '> constants.account.emailHintAfterAt',
      '>= constants.account.emailHintAfterAt',
      'constants/email-hint-characters-after-the-at-sign',
    ],
    ['the hint waits for a minute', 'const quietMs = 400', 'const quietMs = 60_000', 'validation/emailHint'],
  ]),
  ...usesIn('app/shared/failures/failureText.ts', [
    ['the sentence of the server is not shown', 'failure.data.message ?? t(', 't(', 'errors/server-message'],
    [
      'a broken line is a wrong password',
      "t('errors.connection.text')",
      't(fallback)',
      'errors/ConnectionError',
    ],
    [
      'a failed server is a wrong password',
      "failure.status < 500 ? fallback : 'errors.failed.text'",
      'fallback',
      'app/shared/failures/failures.test.ts',
    ],
    [
      'a call that was given up is told',
      'return undefined',
      'return t(fallback)',
      'app/shared/failures/failures.test.ts',
    ],
  ]),
  ...usesIn(`${account}/loadUser.ts`, [
    [
      'nobody is signed in where counters fail',
      'reply ? stateOf(reply) : signedIn',
      'reply ? stateOf(reply) : anonymous',
      'states/full-user-info',
    ],
  ]),
  ...usesIn(`${account}/signIn.ts`, [
    [
      'no login-required event',
      "  emit('login-required', { user_id: event.user_id })\n",
      '',
      'states/login-without-url',
    ],
    [
      'extra tracking data is dropped',
      'tellComplete(made, tracking)',
      'tellComplete(made)',
      'dialog/tracking-data',
    ],
  ]),
  ...usesIn(`${account}/forget/forgetUser.ts`, [
    ['a user who signs out is still shown', '  setUser(anonymous)\n', '', 'states/logout'],
  ]),
  ...usesIn(`${account}/marketingSync.ts`, [
    [
      'a marker of another version',
      'constants.marketingMarker.version}',
      'constants.marketingMarker.version - 1}',
      'constants/marketing-marker-version',
    ],
    [
      'the marker is stored before anybody was told',
      '  const marker = markerOf(uuid)\n',
      '  const marker = markerOf(uuid)\n  writeCookie(accountCookies.marketingMarker, marker)\n',
      'states/marketing-sync',
    ],
    [
      'the server is not notified',
      '    await replyOf(account.checkInThirdPartyService(language))\n',
      '',
      'states/marketing-sync',
    ],
    [
      'the profile is not switched',
      "    emit('marketing-profile', { user_id: uuid })\n",
      '',
      'states/marketing-sync',
    ],
  ]),
  ...usesIn(`${account}/cookies.ts`, [
    [
      'every cookie of the page lasts a minute',
      'Max-Age=${seconds}',
      'Max-Age=60',
      'constants/marketing-marker-cookie-life',
    ],
  ]),
  ...usesIn(`${account}/hashedContact.ts`, [
    [
      'the email is kept as it is',
      'hash(contact.email.trim().toLowerCase(), salt)',
      'Promise.resolve(contact.email)',
      'dialog/hashed-contact',
    ],
    [
      'two spellings of one email are two',
      'contact.email.trim().toLowerCase()',
      'contact.email',
      'dialog/hashed-contact',
    ],
  ]),
  ...usesIn(`${account}/phoneCountries.ts`, [
    [
      'the list of countries begins with Greece',
      "export const firstCountry = 'IT'",
      "export const firstCountry = 'GR'",
      'authentication/phoneCountryFallback',
    ],
    [
      'the locale comes before the known prefix',
      'byPrefix?.country ?? byLocale?.country',
      'byLocale?.country ?? byPrefix?.country',
      'dialog/phone-initial-country',
    ],
  ]),
  ...usesIn(`${account}/useProviders.ts`, [
    [
      'providers that are not configured are offered',
      'socialProviders.filter((provider) => configured.includes(provider))',
      'socialProviders',
      'dialog/entry-social-buttons',
    ],
  ]),
  ...usesIn(`${account}/Sent.tsx`, [
    ['the mailbox opens over the page', ' target="_blank"', '', 'dialog/open-mail-new-tab'],
  ]),
  ...usesIn(`${account}/PrivacyLabel.tsx`, [
    [
      'the privacy box links the terms twice',
      '<Document name="privacy">',
      '<Document name="terms">',
      'dialog/signup-privacy-links',
    ],
  ]),
  ...usesIn('domain/account/mailboxes.ts', [
    ['Libero has no mailbox', "['libero.it', 'inwind.it'", "['inwind.it'", 'authentication/Libero'],
    ['Outlook is Hotmail no longer', "      'hotmail.com',\n", '', 'authentication/Outlook'],
  ]),
  ...usesIn('app/shared/storage/safeStorage.ts', [
    [
      'a store that keeps nothing is trusted',
      'return isKept ? quiet(opened) : noStore',
      'return quiet(opened)',
      'states/storage-unusable',
    ],
  ]),
]
