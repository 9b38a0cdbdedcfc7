import { Suspense } from 'react'
import { screen } from 'storybook/test'
import { SavedPage } from '#app/features/saved/SavedPage.tsx'
import { laterViews } from '#app/features/saved/views/laterViews.ts'
import { noCounters } from '#domain/account/counters.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import type { WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import preview from '../../../.storybook/preview.tsx'
import { AccountSurroundings } from '../authentication/AccountSurroundings.tsx'
import { accountServer } from '../authentication/accountServer.ts'
import { maria } from '../authentication/sampleAccount.ts'
import { group, nothingSaved } from './sampleSaved.ts'

interface PageProps {
  shown?: WholeGroup
  isBoard?: boolean
}

/** The page of saved homes, without a server. */
function Page({ isBoard = false }: PageProps) {
  return (
    <Suspense>
      <AccountSurroundings address={isBoard ? '/user/saved/?view=board' : '/user/saved/'}>
        <main>
          <SavedPage />
        </main>
      </AccountSurroundings>
    </Suspense>
  )
}

const meta = preview.meta({
  component: Page,
  parameters: { layout: 'fullscreen' },
  // Parts of it are loaded later: what is looked at is the page, not the wait for them.
  loaders: [() => Promise.all(laterViews.map((view) => view.preload()))],
  beforeEach: ({ args: { shown = group } }) => {
    setUser({ isSignedIn: true, user: maria.user, counters: noCounters })
    const { stop } = accountServer({
      'GET /api-next/saved/ids/': { body: { ids: shown.items.map(({ id }) => id) } },
      'GET /api-next/saved/groups/': {
        body: {
          groups: [shown, { ...shown, id: 'g2', name: 'Εξοχικό στην Κρήτη', isDefault: false, homes: 2 }],
        },
      },
      'GET /api-next/saved/groups/mine/': { body: shown },
    })
    return () => {
      stop()
      setUser(anonymous)
    }
  },
  play: async () => {
    await screen.findByText('Πουλήθηκε')
  },
})

/** Homes with a note, a vote, a visit, a lower price; one that was sold. */
export const List = meta.story({})

/** The same by stage. */
export const Board = meta.story({ args: { isBoard: true } })

/** Nothing saved yet. */
export const Empty = meta.story({
  args: { shown: nothingSaved },
  play: async () => {
    await screen.findByRole('link', { name: 'Αναζήτηση κατοικιών' })
  },
})
