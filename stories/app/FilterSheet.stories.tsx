import { useState } from 'react'
import { configure, expect, getConfig, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { readSearchState, searchHref } from '#app/features/search/model/searchState.ts'
import { FilterSheet } from '#app/features/search/views/FilterSheet.tsx'
import { searchKeys } from '#app/transport/keys/searchKeys.ts'
import type { SearchCounts } from '#domain/api/Search.ts'
import { defaultFlags } from '#domain/flags.ts'
import preview from '../../.storybook/preview.tsx'
import { counts } from './sample/counts.ts'
import { koukaki } from './sample/cards.ts'
import { AppSurroundings } from './Surroundings.tsx'

const path = '/pwlhsh-katoikies/athina/koukaki/'
const stateOf = (query: string) =>
  readSearchState({ language: 'el', path, search: new URLSearchParams(query), flags: defaultFlags })

/** The server's counts for an address of the filters. */
function countsAt(query: string, reply: SearchCounts): Readonly<Record<string, SearchCounts>> {
  const { pathname, searchParams } = new URL(searchHref(stateOf(query)), 'https://estia.example')
  return { [searchKeys.counts(pathname, searchParams, 'el')]: reply }
}

interface SheetOverListProps {
  /** Filters in the address of the list. */
  query: string
  isInitiallyOpen?: boolean
}

/** The filters of narrow screens over the list of Koukaki. */
function SheetOverList({ query, isInitiallyOpen = true }: SheetOverListProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const replies = {
    ...countsAt(query, counts),
    ...countsAt('prezzoMassimo=300000&ascensore=1', { ...counts, total: 14 }),
    ...countsAt('', { ...counts, total: 27 }),
  }
  return (
    <AppSurroundings address={`${path}?${query}`} replies={replies}>
      <Button variant="secondary" icon="filter" onPress={() => setOpen(true)}>
        Φίλτρα
      </Button>
      {isOpen && <FilterSheet state={stateOf(query)} places={koukaki} onClose={() => setOpen(false)} />}
    </AppSurroundings>
  )
}

/** Its parts are loaded: what is looked at is the sheet, not the wait for them. */
async function allIsThere(total: number): Promise<void> {
  await screen.findByRole('combobox', { name: 'Περιοχή' })
  await screen.findByRole('button', { name: `Δείτε ${total} αγγελίες` })
  await screen.findAllByText('Τιμές όσων ταιριάζουν με τα άλλα φίλτρα')
  await screen.findAllByText('Εμβαδά όσων ταιριάζουν με τα άλλα φίλτρα')
}

const meta = preview.meta({
  component: SheetOverList,
  args: { query: 'prezzoMassimo=300000' },
  play: () => allIsThere(19),
})

/** Each option has its count, and the button the count of all filters. */
export const Open = meta.story({})

/** Opened, one filter chosen, and closed without submitting: the focus returns to the button. */
export const ByKeyboard = meta.story({
  args: { isInitiallyOpen: false },
  // Storybook sends presses within React's `act`, which drops what is left of a render that waits for code: the sheet
  // that the press opens would stand still half rendered.
  beforeEach: () => {
    const before = getConfig()
    configure({ eventWrapper: (press) => press() })
    return () => configure({ eventWrapper: (press) => before.eventWrapper(press) })
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'Φίλτρα' })
    await waitFor(() => expect(within(sheet).getByRole('heading', { level: 2 })).toHaveFocus())
    await allIsThere(19)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Φίλτρα' })).toHaveFocus())
  },
})

/** The count follows the choice before it is submitted. */
export const Chosen = meta.story({
  play: async () => {
    await allIsThere(19)
    const lift = screen.getByRole('combobox', { name: 'Ασανσέρ' })
    lift.focus()
    await userEvent.selectOptions(lift, '1')
    await allIsThere(14)
    // Announced once choosing pauses.
    await screen.findByText(/^Βρέθηκαν 14/)
  },
})

/** An invalid field is not submitted: it gets the focus. */
export const Refused = meta.story({
  play: async () => {
    await allIsThere(19)
    const most = screen.getByRole('textbox', { name: 'Τιμή έως' })
    most.focus()
    await userEvent.clear(most)
    await userEvent.keyboard('πολλά')
    await userEvent.click(screen.getByRole('button', { name: /^Δείτε/ }))
    await waitFor(() => expect(most).toHaveAccessibleDescription(/Γράψτε έναν ακέραιο αριθμό/))
    await waitFor(() => expect(most).toHaveFocus())
  },
})
