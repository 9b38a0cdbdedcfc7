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

async function open(pushed?: { readonly isPushedHere: boolean }) {
  const onChange = vi.fn<(change: SearchChange) => Promise<boolean>>(async () => true)
  const screen = await render(
    <AccountSurroundings address="/user/searches/">
      <SiteContext value={pushed ? { pushKey: 'BKey' } : {}}>
        <SearchSettings
          search={pushed ? { ...search, channels: ['push'] } : search}
          isPushedHere={pushed?.isPushedHere ?? false}
          onChange={onChange}
        />
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

it('says where alerts that were asked for do not come to this device', async () => {
  const { push } = await open({ isPushedHere: false })
  await expect.element(push).toHaveAccessibleDescription(/^Αυτή τη στιγμή δεν λαμβάνετε/)
})

it('says nothing of it where they come', async () => {
  const { push } = await open({ isPushedHere: true })
  await expect.element(push).not.toHaveAccessibleDescription()
})
