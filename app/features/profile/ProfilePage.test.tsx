import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { anonymous, currentUser, setUser, signedIn } from '#app/shared/account/userStore.ts'
import { type Navigate, NavigationContext } from '#app/shell/navigation.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, calls, refused } from '#stories/app/authentication/accountServer.ts'
import { mariasProfile } from '#stories/app/authentication/sampleAccount.ts'
import { ProfilePage } from './ProfilePage.tsx'

let server: ReturnType<typeof accountServer> | undefined
beforeEach(() => setUser(signedIn))
afterEach(() => {
  server?.stop()
  setUser(anonymous)
})

const ok = { body: { message: '' } }

async function open(answers: Answers = {}) {
  server = accountServer({ [calls.profile]: { body: mariasProfile }, ...answers })
  const navigate = vi.fn<Navigate>()
  await render(
    <Suspense>
      <NavigationContext value={navigate}>
        <AccountSurroundings address="/utente/profilo/">
          <ProfilePage />
        </AccountSurroundings>
      </NavigationContext>
    </Suspense>,
  )
  return navigate
}
const sent = (call: string) => server?.sent.filter((one) => one.call === call).map(({ fields }) => fields)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const password = (name: string) => page.getByLabelText(name, { exact: true })

it('shows a sign-in with the reason to a visitor who is not signed in', async () => {
  setUser(anonymous)
  await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Σύνδεση' })).toBeVisible()
  await expect.element(page.getByText('Συνδεθείτε για να δείτε τα στοιχεία σας.')).toBeVisible()
  expect(sent(calls.profile)).toEqual([])
})

it('learns from the server that the session has expired', async () => {
  await open({ [calls.profile]: refused(401, 'SignInRequired', 'Συνδεθείτε') })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Σύνδεση' })).toBeVisible()
  expect(currentUser()).toEqual(anonymous)
})

it('saves names, phone and language as the server names them', async () => {
  await open({ [calls.changeProfile]: ok })
  await userEvent.fill(page.getByRole('textbox', { name: 'Όνομα' }), 'Μαίρη')
  await userEvent.click(button('Αποθήκευση').first())
  await vi.waitFor(() =>
    expect(sent(calls.changeProfile)).toEqual([
      {
        first_name: 'Μαίρη',
        last_name: 'Παπαδοπούλου',
        phone: '+306941234567',
        'phone-prefix': '+30',
        language: 'el',
      },
    ]),
  )
})

it('takes both consents back with one empty word', async () => {
  await open({ [calls.changeProfile]: ok })
  await userEvent.click(page.getByText('Προσφορές και νέα της Εστίας'))
  await userEvent.click(button('Αποθήκευση').nth(1))
  await vi.waitFor(() => expect(sent(calls.changeProfile)).toEqual([{ marketing: '' }]))
})

const presentPassword = password('Τωρινός κωδικός')
const fillNewPassword = async () => {
  await userEvent.fill(password('Νέος κωδικός'), 'καλημέρα σας')
  await userEvent.fill(password('Νέος κωδικός, ξανά'), 'καλημέρα σας')
}

it('changes the password with the present one', async () => {
  const changed = { error: 1, 'show.form': false, results: { backurl: '', message: '' } }
  await open({ [calls.changePassword]: { body: changed } })
  await fillNewPassword()
  await userEvent.click(button('Αλλαγή κωδικού'))
  await expect.element(presentPassword).toBeInvalid()
  await userEvent.fill(presentPassword, 'ο τωρινός')
  await userEvent.click(button('Αλλαγή κωδικού'))
  await expect.element(password('Νέος κωδικός')).toHaveValue('')
  await expect.element(presentPassword).toHaveValue('')
  expect(sent(calls.changePassword)).toEqual([
    { password: 'ο τωρινός', pwd: 'καλημέρα σας', pwdrip: 'καλημέρα σας' },
  ])
})

it('says at its field that the current password is wrong, and keeps what was typed', async () => {
  const wrong = {
    error: 0,
    'show.form': true,
    results: { backurl: '', message: '' },
    errors: { password: 'present_password_validation_msg' },
  }
  await open({ [calls.changePassword]: { body: wrong } })
  await fillNewPassword()
  await userEvent.fill(presentPassword, 'ένας άλλος')
  await userEvent.click(button('Αλλαγή κωδικού'))
  await expect.element(presentPassword).toHaveAccessibleDescription(/Ο τωρινός κωδικός δεν είναι σωστός/)
  await expect.element(password('Νέος κωδικός')).toHaveValue('καλημέρα σας')
})

it('mails a link to a user without a password', async () => {
  await open({
    [calls.profile]: { body: { ...mariasProfile, hasPassword: false } },
    [calls.retrievePassword]: ok,
  })
  await userEvent.click(button('Αποστολή συνδέσμου'))
  await expect.element(page.getByRole('heading', { name: 'Ελέγξτε το email σας' })).toBeVisible()
  expect(sent(calls.retrievePassword)).toEqual([{ email: mariasProfile.email }])
  await expect.element(password('Νέος κωδικός')).not.toBeInTheDocument()
})

it('ends one session, or all others', async () => {
  await open({ [calls.endSession]: ok })
  await userEvent.click(button('Αποσύνδεση: Safari, iPhone'))
  await expect.element(page.getByRole('heading', { name: 'Συνδεδεμένες συσκευές' })).toHaveFocus()
  await userEvent.click(button('Αποσύνδεση όλων των άλλων'))
  await vi.waitFor(() => expect(sent(calls.endSession)).toEqual([{ id: 's2' }, { id: 'others' }]))
  await expect.element(button('Αποσύνδεση: Firefox, Windows')).not.toBeInTheDocument()
})

it('deletes an account once its email is typed, and signs out', async () => {
  const navigate = await open({ [calls.remove]: ok })
  await userEvent.click(button('Διαγραφή του λογαριασμού μου'))
  const email = page.getByRole('textbox', { name: 'Γράψτε το email σας για επιβεβαίωση' })
  await userEvent.fill(email, 'alli@example.gr')
  await userEvent.click(button('Οριστική διαγραφή'))
  await expect.element(email).toHaveAccessibleDescription(/Δεν είναι το email/)
  expect(sent(calls.remove)).toEqual([])
  await userEvent.fill(email, 'Maria@gmail.com')
  await userEvent.click(button('Οριστική διαγραφή'))
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/'))
  expect(currentUser()).toEqual(anonymous)
})

it('exports all data as a file', async () => {
  await open()
  const link = page.getByRole('link', { name: 'Λήψη των δεδομένων μου' })
  await expect.element(link).toHaveAttribute('href', '/api-next/user/data/?lang=el')
  await expect.element(link).toHaveAttribute('download')
})
