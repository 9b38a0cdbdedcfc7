import { usesIn } from './Use.ts'

const views = 'app/features/authentication/views'
const account = 'app/shared/account'
const wrongPassword = "const fallback = 'login_wrong_credentials_message'"
const general = "const fallback = 'lbl_generic_error'"

/** The authentication dialog, its forms, and what follows a sign-in. */
export const signIn = [
  ...usesIn('app/features/authentication/useAuth.ts', [
    [
      'the result of a login is held half a second',
      'constants.login.redirectHoldMs',
      '500',
      'constants/login-redirect-hold',
    ],
    ['the result of a login is not held', '    await hold()\n', '', 'constants/login-redirect-hold'],
    ['a login goes nowhere', '    leave(path)\n', '', 'states/login-with-url'],
  ]),
  ...usesIn('app/features/authentication/authDialog.state.ts', [
    [
      'the unregistered are asked for a password',
      "registerType === 'UNREGISTERED' && access",
      "registerType !== 'UNREGISTERED' && access",
      'states/entry-to-signup',
    ],
    ['changing the email leads nowhere', "{ ...freed, view: 'entry' }", 'freed', 'states/login-edit'],
    [
      'the email is lost between the views',
      'email: state.isEmailLocked ? state.email : email }',
      "email: '' }",
      'dialog/email-kept',
    ],
    [
      'the dialog starts with the password',
      "content = access === 'login' ? 'login' : 'entry'",
      "content = 'login'",
      'authentication/first-view',
    ],
    [
      'a locked email is changed',
      '  if (state.isEmailLocked) return state\n',
      '',
      'authentication/locked-initial-email',
    ],
    [
      'who may only sign in can sign up',
      "  if (view === 'signup' && state.access === 'login') return state\n",
      '',
      'authentication/access-type',
    ],
  ]),
  ...usesIn('app/features/authentication/AuthDialog.tsx', [
    ['Back leaves the page and not the dialog', '      closesOnBack\n', '', 'authentication/back-closes'],
    [
      'an empty list of advantages is a side panel',
      'options.advantages?.length !== 0',
      'options.advantages !== null',
      'dialog/advantages-given',
    ],
  ]),
  ...usesIn(`${views}/LoginView.tsx`, [
    [
      'the email is not checked when it is left',
      "    checkedOnLeave: ['email'],\n",
      '',
      'validation/login-email',
    ],
    ['a refused login has the general sentence', wrongPassword, general, 'errors/login'],
    ['a failed login is told to nobody', "emit('Log In Failed', {", 'void (0, {', 'errors/login'],
    [
      'a registration is offered where only a login is admitted',
      "{state.access === 'all' && (",
      '{(',
      'dialog/access-login',
    ],
    [
      'passwords of 500 characters are typed',
      'maxLength={constants.account.passwordMax}',
      'maxLength={500}',
      'constants/password-maximum',
    ],
    [
      '"forgot your password" leads to the sign-up',
      "lead('passwordRecovery')",
      "lead('signup')",
      'states/login-to-recovery',
    ],
    [
      '"register" leads to the recovery',
      "onPress={() => lead('signup')}",
      "onPress={() => lead('passwordRecovery')}",
      'states/login-to-signup',
    ],
  ]),
  ...usesIn(`${views}/SignupView.tsx`, [
    [
      'first names of ten letters',
      'autoComplete="given-name"\n        isRequired\n        maxLength={nameMax}',
      'autoComplete="given-name"\n        isRequired\n        maxLength={10}',
      'constants/name-maximum',
    ],
    ['new passwords without an end', '        maxLength={passwordMax}\n', '', 'constants/password-maximum'],
    [
      'news must be wanted',
      '{...form.toggle(\'newsletter\')} value="1">',
      '{...form.toggle(\'newsletter\')} value="1" isRequired>',
      'authentication/signup',
    ],
    [
      '"sign in" leads to the recovery',
      "view: 'login', email",
      "view: 'passwordRecovery', email",
      'states/signup-to-login',
    ],
    [
      'a sign-up leaves its form',
      '  if (email !== undefined)',
      '  if (email === null)',
      'dialog/signup-success',
    ],
  ]),
  ...usesIn(`${views}/useSignupForm.ts`, [
    [
      'consents are given unasked',
      "(isTicked ? '1' : '0')",
      "(isTicked ? '1' : '1')",
      'dialog/signup-marketing-optional',
    ],
    ['a failed sign-up speaks of wrong credentials', general, wrongPassword, 'errors/sign-up'],
    ['a failed sign-up is told to nobody', "emit('Sign Up Failed', ", 'void (0, ', 'errors/sign-up'],
  ]),
  ...usesIn(`${views}/PasswordRecoveryView.tsx`, [
    ['a failed recovery speaks of wrong credentials', general, wrongPassword, 'errors/recovery'],
    [
      'a failed recovery is told to nobody',
      "emit('Password Recovery Failed', ",
      'void (0, ',
      'errors/recovery',
    ],
    ['a recovery leaves its form', '        onSent(values.email)\n', '', 'dialog/recovery-success'],
    [
      '"back" leads to the sign-up',
      "view: 'login', email",
      "view: 'signup', email",
      'states/recovery-to-login',
    ],
  ]),
  ...usesIn(`${views}/useResetForm.ts`, [
    ['a failed reset speaks of wrong credentials', general, wrongPassword, 'errors/reset'],
    [
      'the password changes before the consents',
      'if (asksMarketing) await run(account.changeProfile({ ...marketingFields(values), token }, language))\n        return judge(await change(values, token, language), t, onEnd)',
      'const changed = await change(values, token, language)\n        if (asksMarketing) await run(account.changeProfile({ ...marketingFields(values), token }, language))\n        return judge(changed, t, onEnd)',
      'dialog/consents-before-password',
    ],
    [
      'the form of a reset stays whatever the server says',
      "if (isChanged || !reply['show.form'])",
      'if (isChanged)',
      'dialog/reset-form-shown',
    ],
  ]),
  ...usesIn(`${views}/EntryView.tsx`, [
    ['a failed entry speaks of wrong credentials', general, wrongPassword, 'errors/entry'],
    ['agencies are led nowhere', '{agency !== undefined && (', '{(', 'dialog/entry-agency-link'],
    [
      'the text for the button is ignored',
      "options.buttonText ?? t('auth.entry.submit')",
      "t('auth.entry.submit')",
      'dialog/button-text',
    ],
  ]),
  ...usesIn('app/features/authentication/OneTap.tsx', [
    [
      'One Tap prompts again and again',
      'if (isGone || isPrompted) return',
      'if (isGone) return',
      'dialog/one-tap-once',
    ],
    ['a failed One Tap is good news', "tone: 'error'", "tone: 'success'", 'dialog/one-tap-failure'],
    [
      'a failed One Tap has another sentence',
      "'toast_generic_error_message'",
      "'login_wrong_credentials_message'",
      'errors/One-Tap',
    ],
  ]),
  ...usesIn('app/shell/AccountHosts.tsx', [
    [
      'One Tap prompts who is signed in',
      'oneTap === undefined || isSignedIn ||',
      'oneTap === undefined ||',
      'dialog/one-tap-anonymous',
    ],
  ]),
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
  ...usesIn(`${account}/failureText.ts`, [
    [
      'the sentence of the server is not shown',
      'error.data.message ?? t(fallback)',
      't(fallback)',
      'errors/server-message',
    ],
    [
      'a broken line is a wrong password',
      "error._tag === 'ConnectionError' ? 'errors.connection.text' : fallback",
      'fallback',
      'errors/ConnectionError',
    ],
  ]),
  ...usesIn(`${account}/loadUser.ts`, [
    [
      'nobody is signed in where counters fail',
      '(): UserState => signedIn,',
      '(): UserState => anonymous,',
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
    ['who signs out is still shown', '  setUser(anonymous)\n', '', 'states/logout'],
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
      '    await run(account.checkInThirdPartyService(language))\n',
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
