import { Suspense } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { AccountFacts } from '#app/shared/account/AccountFacts.ts'
import type { AuthOptions, AuthView } from '#app/shared/account/authRequest.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, calls } from '#stories/app/authentication/accountServer.ts'
import { loadPrograms } from '#app/transport/call.ts'
import { AuthPanel } from '../AuthPanel.tsx'
import { covers } from '../../../../tests/covers.ts'

// A busy machine takes longer for them than a test waits.
beforeAll(loadPrograms)

let server: ReturnType<typeof accountServer> | undefined
afterEach(() => server?.stop())

async function open(options: AuthOptions, facts: Partial<AccountFacts> = {}, answers: Answers = {}) {
  server = accountServer({ [calls.verifyEmail]: { body: { suggestedEmails: [] } }, ...answers })
  await render(
    <Suspense>
      <AccountSurroundings facts={facts}>
        <AuthPanel options={options} onDone={() => undefined} />
      </AccountSurroundings>
    </Suspense>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Buttons and fields in document order. */
const controls = () =>
  [...document.querySelectorAll('button, input:not([type=hidden])')].map(
    (one) => (one as HTMLInputElement).labels?.[0]?.textContent || one.textContent,
  )

it(
  'has buttons of those alone who are configured, in the specification’s order, and then the email',
  covers('dialog/entry-social-buttons', 'dialog/entry-email'),
  async () => {
    await open({}, { socialProviders: ['google', 'facebook'] })
    expect(controls()).toEqual([
      expect.stringContaining('Google'),
      expect.stringContaining('Facebook'),
      'Email',
      'Συνέχεια',
    ])
  },
)

it(
  'leads agencies to their own sign-up, where there is one',
  covers('dialog/entry-agency-link', 'authentication/agencySignUp'),
  async () => {
    const link = page.getByRole('link', { name: /κατασκευαστής/ })
    await open({})
    // Nor its words without an address, which are no link.
    await expect.element(page.getByText(/κατασκευαστής/)).not.toBeInTheDocument()
    server?.stop()
    await cleanup()
    await open({ agencySignUp: 'https://agencies.example/join' })
    await expect.element(link).toHaveAttribute('href', 'https://agencies.example/join')
  },
)

it(
  'says on its button what it is opened for',
  covers('authentication/button-text', 'dialog/button-text'),
  async () => {
    await open({ buttonText: 'Αποθήκευση της αναζήτησης' })
    await expect.element(page.getByRole('button', { name: 'Αποθήκευση της αναζήτησης' })).toBeVisible()
  },
)

it('is a chosen email, a password and a button', covers('dialog/login-form'), async () => {
  await open({ content: 'login', email: 'maria@gmail.com' })
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('maria@gmail.com')
  expect(controls()).toEqual([
    'Email',
    'Αλλαγή email',
    'Κωδικός',
    expect.anything(),
    'Ξεχάσατε τον κωδικό σας;',
    'Σύνδεση',
    'Δεν έχετε λογαριασμό; Εγγραφείτε δωρεάν',
  ])
})

it.each([
  ['entry', ['Email']],
  ['login', ['Email', 'Κωδικός']],
  ['signup', ['Email']],
  [
    'signup, the email known',
    // The email is fixed by then.
    ['Όνομα', 'Επώνυμο', 'Κωδικός', expect.stringContaining('Αποδέχομαι')],
  ],
  ['passwordRecovery', ['Email']],
  ['passwordReset', ['Νέος κωδικός', 'Νέος κωδικός, ξανά']],
] as const)(
  'tells assistive technology what it cannot go without: %s',
  covers(
    'authentication/entry',
    'authentication/login',
    'authentication/signup',
    'authentication/passwordRecovery',
    'authentication/passwordReset',
  ),
  async (name, names) => {
    const [content, known] = name.split(', ') as [AuthView, string?]
    await open({ content, token: 't', ...(known && { email: 'maria@gmail.com' }) })
    const required = [...document.querySelectorAll<HTMLInputElement>('[aria-required=true], input[required]')]
    expect(required.map(({ labels }) => labels?.[0]?.textContent)).toEqual(names)
  },
)

it(
  'asks for the email of a sign-up first, then goes on by what the server knows of it',
  covers('states/signup-to-login', 'dialog/entry-email'),
  async () => {
    const reply = { [calls.registrationType]: { body: { registerType: 'UNREGISTERED', message: '' } } }
    await open({ content: 'signup' }, { socialProviders: ['google'] }, reply)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Νέος λογαριασμός' })).toBeVisible()
    expect(controls()).toEqual([
      expect.stringContaining('Google'),
      'Email',
      'Συνέχεια',
      'Έχετε ήδη λογαριασμό; Συνδεθείτε',
    ])
    await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'maria@gmail.com')
    await userEvent.click(page.getByRole('button', { name: 'Συνέχεια' }))
    await expect.element(page.getByRole('textbox', { name: 'Όνομα', exact: true })).toHaveFocus()
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('maria@gmail.com')
    await userEvent.click(page.getByRole('button', { name: /Συνδεθείτε/ }))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Σύνδεση' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('maria@gmail.com')
  },
)

it(
  'links to terms and privacy beside the box that accepts them',
  covers('dialog/signup-privacy-links', 'routes/terms-page', 'routes/privacy-page'),
  async () => {
    await open({ content: 'signup', email: 'maria@gmail.com' })
    await expect.element(page.getByRole('checkbox', { name: /^Αποδέχομαι/ })).not.toBeChecked()
    await expect.element(page.getByRole('link', { name: /όρους χρήσης/ })).toHaveAttribute('href', '/terms/')
    await expect
      .element(page.getByRole('link', { name: /πολιτική απορρήτου/ }))
      .toHaveAttribute('href', '/terms/privacy/')
  },
)

it.each([
  ['maria@hotmail.com', 'Outlook'],
  ['maria@libero.it', 'Libero'],
  ['maria@otenet.gr', undefined],
])(
  'gives way to a warning, with a way to the mailbox in a new tab: %s',
  covers(
    'dialog/recovery-success',
    'dialog/recovery-mailbox-link',
    'dialog/open-mail-new-tab',
    'dialog/open-mail-no-link',
    'authentication/Outlook',
    'authentication/Libero',
  ),
  async (email, name) => {
    await open(
      { content: 'passwordRecovery', email },
      {},
      { [calls.retrievePassword]: { body: { message: '' } } },
    )
    await userEvent.click(page.getByRole('button', { name: 'Αποστολή συνδέσμου' }))
    const notice = page.getByRole('region', { name: 'Ελέγξτε το email σας' })
    await expect.element(notice).toHaveFocus()
    await expect.element(notice).toHaveAccessibleDescription(expect.stringContaining(email))
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    const links = notice.getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('target'))).toEqual(name === undefined ? [] : ['_blank'])
    expect(links.map((link) => link.textContent).join('')).toContain(name ?? '')
  },
)

it.each([
  ['taken away', false],
  ['left', true],
])(
  'is left or taken away as the server says: %s',
  covers('dialog/reset-form-shown', 'errors/resetAnswer'),
  async (_, isShown) => {
    const results = { backurl: '', message: 'Ζητήστε έναν νέο' }
    const answer = { body: { error: 0, 'show.form': isShown, results } }
    await open({ content: 'passwordReset', token: 't' }, {}, { [calls.changePassword]: answer })
    await userEvent.fill(page.getByLabelText('Νέος κωδικός', { exact: true }), 'καλημέρα')
    await userEvent.fill(page.getByLabelText('Νέος κωδικός, ξανά'), 'καλημέρα')
    await userEvent.click(page.getByRole('button', { name: 'Αποθήκευση κωδικού' }))
    await expect.element(page.getByText('Ζητήστε έναν νέο')).toBeVisible()
    const fields = page.getByLabelText('Νέος κωδικός', { exact: true }).elements()
    expect(fields).toHaveLength(isShown ? 1 : 0)
  },
)
