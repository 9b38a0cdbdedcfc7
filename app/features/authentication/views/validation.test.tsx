import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Language } from '#domain/locale.ts'
import type { AuthOptions } from '#app/shared/account/authRequest.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, calls, refused } from '#stories/app/authentication/accountServer.ts'
import { AuthPanel } from '../AuthPanel.tsx'
import { covers } from '../../../../tests/covers.ts'
import { someRows } from '../../../../tests/properties/someRows.ts'

/** Words of the two languages, by what they are for. */
const words = {
  el: {
    summary: 'Κάτι χρειάζεται διόρθωση',
    email: 'Email',
    password: 'Κωδικός',
    firstName: 'Όνομα',
    lastName: 'Επώνυμο',
    phone: /^Τηλέφωνο/,
    privacy: /^Αποδέχομαι/,
    newPassword: 'Νέος κωδικός',
    repeat: 'Νέος κωδικός, ξανά',
    entry: 'Συνέχεια',
    login: 'Σύνδεση',
    signup: 'Εγγραφή',
    passwordRecovery: 'Αποστολή συνδέσμου',
    passwordReset: 'Αποθήκευση κωδικού',
    email_field_validation_msg: 'Γράψτε ένα έγκυρο email, όπως onoma@example.gr',
    userclass_email_validation_msg: 'Γράψτε ένα έγκυρο email, όπως onoma@example.gr',
    password_field_validation_msg: 'Συμπληρώστε τον κωδικό σας',
    userclass_name_validation_msg: 'Συμπληρώστε το όνομά σας',
    userclass_surname_validation_msg: 'Συμπληρώστε το επώνυμό σας',
    phone_field_validation_msg: 'Γράψτε ένα έγκυρο τηλέφωνο, με τουλάχιστον 6 ψηφία',
    userclass_passwd_length_validation_msg: 'Ο κωδικός χρειάζεται από 6 έως 50 χαρακτήρες',
    userclass_passwd_common_validation_msg:
      'Αυτός ο κωδικός είναι πολύ συνηθισμένος και μαντεύεται εύκολα. Διαλέξτε άλλον',
    privacy_field_validation_msg:
      'Για να εγγραφείτε, αποδεχθείτε τους όρους χρήσης και την πολιτική απορρήτου',
    change_password_mismatch_msg: 'Οι δύο κωδικοί δεν είναι ίδιοι',
  },
  en: {
    summary: 'Something needs to be corrected',
    email: 'Email',
    password: 'Password',
    firstName: 'First name',
    lastName: 'Last name',
    phone: /^Phone/,
    privacy: /^I accept/,
    newPassword: 'New password',
    repeat: 'New password, once more',
    entry: 'Continue',
    login: 'Sign in',
    signup: 'Sign up',
    passwordRecovery: 'Send link',
    passwordReset: 'Save password',
    email_field_validation_msg: 'Enter a valid email address, like name@example.com',
    userclass_email_validation_msg: 'Enter a valid email address, like name@example.com',
    password_field_validation_msg: 'Enter your password',
    userclass_name_validation_msg: 'Enter your first name',
    userclass_surname_validation_msg: 'Enter your last name',
    phone_field_validation_msg: 'Enter a valid phone number, of at least 6 digits',
    userclass_passwd_length_validation_msg: 'The password must have between 6 and 50 characters',
    userclass_passwd_common_validation_msg: 'This password is very common and easily guessed. Choose another',
    privacy_field_validation_msg: 'To sign up, accept the terms of use and the privacy policy',
    change_password_mismatch_msg: 'The two passwords are not the same',
  },
} as const satisfies Partial<Record<Language, unknown>>

type Spoken = keyof typeof words
type Word = keyof (typeof words)['el']
type View = 'entry' | 'login' | 'signup' | 'passwordRecovery' | 'passwordReset'

