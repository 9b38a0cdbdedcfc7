import { usesIn } from './Use.ts'

const views = 'app/features/authentication/views'
const wrongPassword = "fallback: 'login_wrong_credentials_message'"
const general = "fallback: 'lbl_generic_error'"

/** As each screen's row begins. */
const generalOf = {
  'sign-up': `'sign-up': { ${general}`,
  recovery: `recovery: {\n    ${general}`,
  entry: `entry: { ${general}`,
  reset: `reset: { ${general}`,
} as const

/** The views of the authentication dialog, and its forms. */
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
      'given advantages are not shown',
      'options.advantages?.length !== 0',
      'options.advantages === undefined',
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
      'autoComplete="given-name"\n        maxLength={nameMax}',
      'autoComplete="given-name"\n        maxLength={10}',
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
      'a sign-up leaves its form',
      '  if (email !== undefined)',
      '  if (email === null)',
      'dialog/signup-success',
    ],
  ]),
  ...usesIn(`${views}/ToLogin.tsx`, [
    [
      '"sign in" leads to the recovery',
      "view: 'login', email",
      "view: 'passwordRecovery', email",
      'states/signup-to-login',
    ],
  ]),
  ...usesIn(`${views}/useSignupForm.ts`, [
    [
      'consents are given unasked',
      "(isTicked ? '1' : '0')",
      "(isTicked ? '1' : '1')",
      'dialog/signup-marketing-optional',
    ],
  ]),
  ...usesIn(`${views}/PasswordRecoveryView.tsx`, [
    ['a recovery leaves its form', '      onSent(values.email)\n', '', 'dialog/recovery-success'],
    [
      '"back" leads to the sign-up',
      "view: 'login', email",
      "view: 'signup', email",
      'states/recovery-to-login',
    ],
  ]),
  ...usesIn(`${views}/useResetForm.ts`, [
    [
      'the password changes before the consents',
      'const told = asksMarketing ?',
      'await run(account.changePassword({ pwd: values.pwd, pwdrip: values.pwdrip, token }, language))\n      const told = asksMarketing ?',
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
  ]),
  ...usesIn('app/shared/failures/tellFailure.ts', [
    ['a failed One Tap is good news', "tone: 'error'", "tone: 'success'", 'dialog/one-tap-failure'],
    [
      'a failed One Tap has another sentence',
      "'toast_generic_error_message'",
      "'login_wrong_credentials_message'",
      'errors/One-Tap',
    ],
  ]),
  ...usesIn('app/shared/failures/screens.ts', [
    ['a refused login has the general sentence', wrongPassword, general, 'errors/login'],
    ['a failed login is told to nobody', "emit('Log In Failed', {", 'void (0, {', 'errors/login'],
    ['a failed sign-up is told to nobody', "emit('Sign Up Failed', ", 'void (0, ', 'errors/sign-up'],
    [
      'a failed recovery is told to nobody',
      "emit('Password Recovery Failed', ",
      'void (0, ',
      'errors/recovery',
    ],
    ...(['sign-up', 'recovery', 'entry', 'reset'] as const).map(
      (screen) =>
        [
          `a failed ${screen} speaks of wrong credentials`,
          generalOf[screen],
          generalOf[screen].replace(general, wrongPassword),
          `errors/${screen}`,
        ] as const,
    ),
  ]),
  ...usesIn('app/shell/AccountHosts.tsx', [
    [
      'One Tap prompts who is signed in',
      'oneTap === undefined || isSignedIn ||',
      'oneTap === undefined ||',
      'dialog/one-tap-anonymous',
    ],
  ]),
]
