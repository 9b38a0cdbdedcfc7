import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { accountCookies } from '#domain/account/cookies.ts'
import { dropCookie, readCookie } from '#app/shared/account/cookies.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { OneTapChoice } from './OneTapChoice.tsx'

const forget = () => dropCookie(accountCookies.oneTap)
beforeEach(forget)
afterEach(forget)

const open = (offersOneTap: boolean) =>
  render(
    <Suspense>
      <AccountSurroundings facts={{ offersOneTap }}>
        <OneTapChoice />
        <p>Η σελίδα</p>
      </AccountSurroundings>
    </Suspense>,
  )

const choice = page.getByRole('checkbox', { name: /Google/ })

it('is nowhere unless the operator offers it', async () => {
  await open(false)
  await expect.element(page.getByText('Η σελίδα')).toBeVisible()
  await expect.element(choice).not.toBeInTheDocument()
})

it('is a no until a user says yes, by keyboard, and can be taken back', async () => {
  await open(true)
  await expect.element(choice).not.toBeChecked()
  expect(readCookie(accountCookies.oneTap)).toBeUndefined()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(choice).toBeChecked()
  expect(readCookie(accountCookies.oneTap)).toBe('1')
  await userEvent.keyboard(' ')
  await expect.element(choice).not.toBeChecked()
  expect(readCookie(accountCookies.oneTap)).toBeUndefined()
})

it('remembers the yes of an earlier visit', async () => {
  document.cookie = `${accountCookies.oneTap}=1; Path=/`
  await open(true)
  await expect.element(choice).toBeChecked()
})