/** The table of specification section 5: the problem, the form and field, and the message's key. */
const table: readonly (readonly [View, Word, string, Word])[] = [
  ['entry', 'email', '', 'email_field_validation_msg'],
  ['entry', 'email', 'maria@', 'email_field_validation_msg'],
  ['login', 'email', '', 'email_field_validation_msg'],
  ['login', 'email', 'maria', 'email_field_validation_msg'],
  ['login', 'password', '', 'password_field_validation_msg'],
  ['signup', 'firstName', '', 'userclass_name_validation_msg'],
  ['signup', 'firstName', '   ', 'userclass_name_validation_msg'],
  ['signup', 'lastName', '', 'userclass_surname_validation_msg'],
  ['signup', 'email', '', 'userclass_email_validation_msg'],
  ['signup', 'email', 'a b@example.gr', 'userclass_email_validation_msg'],
  ['signup', 'phone', '123 letters', 'phone_field_validation_msg'],
  ['signup', 'password', '', 'userclass_passwd_length_validation_msg'],
  ['signup', 'password', '12345', 'userclass_passwd_length_validation_msg'],
  ['signup', 'privacy', '', 'privacy_field_validation_msg'],
  ['passwordRecovery', 'email', '', 'email_field_validation_msg'],
  ['passwordRecovery', 'email', '@example.gr', 'email_field_validation_msg'],
  ['passwordReset', 'newPassword', '', 'userclass_passwd_length_validation_msg'],
  ['passwordReset', 'newPassword', '12345', 'userclass_passwd_length_validation_msg'],
  ['passwordReset', 'repeat', '', 'change_password_mismatch_msg'],
  ['passwordReset', 'repeat', 'another one', 'change_password_mismatch_msg'],
]

let server: ReturnType<typeof accountServer> | undefined
const serve = (answers: Answers = {}) => {
  server?.stop()
  server = accountServer({ [calls.verifyEmail]: { body: { suggestedEmails: [] } }, ...answers })
  return server
}
beforeEach(() => void serve())
afterEach(() => server?.stop())

const open = (content: View, language: Spoken = 'el', options: AuthOptions = {}) =>
  render(
    <Suspense>
      <AccountSurroundings language={language}>
        <AuthPanel options={{ content, token: 't', ...options }} onDone={() => undefined} />
      </AccountSurroundings>
    </Suspense>,
  )
const email = 'maria@gmail.com'
const word = (language: Spoken, name: Word) => words[language][name] as string
const field = (language: Spoken, name: Word) =>
  name === 'privacy'
    ? page.getByRole('checkbox', { name: words[language].privacy })
    : page.getByLabelText(word(language, name), { exact: true })
const submit = (view: View, language: Spoken = 'el') =>
  userEvent.click(page.getByRole('button', { name: word(language, view), exact: true }))

