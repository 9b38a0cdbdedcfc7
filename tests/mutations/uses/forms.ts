import { usesIn } from './Use.ts'

const once = 'server/features/contact/contact.test.ts'
const limits = 'server/identity/limits/limits.test.ts'
const counted = 'server/platform/RateLimits.test.ts'

/** Rules of fields, and what the server does with what is sent: limits, keys, cookies. */
export const forms = [
  ...usesIn('domain/forms/rules.ts', [
    ['blanks are a name', "value.trim() !== ''", "value !== ''", 'validation/required'],
    [
      'an unticked box is ticked',
      "accepted: Rule = (value) => value === '1'",
      "accepted: Rule = (value) => value !== '1'",
      'validation/ticked',
    ],
    [
      'an email without a dot after its at sign',
      '[\\p{L}\\p{N}])?\\.)+\\p{L}',
      '[\\p{L}\\p{N}])?\\.)*\\p{L}',
      'validation/genericRules/email',
    ],
    ['letters in a phone number', '/^\\+?[\\d ()\\-/.]+$/', '/^\\+?[\\d\\w ()\\-/.]+$/', 'validation/phone'],
    [
      'phone numbers of three digits',
      'value.length >= constants.account.phoneMin',
      'value.length >= 3',
      'constants/phone-minimum',
    ],
    [
      'one character more than the least',
      'lengthOf(value) >= characters',
      'lengthOf(value) > characters',
      'validation/minimum-length',
    ],
    [
      'one character less than the most',
      'lengthOf(value) <= characters',
      'lengthOf(value) < characters',
      'validation/password',
    ],
    [
      'two passwords need not be the same',
      "value === (all[other] ?? '')",
      "value !== '' || other === ''",
      'validation/reset-pwdrip-equal',
    ],
    [
      'letters of two units count twice',
      'Array.from(text).length',
      'text.length',
      'constants/password-minimum',
    ],
  ]),
  ...usesIn('domain/account/forms.ts', [
    [
      'a login without a password',
      'password: { rules: [required, atMost(passwordMax)]',
      'password: { rules: [atMost(passwordMax)]',
      'validation/login-password-required',
    ],
    [
      'a sign-up without a first name',
      'first_name: { rules: [required, atMost(nameMax)]',
      'first_name: { rules: [atMost(nameMax)]',
      'validation/sign-up-first_name-required',
    ],
    [
      'a sign-up without a last name',
      'last_name: { rules: [required, atMost(nameMax)]',
      'last_name: { rules: [atMost(nameMax)]',
      'validation/sign-up-last_name-required',
    ],
    [
      'a sign-up with any phone',
      'phone: { rules: [phone, atMost(phoneMax)]',
      'phone: { rules: [atMost(phoneMax)]',
      'validation/sign-up-phone-phone',
    ],
    [
      'a sign-up without consent',
      'privacy: { rules: [accepted]',
      'privacy: { rules: [optionalBox]',
      'validation/sign-up-privacy-ticked',
    ],
    [
      'a new password of any length',
      'rules: [required, atLeast(passwordMin), atMost(passwordMax)]',
      'rules: [required, atMost(passwordMax)]',
      'validation/sign-up-password-minimum-length',
    ],
    [
      'a new password without an end',
      'rules: [required, atLeast(passwordMin), atMost(passwordMax)]',
      'rules: [required, atLeast(passwordMin)]',
      'constants/password-maximum',
    ],
    [
      'a password typed once',
      "rules: [required, sameAs('pwd')]",
      'rules: []',
      'validation/reset-pwdrip-required',
    ],
    [
      'another message at the privacy box',
      "accepted], message: 'privacy_field_validation_msg'",
      "accepted], message: 'password_field_validation_msg'",
      'errors/privacy_field_validation_msg',
    ],
  ]),
  ...usesIn('domain/contact/forms.ts', [
    [
      'an agent is written to without a phone',
      'phone: { rules: [required, phone, atMost(phoneMax)]',
      'phone: { rules: [phone, atMost(phoneMax)]',
      'validation/agent-contact-phone-required',
    ],
    [
      'an agent is written to without an email',
      'email: { rules: [required, email, atMost(emailMax)]',
      'email: { rules: [email, atMost(emailMax)]',
      'validation/agent-contact-email-required',
    ],
  ]),
  ...usesIn('server/content/changes/runOnce.ts', [
    ['a key is good for another message', '!hash.equals(kept.bodyHash)', 'false', once],
    ['a key is ignored', 'if (claimed.length === 0)', 'if (claimed.length < 0)', once],
  ]),
  ...usesIn('server/identity/limits/limits.ts', [
    [
      'passwords are tried a thousand times',
      'signInByAddress: [{ amount: 25,',
      'signInByAddress: [{ amount: 1000,',
      limits,
    ],
    [
      'a short password is tried as often as a long one',
      'weakSignInByEmail: [{ amount: 10,',
      'weakSignInByEmail: [{ amount: 25,',
      limits,
    ],
  ]),
  ...usesIn('server/platform/RateLimits.ts', [
    ['one is let through a second too early', 'Math.ceil(wait / 1000)', 'Math.floor(wait / 1000)', counted],
    ['a limit lets one more through', 'times.at(-amount)', 'times.at(-amount - 1)', counted],
    [
      'a clock set back locks out',
      'Math.min(oldest + seconds * 1000 - now, seconds * 1000)',
      'oldest + seconds * 1000 - now',
      counted,
    ],
  ]),
]
