import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { noCounters } from '#domain/account/counters.ts'
import { defaultFlags } from '#domain/flags.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { FlagsContext } from '#app/shell/FlagsContext.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, refused } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { flat, house } from '#stories/app/sample/cards.ts'
import { savedItem } from '#stories/app/saved/sampleSaved.ts'
import { covers } from '../../../tests/covers.ts'
import { SavedPage } from './SavedPage.tsx'
import { SharedPage } from './SharedPage.tsx'

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
const group: WholeGroup = {
  ...summary,
  items: [
    savedItem({}),
    savedItem({
      id: 102,
      listingId: 102,
      card: house,
      stage: 'visit',
      movedBy: 'visit',
      stageBefore: 'asked',
    }),
  ],
  people: [],
  links: [],
}
const whole = 'GET /api-next/saved/groups/mine/'
const groups = 'GET /api-next/saved/groups/'
const ids = { 'GET /api-next/saved/ids/': { body: { ids: [] } } }
const answers = (shown = group): Answers => ({
  ...ids,
  [groups]: { body: { groups: [summary] } },
  [whole]: { body: shown },
})

let server: ReturnType<typeof accountServer> | undefined
beforeEach(() => setUser({ isSignedIn: true, user: maria.user, counters: noCounters }))
afterEach(() => {
  server?.stop()
  setUser(anonymous)
})

async function open(given: Answers, address = '/user/saved/?view=board', flags = defaultFlags) {
  server = accountServer(given)
  await render(
    <FlagsContext value={flags}>
      <AccountSurroundings address={address} language="el">
        <main>
          <SavedPage />
        </main>
      </AccountSurroundings>
    </FlagsContext>,
  )
}

const sent = () => server?.sent.filter(({ call }) => !call.startsWith('GET')) ?? []

it('shows the homes by stage, and moves one by its field', async () => {
  const move = 'PUT /api-next/saved/groups/g1/items/101/'
  await open({ ...answers(), [move]: { body: { id: 101, stage: 'offer', version: 2 } } })
  await expect.element(page.getByRole('heading', { name: 'Ίσως: 1' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Επίσκεψη: 1' })).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Στάδιο' }).first(), 'offer')
  await vi.waitFor(() => expect(sent().map(({ call }) => call)).toEqual([move]))
})

it('says what moved a home by itself, and takes it back', async () => {
  const move = 'PUT /api-next/saved/groups/g1/items/102/'
  await open({ ...answers(), [move]: { body: { id: 102, stage: 'asked', version: 2 } } })
  await expect.element(page.getByText(/Η επίσκεψη έγινε δεκτή/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Αναίρεση' }))
  await vi.waitFor(() => expect(sent().map(({ call }) => call)).toEqual([move]))
})

it('keeps the last price of a home that is gone', async () => {
  const gone = savedItem({ card: null, last: { price: 190_000, how: 'sold', since: '2026-11-20T08:00:00Z' } })
  await open(answers({ ...group, items: [gone] }))
  await expect.element(page.getByText('Πουλήθηκε')).toBeVisible()
  await expect.element(page.getByText(/190\.000/)).toBeVisible()
})

it('keeps the text of a note that could not be stored', async () => {
  const note = 'POST /api-next/saved/groups/g1/items/101/notes/'
  await open({
    ...answers({ ...group, items: [savedItem({})] }),
    [note]: refused(429, 'TooManyRequests', 'Περιμένετε λίγο'),
  })
  await userEvent.click(page.getByText('Σημείωση', { exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Η σημείωσή σας' }), 'Θόρυβος')
  await userEvent.click(page.getByRole('button', { name: 'Αποθήκευση σημείωσης' }))
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  await expect.element(page.getByRole('textbox', { name: 'Η σημείωσή σας' })).toHaveValue('Θόρυβος')
})

const manyHomes = Array.from({ length: 30 }, (_, at) =>
  savedItem({ id: 200 + at, listingId: 200 + at, card: { ...flat, id: 200 + at } }),
)
const shownCards = () => document.querySelectorAll('a[id^="listing-"]').length

it('shows the first homes of a long group, with a way to the others', async () => {
  await open(answers({ ...group, items: manyHomes }), '/user/saved/')
  await expect.element(page.getByText('30 ακίνητα')).toBeVisible()
  expect(shownCards()).toBe(24)
  const more = page.getByRole('link', { name: 'Εμφάνιση 6 ακόμη' })
  await expect.element(more).toHaveAttribute('href', '/user/saved/?shown=30')
})

it('shows the first homes of a long group behind a link, with a way to the others', async () => {
  const address = '/user/saved/shared/?token=a.b'
  server = accountServer({
    'GET /api-next/saved/shared/': {
      body: {
        name: null,
        expiresAt: '2027-01-01T00:00:00Z',
        items: manyHomes.map(({ listingId, card }) => ({ listingId, card, stage: 'maybe', notes: [] })),
      },
    },
  })
  const { rerender } = await render(shared(address))
  const more = page.getByRole('link', { name: 'Εμφάνιση 6 ακόμη' })
  await expect.element(more).toHaveAttribute('href', `${address}&shown=30`)
  expect(shownCards()).toBe(24)
  await rerender(shared(`${address}&shown=30`))
  await expect.poll(shownCards).toBe(30)
  expect(more.elements()).toEqual([])
})

const shared = (address: string) => (
  <AccountSurroundings key={address} address={address} language="el">
    <main>
      <SharedPage />
    </main>
  </AccountSurroundings>
)

it.each(['/user/saved/?shown=30', '/user/saved/?view=board&shown=30', '/user/saved/?shown=999999'])(
  'shows as many as %s says',
  async (address) => {
    await open(answers({ ...group, items: manyHomes }), address)
    await expect.element(page.getByText('30 ακίνητα')).toBeVisible()
    expect(shownCards()).toBe(30)
    expect(page.getByRole('link', { name: /^Εμφάνιση/ }).elements()).toEqual([])
  },
)

it('offers a comparison of two homes and more', async () => {
  await open(answers(), '/user/saved/')
  const boxes = page.getByText('Σύγκριση', { exact: true })
  await userEvent.click(boxes.first())
  await userEvent.click(boxes.nth(1))
  await expect
    .element(page.getByRole('link', { name: 'Σύγκριση 2 σπιτιών' }))
    .toHaveAttribute('href', '/user/saved/compare/?ids=101,102')
})

it('has no groups while the flag is off', covers('flags/collections'), async () => {
  await open(answers(), '/user/saved/', { ...defaultFlags, collections: false })
  await expect.element(page.getByText('2 ακίνητα')).toBeVisible()
  expect(page.getByRole('navigation', { name: 'Ομάδες' }).elements()).toEqual([])
  expect(page.getByText('Άτομα και σύνδεσμοι').elements()).toEqual([])
})
