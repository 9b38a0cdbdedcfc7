import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { anonymous, currentUser, setUser } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, calls } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { covers } from '../../tests/covers.ts'
import { AccountEntry } from './AccountEntry.tsx'
import { AuthDialogHost } from './AuthDialogHost.tsx'

let server: ReturnType<typeof accountServer> | undefined
afterEach(() => {
  server?.stop()
  setUser(anonymous)
})

async function open(answers: Answers, user = anonymous) {
  setUser(user)
  await page.viewport(1280, 800)
  server = accountServer({ [calls.verifyEmail]: { body: { suggestedEmails: [] } }, ...answers })
  await render(
    <Suspense>
      <AccountSurroundings address="/">
        <AccountEntry />
        <AuthDialogHost />
      </AccountSurroundings>
    </Suspense>,
  )
}

const signInButton = page.getByRole('button', { name: 'Σύνδεση', exact: true })
const menu = page.getByRole('button', { name: 'Ο λογαριασμός μου' })

it('opens the dialog, and is the account’s menu after the sign-in, with the focus', async () => {
  await open({
    [calls.registrationType]: { body: { registerType: 'REGISTERED_WEAK_PWD', message: '' } },
    [calls.login]: { body: { message: '', service: 'email', data: { uuid: 'u1', phone: '' } } },
    [calls.fullInfo]: { body: maria },
  })
  await userEvent.click(signInButton)
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'maria@gmail.com')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(page.getByLabelText('Κωδικός', { exact: true }), 'kalimera')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
  expect(currentUser().user?.username).toBe('Μαρία Παπαδοπούλου')
})

it(
  'ends the session, clears user and counters, and leaves the focus on the way in',
  covers('states/logout'),
  async () => {
    const { user, counters } = maria
    await open({ [calls.logout]: { body: { message: '' } } }, { isSignedIn: true, user, counters })
    await userEvent.click(menu)
    await userEvent.click(page.getByRole('menuitem', { name: 'Αποσύνδεση' }))
    await expect.element(signInButton).toHaveFocus()
    expect(currentUser()).toEqual(anonymous)
    expect(server?.sent.map(({ call }) => call)).toEqual([calls.logout])
  },
)

it(
  'leads where the user’s addresses say, and to the operator’s pages where there are any',
  covers(
    'user/profileUrl',
    'user/messagesUrl',
    'user/savedAdsUrl',
    'user/savedSearchesUrl',
    'user/publishedAdsUrl',
    'user/publishNewAdUrl',
    'user/agencySignUp',
    'user/blog',
  ),
  async () => {
    const { user, counters } = maria
    const urls = {
      profileUrl: '/one/',
      messagesUrl: '/two/',
      savedAdsUrl: '/three/',
      savedSearchesUrl: '/four/',
      publishedAdsUrl: '/five/',
      publishNewAdUrl: '/six/',
      agencySignUp: 'https://agencies.example/join',
      blog: 'https://blog.example/',
    }
    await open({}, { isSignedIn: true, user: user && { ...user, ...urls }, counters })
    await userEvent.click(menu)
    await expect.element(page.getByRole('menuitem', { name: 'Ιστολόγιο' })).toBeVisible()
    const hrefs = page
      .getByRole('menuitem')
      .elements()
      .map((item) => item.getAttribute('href'))
    expect(hrefs).toEqual(expect.arrayContaining(Object.values(urls)))
  },
)

it('counts one’s own ads that are shown', covers('user/userCounters/myAds'), async () => {
  const { user, counters } = maria
  await open({}, { isSignedIn: true, user, counters: { ...counters, myAds: 3 } })
  await userEvent.click(menu)
  await expect.element(page.getByRole('menuitem', { name: 'Οι αγγελίες σας (3)' })).toBeVisible()
})

it('fits a narrow screen as a picture with the same name', async () => {
  await open({})
  await page.viewport(320, 600)
  await expect.element(signInButton).toBeVisible()
  await expect.element(signInButton).toHaveTextContent('')
})
