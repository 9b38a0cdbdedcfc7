import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, calls, refused } from '#stories/app/authentication/accountServer.ts'
import { VerifyPage } from './VerifyPage.tsx'

let server: ReturnType<typeof accountServer> | undefined
afterEach(() => server?.stop())

async function open(answers: Answers, address = '/user/verify/?token=abc') {
  server = accountServer(answers)
  await render(
    <Suspense>
      <AccountSurroundings address={address}>
        <VerifyPage />
      </AccountSurroundings>
    </Suspense>,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Επιβεβαίωση email' })).toBeVisible()
}

const confirm = page.getByRole('button', { name: 'Επιβεβαίωση', exact: true })
const press = async () => {
  confirm.element().focus()
  await userEvent.keyboard('{Enter}')
}
const signIn = page.getByRole('link', { name: 'Σύνδεση' })

it('changes nothing by itself; a press sends the mail’s token and leads to the sign-in', async () => {
  await open({ [calls.confirmEmail]: { body: { message: '' } } })
  await expect.element(confirm).toBeVisible()
  expect(server?.sent).toEqual([])
  await press()
  await expect
    .element(page.getByRole('heading', { level: 2 }))
    .toHaveTextContent('Το email σας επιβεβαιώθηκε')
  await expect.element(signIn).toHaveAttribute('href', '/user/login/')
  expect(server?.sent).toEqual([{ call: calls.confirmEmail, fields: { token: 'abc' } }])
  await expect.element(confirm).not.toBeInTheDocument()
})

it('says so where the link was used or is too old, and asks for no second press', async () => {
  await open({ [calls.confirmEmail]: refused(410, 'TokenRefused', '') })
  await press()
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
  await expect.element(signIn).toBeVisible()
})

const passwordAsked = {
  status: 422,
  body: {
    _tag: 'FieldsInvalid',
    data: { message: '', errors: { password: { message: 'password_field_validation_msg' } } },
  },
}
const password = page.getByLabelText('Κωδικός', { exact: true })

it('asks for a password where another browser signed up, and keeps it until it is taken', async () => {
  const common = { message: 'userclass_passwd_common_validation_msg' }
  const replies = [
    passwordAsked,
    { status: 422, body: { _tag: 'FieldsInvalid', data: { message: '', errors: { password: common } } } },
    { body: { message: '' } },
  ]
  await open({ [calls.confirmEmail]: () => replies.shift() ?? passwordAsked })
  await press()
  await expect.element(password).toHaveFocus()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Επιλέξτε κωδικό' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toBeInvalid()
  await userEvent.fill(password, '12345678')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription(/πολύ συνηθισμένος/)
  await userEvent.fill(password, 'μια άλλη λέξη')
  await userEvent.keyboard('{Enter}')
  await expect.element(signIn).toBeVisible()
  expect(server?.sent.map(({ fields }) => fields)).toEqual([
    { token: 'abc' },
    { token: 'abc', password: '12345678' },
    { token: 'abc', password: 'μια άλλη λέξη' },
  ])
})

it('says so where the link ended while the password was typed', async () => {
  const replies = [passwordAsked, refused(410, 'TokenRefused', '')]
  await open({ [calls.confirmEmail]: () => replies.shift() ?? passwordAsked })
  await press()
  await userEvent.fill(password, 'μια άλλη λέξη')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Ο σύνδεσμος δεν ισχύει πια')).toBeVisible()
})

it('keeps the button where the server failed, and says what it said', async () => {
  let times = 0
  await open({
    [calls.confirmEmail]: () =>
      times++ === 0 ? refused(429, 'TooManyRequests', 'Δοκιμάστε σε λίγο') : { body: { message: '' } },
  })
  await press()
  await expect.element(page.getByText('Δοκιμάστε σε λίγο')).toBeVisible()
  // What is wrong takes the focus, which the next press would else lose to it.
  await expect.element(page.getByRole('region', { name: 'Κάτι χρειάζεται διόρθωση' })).toHaveFocus()
  await press()
  await expect.element(signIn).toBeVisible()
})
