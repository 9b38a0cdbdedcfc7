import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SortableTable } from '#design-system/collections/SortableTable/SortableTable.tsx'
import type { Sort } from '#design-system/collections/SortableTable/SortHead.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ title: 'collections/SortableTable', component: SortableTable })

type ColumnId = 'agency' | 'listings' | 'reply'

const agencies = [
  { id: 'a', agency: 'Φιλοπάππου Ακίνητα', listings: 42, reply: 3 },
  { id: 'b', agency: 'Aegean Homes', listings: 18, reply: 1 },
  { id: 'c', agency: 'Μεσιτικό Γραφείο Παπαδοπούλου και Υιοί', listings: 7, reply: 26 },
  { id: 'd', agency: 'Κτήματα Πηλίου', listings: 96, reply: 8 },
]
const collator = new Intl.Collator('el')
const headers = { agency: 'Γραφείο', listings: 'Αγγελίες', reply: 'Απάντηση σε' }

interface AgenciesProps {
  isSelectable?: boolean
  isPending?: boolean
  height?: 'content' | 'screen'
  copies?: number
}

function Agencies({
  isSelectable = false,
  isPending = false,
  height = 'content',
  copies = 1,
}: AgenciesProps) {
  const [sort, setSort] = useState<Sort<ColumnId>>({ column: 'listings', direction: 'descending' })
  const [selectedKeys, setSelected] = useState<ReadonlySet<string>>(new Set(isSelectable ? ['b'] : []))
  const all = Array.from({ length: copies }, (_, copy) =>
    agencies.map((each) => (copy === 0 ? each : { ...each, id: `${each.id}${copy}` })),
  ).flat()
  const sorted = all.toSorted((one, other) => {
    const order =
      sort.column === 'agency'
        ? collator.compare(one.agency, other.agency)
        : one[sort.column] - other[sort.column]
    return sort.direction === 'ascending' ? order : -order
  })
  const selection = {
    selectedKeys,
    onSelectionChange: setSelected,
    selectAllLabel: 'Επιλογή όλων των γραφείων',
    selectRowLabel: (id: string) => `Επιλογή: ${all.find((each) => each.id === id)?.agency}`,
  }
  return (
    <SortableTable
      caption="Μεσιτικά γραφεία στην Αθήνα"
      columns={[
        { id: 'agency', header: headers.agency, isSortable: true },
        {
          id: 'listings',
          header: headers.listings,
          align: 'end',
          isSortable: true,
          firstDirection: 'descending',
        },
        { id: 'reply', header: headers.reply, align: 'end', isSortable: true },
      ]}
      rows={sorted.map(({ id, agency, listings, reply }) => ({
        id,
        cells: { agency, listings, reply: `${reply} ώρες` },
      }))}
      sort={sort}
      onSortChange={setSort}
      sortedText={({ column, direction }) =>
        `Ταξινόμηση κατά «${headers[column]}», ${direction === 'ascending' ? 'αύξουσα' : 'φθίνουσα'}`
      }
      emptyText="Κανένα γραφείο"
      height={height}
      isPending={isPending}
      pendingLabel="Ταξινομείται"
      {...(isSelectable ? { selection } : {})}
    />
  )
}

export const Sorted = meta.story({
  render: () => <Agencies />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // Past the box that scrolls, to the first head.
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const head = canvas.getByRole('columnheader', { name: /Γραφείο/ })
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'))
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Κτήματα Πηλίου'))
  },
})

export const Selectable = meta.story({ render: () => <Agencies isSelectable /> })

export const Pending = meta.story({
  render: () => <Agencies isPending />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('progressbar')).toBeInTheDocument()
  },
})

export const StickyHeads = meta.story({ render: () => <Agencies height="screen" copies={12} isSelectable /> })

export const Empty = meta.story({ render: () => <Agencies copies={0} /> })

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <Agencies isSelectable />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <SortableTable
        caption="Immobilienmaklerbüros mit Besichtigungsterminen"
        columns={[
          { id: 'name', header: 'Geschäftsbezeichnung', isSortable: true },
          { id: 'reply', header: 'Durchschnittliche Antwortzeit', isSortable: true, align: 'end' },
        ]}
        rows={[{ id: '1', cells: { name: 'Grundstücksverwaltungsgesellschaft', reply: '3 Stunden' } }]}
        onSortChange={() => {}}
        sortedText={() => 'Sortiert'}
        emptyText="Keine Büros"
      />
    </Narrow>
  ),
})
