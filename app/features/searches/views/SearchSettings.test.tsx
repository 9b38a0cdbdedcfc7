import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { SavedSearch, SearchChange } from '#domain/api/alerts/SavedSearches.ts'
import { SiteContext } from '#app/shared/site/SiteContext.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { SearchSettings } from './SearchSettings.tsx'

const search: SavedSearch = {
  id: 7,
  version: 3,
  name: 'Παγκράτι',
  url: '/pwlhsh-katoikies/?prezzoMassimo=250000',
  frequency: 'instant',
  channels: ['mail'],
  quiet: null,
  timeZone: 'Europe/Athens',
  leastCut: 0,
  pausedUntil: null,
  createdAt: '2026-11-01T08:00:00Z',
  count: 12,
  fresh: 0,
  latest: null,
}

async function open() {
  const onChange = vi.fn<(change: SearchChange) => Promise<boolean>>(async () => true)
  const screen = await render(
    <AccountSurroundings address="/user/searches/">
      <SiteContext value={{}}>
        <SearchSettings search={search} onChange={onChange} />
      </SiteContext>
    </AccountSurroundings>,
  )
  return { screen, push: screen.getByRole('checkbox', { name: /^Σε αυτή τη συσκευή/ }) }
}

it('offers no push where none is configured', async () => {
  const { push, screen } = await open()
  await expect.element(screen.getByRole('checkbox').first()).toBeVisible()
  await expect.element(push).not.toBeInTheDocument()
})
