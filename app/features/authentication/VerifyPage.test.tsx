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
