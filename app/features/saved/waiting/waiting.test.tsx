/** Changes without a line: shown at once, kept by the browser, merged and sent with a line, gone at sign-out. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { noCounters } from '#domain/account/counters.ts'
import { offlineCaches } from '#domain/offline.ts'
import type { SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import type { Wish } from '#domain/saved/waiting/WaitingChange.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { deleteWaiting, leftToSend, welcomeWaiting } from '#app/shared/offline/waiting/beforeSignOut.ts'
import { readWaiting } from '#app/shared/offline/waiting/database.ts'
import { sendWaiting } from '#app/shared/offline/waiting/sendWaiting.ts'
import { nothingSent, takeSent } from '#app/shared/offline/waiting/sentWaiting.ts'
import { keepWish, loadWaiting } from '#app/shared/offline/waiting/waitingStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, refused, silence } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { flat, house } from '#stories/app/sample/cards.ts'
import { savedItem } from '#stories/app/saved/sampleSaved.ts'
import { SavedPage } from '../SavedPage.tsx'

const at = '2026-11-01T08:00:00Z'
const summary = {
  id: 'g1',
  name: null,
  isDefault: true,
  isArchived: false,
  role: 'owner',
  version: 1,
  homes: 2,
  members: 1,
} as const
const groupWith = (change: Partial<SavedItem> = {}): WholeGroup => ({
  ...summary,
  items: [savedItem(change), savedItem({ id: 102, listingId: 102, card: house })],
  people: [],
  links: [],
})
const move = 'PUT /api-next/saved/groups/g1/items/101/'
const write = 'POST /api-next/saved/groups/g1/items/101/notes/'

let there: WholeGroup
const answers = (): Answers => ({
  'GET /api-next/saved/ids/': { body: { ids: [] } },
  'GET /api-next/saved/groups/': { body: { groups: [summary] } },
  'GET /api-next/saved/groups/mine/': () => ({ body: there }),
  [move]: ({ fields }) => {
    there = groupWith({ ...there.items[0], stage: fields['stage'] as 'visit', version: 2 })
    return { body: { id: 101, stage: fields['stage'], version: 2 } }
  },
  [write]: { body: { id: 'n1', version: 1 } },
})

let server: ReturnType<typeof accountServer>
const account = maria.user?.uuid ?? ''
beforeEach(() => {
  const user = maria.user && { ...maria.user, savedAds: [flat.id, house.id] }
  setUser({ isSignedIn: true, user, counters: { ...noCounters, savedAds: 2 } })
  there = groupWith()
})
afterEach(async () => {
  vi.restoreAllMocks()
  server.stop()
  await deleteWaiting(account)
  setUser(anonymous)
})

function line(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

async function open(given = answers()) {
  server = accountServer(given)
  const shown = await render(
    <AccountSurroundings address="/user/saved/" language="en">
      <main>
        <SavedPage />
      </main>
    </AccountSurroundings>,
  )
  await expect.element(page.getByText('2 homes')).toBeVisible()
  return shown
}

async function openWithoutLine(given = answers()) {
  const shown = await open(given)
  line(false)
  await expect.element(page.getByText(/^You are offline/)).toBeVisible()
  return shown
}

const sent = () => server.sent.filter(({ call }) => !call.startsWith('GET'))
const stage = () => page.getByRole('combobox', { name: 'Stage' }).first()
const mark = (what: string) => page.getByText(`${what}: waits for a connection`)

async function writeNote(text: string) {
  await userEvent.click(page.getByText('Note', { exact: true }).first())
  await userEvent.fill(page.getByRole('textbox', { name: 'Your note' }).first(), text)
  await userEvent.click(page.getByRole('button', { name: 'Save note' }).first())
}

it('shows them at once with a mark, keeps them for the next opening, and says so', async () => {
  const shown = await openWithoutLine()
  await userEvent.selectOptions(stage(), 'visit')
  await expect.element(mark('Stage')).toBeVisible()
  await expect
    .element(page.getByText('It waits on this device, and is sent once you are online.').first())
    .toBeInTheDocument()
  await writeNote('Loud')
  await expect.element(mark('Note')).toBeVisible()
  await expect.element(page.getByText('Loud')).toBeVisible()
  expect(sent()).toEqual([])
  await shown.unmount()
  server.stop()
  vi.restoreAllMocks()
  // The line is slow: nothing is sent yet.
  await open({ ...answers(), [move]: silence, [write]: silence })
  await expect.element(mark('Stage')).toBeVisible()
  await expect.element(stage()).toHaveValue('visit')
  await expect.element(page.getByText('Loud')).toBeVisible()
})

it('sends them with a line, each under its own key', async () => {
  await openWithoutLine()
  await userEvent.selectOptions(stage(), 'visit')
  await writeNote('Loud')
  await expect.element(mark('Note')).toBeVisible()
  const kept = await readWaiting(account)
  line(true)
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().map(({ call, key }) => [call, key])).toEqual([
    [move, `${kept[0]?.key}.1`],
    [write, kept[1]?.key],
  ])
  await expect.element(mark('Stage')).not.toBeInTheDocument()
  await expect.element(page.getByText('2 changes that waited were sent.')).toBeInTheDocument()
  expect(await readWaiting(account)).toEqual([])
})

it('shows what was sent by another part of the app, also before the page was there to hear of it', async () => {
  const shown = await openWithoutLine()
  await userEvent.selectOptions(stage(), 'visit')
  await writeNote('Loud')
  await expect.element(mark('Note')).toBeVisible()
  await shown.unmount()
  vi.restoreAllMocks()
  await sendWaiting('en')
  expect(await readWaiting(account)).toEqual([])
  const notes = [
    { id: 'n1', text: 'Loud', isShared: false, isMine: true, author: null, version: 1, changedAt: at },
  ]
  there = groupWith({ stage: 'visit', version: 2, notes })
  server.stop()
  await open()
  await expect.element(page.getByText('2 changes that waited were sent.')).toBeInTheDocument()
  await expect.element(page.getByText('Loud')).toBeVisible()
  // It is told once.
  await sendWaiting('en')
  expect(takeSent()).toEqual(nothingSent)
})

it('does not send what is taken back, or replaced, while others are sent', async () => {
  let arrived = () => {}
  const isThere = new Promise<void>((done) => (arrived = done))
  let answer = () => {}
  await openWithoutLine({
    ...answers(),
    [move]: ({ fields }) =>
      new Promise((done) => {
        answer = () => done({ body: { id: 101, stage: fields['stage'], version: 2 } })
        arrived()
      }),
  })
  await userEvent.selectOptions(stage(), 'visit')
  await writeNote('Loud')
  await expect.element(mark('Note')).toBeVisible()
  const [first, second] = await readWaiting(account)
  line(true)
  await isThere
  await keepWish({ ...(first as Wish & { field: 'stage' }), mine: 'asked' })
  await keepWish({ ...(second as Wish & { field: 'note' }), mine: null })
  answer()
  await vi.waitFor(async () =>
    expect((await readWaiting(account)).map(({ mine }) => mine)).toEqual(['asked']),
  )
  await expect.element(page.getByText('1 change that waited was sent.')).toBeInTheDocument()
  expect(sent().map(({ call }) => call)).toEqual([move])
  expect((await readWaiting(account)).map(({ mine }) => mine)).toEqual(['asked'])
})

it('takes back what waits: the field is as it was, and nothing is sent', async () => {
  await openWithoutLine()
  await userEvent.selectOptions(stage(), 'visit')
  await expect.element(mark('Stage')).toBeVisible()
  await userEvent.selectOptions(stage(), 'maybe')
  await expect.element(mark('Stage')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: /^Save/ }).first())
  await expect.element(mark('Removal')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }).last())
  await expect.element(mark('Removal')).not.toBeInTheDocument()
  line(true)
  expect(await readWaiting(account)).toEqual([])
  expect(sent()).toEqual([])
})

it('asks where both changed the same field, and takes the answer', async () => {
  await openWithoutLine()
  await userEvent.selectOptions(stage(), 'visit')
  await expect.element(mark('Stage')).toBeVisible()
  there = groupWith({ stage: 'no', stageAt: new Date(Date.now() + 60_000).toISOString(), version: 4 })
  line(true)
  await expect
    .element(page.getByText(/“No” stays, since it is newer. The other value was “Visit”/))
    .toBeVisible()
  await expect.element(stage()).toHaveValue('no')
  expect(sent()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Take the other value' }))
  await vi.waitFor(() => expect(sent().map(({ fields }) => fields)).toEqual([{ stage: 'visit', version: 4 }]))
  await expect.element(page.getByText(/stays, since it is newer/)).not.toBeInTheDocument()
})

it('merges again where another change comes between', async () => {
  let times = 0
  await openWithoutLine({
    ...answers(),
    [move]: ({ fields }) => {
      times += 1
      if (times > 1) return { body: { id: 101, stage: fields['stage'], version: 3 } }
      there = groupWith({ version: 2 })
      return refused(409, 'SavedChanged', 'Changed')
    },
  })
  await userEvent.selectOptions(stage(), 'visit')
  await expect.element(mark('Stage')).toBeVisible()
  line(true)
  await vi.waitFor(() => expect(sent().map(({ fields }) => fields['version'])).toEqual([1, 2]))
  await vi.waitFor(async () => expect(await readWaiting(account)).toEqual([]))
})

it('shows what the server refuses with its words, until it is discarded', async () => {
  await openWithoutLine({ ...answers(), [write]: refused(403, 'RoleRefused', 'You may only read here.') })
  await writeNote('Loud')
  await expect.element(mark('Note')).toBeVisible()
  line(true)
  await expect.element(page.getByText(/Note: “Loud”. You may only read here/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Discard the change' }))
  await expect.element(page.getByText(/You may only read here/)).not.toBeInTheDocument()
  expect(await readWaiting(account)).toEqual([])
})

it('keeps a change whose line broke under the key that it was sent with', async () => {
  await open({ ...answers(), [move]: () => Promise.reject(new TypeError('no line')) })
  await userEvent.selectOptions(stage(), 'visit')
  await expect.element(mark('Stage')).toBeVisible()
  const [first] = sent()
  await userEvent.click(page.getByRole('button', { name: 'Send now' }))
  await vi.waitFor(() => expect(sent().length).toBeGreaterThan(1))
  expect(new Set(sent().map(({ key }) => key))).toEqual(new Set([first?.key]))
})

it('is of one account: another that signs in finds none, and a sign-out deletes them', async () => {
  await openWithoutLine()
  await userEvent.selectOptions(stage(), 'visit')
  await expect.element(mark('Stage')).toBeVisible()
  expect(await leftToSend('en')).toBe(1)
  await deleteWaiting(account)
  expect(await readWaiting(account)).toEqual([])
  await keepWish({ group: 'mine', item: 101, home: 'Flat', field: 'stage', base: 'maybe', mine: 'visit' })
  await welcomeWaiting('another', 'en')
  expect(await readWaiting(account)).toEqual([])
  expect(await loadWaiting()).toEqual([])
})

it('keeps its database under a declared name', async () => {
  await openWithoutLine()
  await userEvent.selectOptions(stage(), 'visit')
  await expect.element(mark('Stage')).toBeVisible()
  expect((await indexedDB.databases()).map(({ name }) => name)).toContain(offlineCaches)
})