describe.each([
  ['el', 0],
  ['en', 1],
] as const)('in %s', (language, at) => {
  it.each(someRows(table, at))(
    '%s refuses %s “%s”: %s',
    covers(
      'validation/required',
      'validation/ticked',
      'validation/minimum-length',
      'validation/genericRules/email',
      'validation/phone',
      'validation/login-email-required',
      'validation/login-email-email',
      'validation/login-password-required',
      'validation/sign-up-first_name-required',
      'validation/sign-up-last_name-required',
      'validation/sign-up-email-required',
      'validation/sign-up-email-email',
      'validation/sign-up-phone-phone',
      'validation/sign-up-password-required',
      'validation/sign-up-password-minimum-length',
      'validation/sign-up-privacy-ticked',
      'validation/recovery-email-required',
      'validation/recovery-email-email',
      'validation/reset-pwd-required',
      'validation/reset-pwd-minimum-length',
      'validation/reset-pwdrip-required',
      'validation/reset-pwdrip-equal',
      'errors/email_field_validation_msg',
      'errors/password_field_validation_msg',
      'errors/userclass_email_validation_msg',
      'errors/phone_field_validation_msg',
      'errors/userclass_passwd_length_validation_msg',
      'errors/privacy_field_validation_msg',
      'states/submit-with-errors',
      'forms/error',
    ),
    async (view, name, value, message) => {
      const { sent } = serve()
      // The email of a sign-up is fixed by then, unless it is the first step.
      const isFixed = view === 'signup' && name === 'email' && value !== ''
      const isFirst = view === 'signup' && name === 'email' && value === ''
      await open(view, language, view === 'signup' && !isFirst ? { email: isFixed ? value : email } : {})
      if (value !== '' && !isFixed) await userEvent.fill(field(language, name), value)
      await submit(isFirst ? 'entry' : view, language)
      const summary = page.getByRole('region', { name: word(language, 'summary') })
      await expect.element(summary).toHaveFocus()
      const said = word(language, message)
      await expect.element(summary.getByRole('link', { name: said })).toBeVisible()
      await expect.element(field(language, name)).toHaveAccessibleDescription(expect.stringContaining(said))
      expect(sent.filter(({ call }) => call !== calls.verifyEmail)).toEqual([])
    },
  )

  it('words what the server says of a field', async () => {
    const errors = { pwd: 'userclass_passwd_common_validation_msg' }
    serve({
      [calls.changePassword]: {
        body: { error: 0, 'show.form': true, results: { backurl: '', message: '' }, errors },
      },
    })
    await open('passwordReset', language)
    await userEvent.fill(field(language, 'newPassword'), '123456')
    await userEvent.fill(field(language, 'repeat'), '123456')
    await submit('passwordReset', language)
    const said = word(language, 'userclass_passwd_common_validation_msg')
    await expect
      .element(field(language, 'newPassword'))
      .toHaveAccessibleDescription(expect.stringContaining(said))
  })
})

it(
  'checks the email at login when it is left, and nothing else',
  covers('validation/login-email'),
  async () => {
    await open('login')
    await userEvent.fill(field('el', 'email'), 'maria@')
    await userEvent.click(field('el', 'password'))
    await expect
      .element(field('el', 'email'))
      .toHaveAccessibleDescription(words.el.email_field_validation_msg)
    await expect.element(field('el', 'password')).not.toHaveAttribute('aria-invalid')
  },
)

it('keeps, while edited, only what was wrong and still is', covers('states/edit-after-error'), async () => {
  await open('signup', 'el', { email })
  await submit('signup')
  await userEvent.fill(field('el', 'firstName'), 'Μ')
  await expect.element(field('el', 'firstName')).not.toHaveAttribute('aria-invalid')
  await expect.element(field('el', 'lastName')).toHaveAttribute('aria-invalid', 'true')
})

it(
  'holds lengths to the specification’s: email and names 100, password 50',
  covers(
    'constants/email-maximum',
    'constants/name-maximum',
    'constants/password-maximum',
    'validation/fieldLengths/email',
    'validation/names',
    'validation/password',
  ),
  async () => {
    await open('signup')
    await expect.element(field('el', 'email')).toHaveAttribute('maxlength', '100')
    await cleanup()
    await open('signup', 'el', { email })
    for (const [name, most] of [
      ['firstName', '100'],
      ['lastName', '100'],
      ['password', '50'],
    ] as const)
      await expect.element(field('el', name)).toHaveAttribute('maxlength', most)
    await cleanup()
    await open('login')
    await expect.element(field('el', 'password')).toHaveAttribute('maxlength', '50')
    await cleanup()
    await open('passwordReset', 'el', { token: 't' })
    await expect.element(field('el', 'newPassword')).toHaveAttribute('maxlength', '50')
  },
)

