import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { noCounters } from '#domain/account/counters.ts'
import type { SavedSearch } from '#domain/api/alerts/SavedSearches.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { flat } from '#stories/app/sample/cards.ts'
import { covers } from '../../../tests/covers.ts'
import { SearchesPage } from './SearchesPage.tsx'

const search: SavedSearch = {
  id: 7,
  version: 3,
  name: 'Διαμερίσματα προς πώληση, Παγκράτι',
  url: '/pwlhsh-katoikies/?prezzoMassimo=250000',
  frequency: 'instant',
  channels: ['mail', 'site'],
  quiet: null,
  timeZone: 'Europe/Athens',
  leastCut: 0,
  pausedUntil: null,
  createdAt: '2026-11-01T08:00:00Z',
  count: 12,
  fresh: 2,
  latest: flat,
}
const listOf = (...searches: SavedSearch[]) => ({
  body: { searches, most: 50, isReachable: true, isPushedHere: false },
})

let server: ReturnType<typeof accountServer> | undefined
beforeEach(() => setUser({ isSignedIn: true, user: maria.user, counters: noCounters }))
afterEach(() => {
  server?.stop()
  setUser(anonymous)
})

async function open(answers: Answers) {
  server = accountServer(answers)
  await render(
    <AccountSurroundings address="/user/searches/" language="el">
      <main>
        <SearchesPage />
      </main>
    </AccountSurroundings>,
  )
}

const all = 'GET /api-next/saved-searches/'
const one = '/api-next/saved-searches/7/'

it('shows each search with its homes, what is new, and when it tells', async () => {
  await open({ [all]: listOf(search) })
  const link = page.getByRole('link', { name: search.name })
  await expect.element(link).toHaveAttribute('href', search.url)
  await expect.element(page.getByText('12 ακίνητα τώρα 2 νέα ακίνητα')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Αμέσως' })).toBeChecked()
})

it(
  'counts what is told at once, daily and by mail',
  covers(
    'user/savedSearchesRealTimeAlert',
    'user/savedSearchesDailyAlert',
    'user/savedSearchesContactsEnabled',
  ),
  async () => {
    setUser({
      isSignedIn: true,
      user: maria.user,
      counters: {
        ...noCounters,
        savedSearches: 4,
        savedSearchesRealTimeAlert: 2,
        savedSearchesDailyAlert: 1,
        savedSearchesContactsEnabled: 3,
      },
    })
    await open({ [all]: listOf(search) })
    await expect.element(page.getByText('Ειδοποιήσεις: 2 αμέσως, 1 κάθε μέρα, 3 με email')).toBeVisible()
  },
)

it('changes the frequency from the version that it shows', async () => {
  await open({
    [all]: listOf(search),
    [`PUT ${one}`]: { body: { ...search, frequency: 'daily', version: 4 } },
  })
  await userEvent.click(page.getByRole('radio', { name: 'Κάθε μέρα' }))
  await expect
    .poll(() => server?.sent.filter(({ call }) => call === `PUT ${one}`).map(({ fields }) => fields))
    .toEqual([{ frequency: 'daily', version: 3 }])
})

it('says how to save a search where there is none', async () => {
  await open({ [all]: listOf() })
  await expect.element(page.getByText('Δεν έχετε αποθηκεύσει αναζητήσεις')).toBeVisible()
})
