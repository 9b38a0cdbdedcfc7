import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { RecentListProps } from '#app/shared/recentSearches/RecentList.tsx'
import { RecentSearches } from '#app/shared/recentSearches/RecentSearches.tsx'
import type { RecentSearch } from '#app/shared/recentSearches/RecentSearch.ts'
import { recentKey } from '#app/shared/recentSearches/recentKey.ts'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { AppSurroundings } from './Surroundings.tsx'

const day = 86_400_000

const searches: readonly (Omit<RecentSearch, 'at'> & { readonly daysAgo: number })[] = [
  {
    address: '/pwlhsh-katoikies/athina/koukaki/?prezzoMassimo=300000',
    words: 'Κατοικίες προς πώληση, Κουκάκι, Αθήνα, έως 300.000 €',
    language: 'el',
    daysAgo: 0,
  },
  {
    address: '/enoikio-katoikies/thessaloniki/',
    words: 'Homes for rent, Thessaloniki',
    language: 'en',
    daysAgo: 1,
  },
  {
    address: '/pwlhsh-katoikies/?superficieMinima=120&camereDaLettoMinimo=4',
    words:
      'Μονοκατοικίες προς πώληση σε όλη την Ελλάδα, από 120 τ.μ., Υπνοδωμάτια: από 4, Κήπος, Θέση στάθμευσης, Λέξεις: θέα στη θάλασσα',
    language: 'el',
    daysAgo: 12,
  },
]

/** What this device kept, on a page of the portal. */
const Recent = ({ look = 'section' }: Partial<RecentListProps>) => (
  <AppSurroundings address="/">
    <RecentSearches look={look} />
  </AppSurroundings>
)

function keepSearches() {
  const kept = searches.map(({ daysAgo, ...search }) => ({ ...search, at: Date.now() - daysAgo * day }))
  localStorage.setItem(recentKey, JSON.stringify(kept))
  return () => localStorage.removeItem(recentKey)
}

const meta = preview.meta({ component: Recent, beforeEach: keepSearches })

/** A link to each search and a button to remove it; a search in another language says so. */
export const OnAPage = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Homes for rent, Thessaloniki' })
  },
})

export const Folded = meta.story({
  args: { look: 'folded' },
  play: async ({ canvas }) => {
    const summary = await canvas.findByText('Πρόσφατες αναζητήσεις')
    // A simulated key does not operate the browser's own element; a press does, as a real key would.
    await userEvent.click(summary)
    await waitFor(() => expect(summary.closest('details')).toHaveProperty('open', true))
    await userEvent.tab()
    await waitFor(() => expect(canvas.getAllByRole('link')[0]).toHaveFocus())
  },
})

/** The focus stays in the list: on the item that replaced the removed one. */
export const OneRemoved = meta.story({
  play: async ({ canvas }) => {
    const remove = (words: string) => canvas.findByRole('button', { name: `Αφαίρεση: ${words}` })
    const [first, second] = searches.map(({ words }) => words) as [string, string]
    const gone = await remove(first)
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(gone).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const next = await remove(second)
    await waitFor(() => expect(next).toHaveFocus())
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})

/** The text for an empty list has the focus. */
export const AllRemoved = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const clear = await canvas.findByRole('button', { name: 'Διαγραφή όλων' })
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(clear).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const notice = await within(canvasElement).findByText(/διαγράφηκαν από αυτή τη συσκευή/)
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true))
    await expect(localStorage.getItem(recentKey)).toBeNull()
  },
})

export const NarrowScreen = meta.story({
  render: (args) => (
    <Narrow>
      <Recent {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Homes for rent, Thessaloniki' })
  },
})