it(
  'sends a sign-up as the specification names its fields, and gives way to what is left to do',
  covers(
    'forms/success',
    'dialog/signup-success',
    'dialog/signup-marketing-optional',
    'authentication/Gmail',
  ),
  async () => {
    const { sent } = serve({
      [calls.register]: { body: { message: '', service: 'email', data: { uuid: 'u1' } } },
    })
    await open('signup', 'el', { email })
    await userEvent.fill(field('el', 'firstName'), 'Μαρία')
    await userEvent.fill(field('el', 'lastName'), 'Παπαδοπούλου')
    await userEvent.fill(field('el', 'phone'), '+49 30 1234567')
    await userEvent.fill(field('el', 'password'), 'καλημέρα')
    field('el', 'privacy').element().focus()
    await userEvent.keyboard(' ')
    await submit('signup')
    await expect.element(page.getByRole('region', { name: 'Ένα βήμα έμεινε' })).toHaveFocus()
    await expect
      .element(page.getByRole('link', { name: /Άνοιγμα του Gmail/ }))
      .toHaveAttribute('href', 'https://mail.google.com/')
    expect(sent.find(({ call }) => call === calls.register)?.fields).toEqual({
      first_name: 'Μαρία',
      last_name: 'Παπαδοπούλου',
      email: 'maria@gmail.com',
      phone: '+4930 1234567',
      'phone-prefix': '+49',
      password: 'καλημέρα',
      privacy: '1',
      communications: '0',
      newsletter: '0',
    })
  },
)

async function fillSignUp() {
  await userEvent.fill(field('en', 'firstName'), 'Maria')
  await userEvent.fill(field('en', 'lastName'), 'Papa')
  await userEvent.fill(field('en', 'password'), 'good morning')
  field('en', 'privacy').element().focus()
  await userEvent.keyboard(' ')
}

