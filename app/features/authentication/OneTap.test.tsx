import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { AccountHosts } from '#app/shell/AccountHosts.tsx'
import type { AccountFacts } from '#app/shared/account/AccountFacts.ts'
import { anonymous, currentUser, setUser, signedIn } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, calls, refused } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { fakeOneTap } from '../../../tests/fakes/oneTap.ts'
import { covers } from '../../../tests/covers.ts'

/** The script is loaded once a document and prompts once a visit: the tests follow one visitor, in order. */
const fake = fakeOneTap()
const oneTap = { clientId: 'estia', script: fake.script }

/** Its code is loaded on first use, which can take a busy machine longer than polling does. */
beforeAll(async () => void (await import('./OneTap.tsx')), 60_000)

let server: ReturnType<typeof accountServer> | undefined
beforeEach(() => setUser(anonymous))
const own = location.href
afterEach(() => {
  history.replaceState(null, '', own)
  server?.stop()
  setUser(anonymous)
})

async function open(facts: Partial<AccountFacts>, address = '/', answers: Answers = {}) {
  server = accountServer(answers)
  history.replaceState(null, '', address)
  const screen = await render(
    <Suspense>
      <AccountSurroundings address={address} facts={facts}>
        <AccountHosts />
        <p>Η σελίδα</p>
      </AccountSurroundings>
    </Suspense>,
  )
  await expect.element(page.getByText('Η σελίδα')).toBeVisible()
  return screen
}

const isLoaded = () => document.querySelector(`script[src="${fake.script}"]`) !== null

/** Long enough for a load to have been requested. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300))

it.each([
  ['where the server does not say so', {}, '/', anonymous],
  ['on demonstrations', { oneTap }, '/en/demo/', anonymous],
  ['for who is signed in', { oneTap }, '/', signedIn],
])('loads nothing %s', covers('dialog/one-tap-anonymous'), async (_, facts, address, user) => {
  setUser(user)
  const { unmount } = await open(facts, address)
  await aMoment()
  expect(isLoaded()).toBe(false)
  await unmount()
})

it(
  'tells of a failure with the server’s words, or else with its own',
  covers(
    'dialog/one-tap-failure',
    'errors/One-Tap',
    'errors/toast_generic_error_message',
    'errors/server-message',
  ),
  async () => {
    let times = 0
    const refusedFirst = () =>
      times++ === 0
        ? refused(400, 'SocialSignInRefused', 'Συνδέστε πρώτα το Google')
        : { status: 400, body: 'nothing of ours' }
    await open({ oneTap }, '/', { [calls.oneTap]: refusedFirst })
    await expect.poll(() => fake.asked).toEqual(['initialize estia', 'prompt'])
    fake.give('one')
    await expect.element(page.getByText('Συνδέστε πρώτα το Google')).toBeVisible()
    fake.give('two')
    await expect.element(page.getByText('Κάτι πήγε στραβά', { exact: false })).toBeVisible()
    expect(currentUser()).toEqual(anonymous)
    expect(server?.sent[0]?.fields).toMatchObject({
      action: 'parserequesttoken',
      mode: 'oauth',
      accountType: 'google',
      persistent: '1',
      code: 'one',
      oneTap: '1',
      v: '2',
    })
  },
)

it(
  'prompts once a visit, signs in by what it is given, and goes then',
  covers('dialog/one-tap-once'),
  async () => {
    const utente = { uuid: 'u1', email: 'maria@gmail.com', phone: '', session_token: '' }
    await open({ oneTap }, '/', {
      [calls.oneTap]: { body: { utente, trackSSOAccess: 'login' } },
      [calls.fullInfo]: { body: maria },
    })
    fake.give('three')
    await expect.poll(() => currentUser().user?.username).toBe('Μαρία Παπαδοπούλου')
    await expect.poll(() => fake.asked.at(-1)).toBe('cancel')
    setUser(anonymous)
    await aMoment()
    expect(fake.asked.filter((what) => what === 'prompt')).toHaveLength(1)
  },
)
