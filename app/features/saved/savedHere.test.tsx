import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { noCounters } from '#domain/account/counters.ts'
import { defaultFlags } from '#domain/flags.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { SaveButton } from '#app/shared/savedListings/SaveButton.tsx'
import { savedHere } from '#app/shared/savedListings/savedHere.ts'
import { FlagsContext } from '#app/shell/FlagsContext.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { flat } from '#stories/app/sample/cards.ts'
import { covers } from '../../../tests/covers.ts'
import { SavedPage } from './SavedPage.tsx'

let server: ReturnType<typeof accountServer> | undefined
beforeEach(() => setUser(anonymous))
afterEach(() => {
  server?.stop()
  savedHere.remove(flat.id)
  setUser(anonymous)
})

const flags = { ...defaultFlags, saveListingWithoutLogin: true }
const heart = () => page.getByRole('button', { name: 'Αποθήκευση: Διαμέρισμα' }).first()

async function open(answers: Answers, isOn = true) {
  server = accountServer(answers)
  await render(
    <FlagsContext value={isOn ? flags : defaultFlags}>
      <AccountSurroundings address="/user/saved/">
        <SaveButton id={flat.id} title="Διαμέρισμα" />
        <SavedPage />
      </AccountSurroundings>
    </FlagsContext>,
  )
}

const cards = { [`GET /api-next/recent/`]: { body: { listings: [], cards: [flat], searches: [] } } }

it(
  'a visitor without an account saves a home on the device, finds it there and takes it away',
  covers('flags/saving-a-listing-without-login'),
  async () => {
    await open(cards)
    await userEvent.click(heart())
    await expect
      .element(page.getByText('Βρίσκονται μόνο σε αυτή τη συσκευή.', { exact: false }))
      .toBeVisible()
    await expect.element(page.getByRole('list', { name: 'Αποθηκευμένα ακίνητα' })).toBeVisible()
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
    expect(server?.sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
    await userEvent.click(heart())
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
    expect(localStorage.getItem('estia.saved')).toBe('[]')
  },
)

it(
  'without the flag the device keeps nothing, and shows nothing that it kept',
  covers('flags/saving-a-listing-without-login'),
  async () => {
    savedHere.add(flat.id)
    await open({}, false)
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
    await expect.element(page.getByRole('list', { name: 'Αποθηκευμένα ακίνητα' })).not.toBeInTheDocument()
  },
)

it('an account is asked before it keeps what the device saved', async () => {
  savedHere.add(flat.id)
  setUser({ isSignedIn: true, user: maria.user, counters: noCounters })
  const summary = {
    id: 'g1',
    name: null,
    isDefault: true,
    isArchived: false,
    role: 'owner',
    version: 0,
    homes: 0,
    members: 1,
  }
  await open({
    'GET /api-next/saved/ids/': { body: { ids: [] } },
    'GET /api-next/saved/groups/': { body: { groups: [summary] } },
    'GET /api-next/saved/groups/mine/': { body: { ...summary, items: [], people: [], links: [] } },
    [`PUT /api-next/saved/${flat.id}/`]: {
      body: { ids: [flat.id], counters: { ...noCounters, savedAds: 1 } },
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Προσθήκη στον λογαριασμό' }))
  await expect.poll(() => localStorage.getItem('estia.saved')).toBe('[]')
  expect(server?.sent.filter(({ call }) => call.startsWith('PUT')).length).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Προσθήκη στον λογαριασμό' })).not.toBeInTheDocument()
})