it('asks which number is meant where a Greek one stands beside another country', async () => {
  const { sent } = serve({
    [calls.register]: { body: { message: '', service: 'email', data: { uuid: 'u1' } } },
  })
  await open('signup', 'en', { email })
  await fillSignUp()
  await userEvent.fill(field('en', 'phone'), '6941234567')
  const question = page.getByRole('group', { name: 'Which number do you mean?' })
  await expect.element(question).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Sign up', exact: true }))
  await expect
    .element(
      page.getByText('This number cannot be called: check its digits and the country beside it').first(),
    )
    .toBeVisible()
  expect(sent.filter(({ call }) => call === calls.register)).toEqual([])
  question.getByRole('button', { name: 'Greece, +30 694 123 4567' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('en', 'phone')).toHaveFocus()
  await expect.element(field('en', 'phone')).toHaveValue('694 123 4567')
  await expect.element(question).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Sign up', exact: true }))
  await expect
    .poll(() => sent.find(({ call }) => call === calls.register)?.fields)
    .toMatchObject({ phone: '+30694 123 4567', 'phone-prefix': '+30' })
})

it('offers both countries where a number exists in both, and takes the answer for it', async () => {
  const { sent } = serve({
    [calls.register]: { body: { message: '', service: 'email', data: { uuid: 'u1' } } },
  })
  await open('signup', 'en', { email })
  await fillSignUp()
  const country = page.getByRole('combobox', { name: 'Country of the phone number' })
  await userEvent.selectOptions(country, 'United States +1')
  await userEvent.fill(field('en', 'phone'), '2109876543')
  const question = page.getByRole('group', { name: 'Which number do you mean?' })
  await expect.element(question.getByRole('button', { name: 'Greece, +30 210 987 6543' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Sign up', exact: true }))
  await expect.element(page.getByText(/^This number exists in two countries/).first()).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'United States, +1 210 987 6543' }))
  await userEvent.click(page.getByRole('button', { name: 'Sign up', exact: true }))
  await expect
    .poll(() => sent.find(({ call }) => call === calls.register)?.fields)
    .toMatchObject({ phone: '+1210 987 6543', 'phone-prefix': '+1' })
})

it(
  'sends the consents before the new password where they are asked for',
  covers('dialog/consents-before-password', 'dialog/reset-marketing-optional', 'errors/resetAnswer'),
  async () => {
    const { sent } = serve({
      [calls.changeProfile]: { body: { message: '' } },
      [calls.changePassword]: {
        body: { error: 1, 'show.form': false, results: { backurl: '/', message: 'Έγινε' } },
      },
    })
    await open('passwordReset', 'el', { asksMarketing: true })
    await userEvent.fill(field('el', 'newPassword'), 'καλημέρα')
    await userEvent.fill(field('el', 'repeat'), 'καλημέρα')
    await userEvent.click(page.getByText('Θέλω να λαμβάνω νέα της αγοράς ακινήτων με email'))
    await submit('passwordReset')
    await expect.element(page.getByRole('region', { name: 'Ο κωδικός άλλαξε' })).toHaveFocus()
    expect(sent.map(({ call, fields }) => [call, fields])).toEqual([
      [calls.changeProfile, { marketing: 'newsletter', token: 't' }],
      [calls.changePassword, { pwd: 'καλημέρα', pwdrip: 'καλημέρα', token: 't' }],
    ])
  },
)

it(
  'asks for a likelier email from the third character after the at sign on',
  covers('constants/email-hint-characters-after-the-at-sign', 'validation/emailHint'),
  async () => {
    const { sent } = serve({ [calls.verifyEmail]: { body: { suggestedEmails: ['gmail.com'] } } })
    const asked = () =>
      sent.filter(({ call }) => call === calls.verifyEmail).map(({ fields }) => fields['email'])
    await open('entry')
    await userEvent.fill(field('el', 'email'), 'maria@gm')
    // Long enough for it to be asked, if it were.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await userEvent.fill(field('el', 'email'), 'maria@gmi')
    await expect.poll(asked).toEqual(['maria@gmi'])
  },
)

it(
  'offers a likelier email once the at sign is followed by more than two characters, and takes it by a press',
  covers('validation/emailHint', 'dialog/email-hint-click'),
  async () => {
    const { sent } = serve({ [calls.verifyEmail]: { body: { suggestedEmails: ['gmail.com'] } } })
    await open('entry')
    await userEvent.fill(field('el', 'email'), 'maria@gm')
    await userEvent.fill(field('el', 'email'), 'maria@gmial.com')
    await userEvent.click(page.getByRole('button', { name: 'Μήπως εννοείτε maria@gmail.com;' }))
    await expect.element(field('el', 'email')).toHaveValue('maria@gmail.com')
    expect(sent.map(({ fields }) => fields['email'])).not.toContain('maria@gm')
  },
)

it(
  'says that nobody answered, rather than that a password is wrong',
  covers('errors/ConnectionError'),
  async () => {
    serve({
      [calls.login]: () => {
        throw new TypeError('network')
      },
    })
    await open('login', 'el', { email })
    await userEvent.fill(field('el', 'password'), 'kalimera')
    await submit('login')
    await expect.element(page.getByText(/Δεν φτάσαμε στον διακομιστή/)).toBeVisible()
  },
)

it('falls back to the specification’s sentence in the other forms', async () => {
  serve({ [calls.registrationType]: { status: 400, body: {} } })
  await open('entry', 'el', { email })
  await submit('entry')
  await expect.element(page.getByText('Κάτι πήγε στραβά. Δοκιμάστε ξανά.')).toBeVisible()
})

it(
  'is sent once, however often it is asked to',
  covers('states/submit-while-loading', 'forms/submitting-loading'),
  async () => {
    const { sent } = serve({
      [calls.retrievePassword]: async () => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        return refused(429, 'TooManyRequests', 'Περιμένετε')
      },
    })
    await open('passwordRecovery', 'el', { email })
    await userEvent.click(page.getByRole('textbox', { name: 'Email' }))
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect.element(page.getByText('Περιμένετε')).toBeVisible()
    expect(sent.filter(({ call }) => call === calls.retrievePassword)).toHaveLength(1)
  },
)
