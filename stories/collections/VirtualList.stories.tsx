import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { VirtualList } from '#design-system/collections/VirtualList/VirtualList.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import './layoutInTests.ts'

const meta = preview.meta({ component: VirtualList })

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    title: `Αγγελία ${at + 1}`,
    details:
      at % 3 === 0 ? 'Διαμέρισμα με θέα στη θάλασσα και δύο θέσεις στάθμευσης' : `${60 + (at % 90)} τ.μ.`,
  }))

/** Ten times as many take React's development build minutes on a busy machine; the component's own test has them. */
export const ThousandRows = meta.story({
  render: () => <VirtualList aria-label="Αγγελίες" items={rows(1000)} emptyState="Καμία" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1000'))
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('row', { name: /Αγγελία 1000/ })).toHaveFocus())
    // Rows that are added while scrolling are at the end of the document; they are sorted once scrolling
    // ends.
    await waitFor(() => {
      const places = canvas.getAllByRole('row').map((row) => Number(row.ariaRowIndex))
      return expect(places).toEqual(places.toSorted((a, b) => a - b))
    })
  },
})

function Choosing() {
  const [selectedKeys, setSelected] = useState<ReadonlySet<string>>(new Set(['1']))
  return (
    <VirtualList
      aria-label="Αγγελίες"
      items={rows(500)}
      emptyState="Καμία"
      height="small"
      selectionMode="multiple"
      selectedKeys={selectedKeys}
      onSelectionChange={setSelected}
    />
  )
}

export const Selection = meta.story({ render: () => <Choosing /> })

export const Empty = meta.story({
  render: () => <VirtualList aria-label="Αγγελίες" items={[]} emptyState="Καμία αγγελία" height="small" />,
})

export const Pending = meta.story({
  render: () => (
    <VirtualList
      aria-label="Αγγελίες"
      items={rows(2)}
      emptyState="Καμία"
      height="small"
      more={{ onLoadMore: () => {}, isPending: true, pendingLabel: 'Φορτώνουν αγγελίες' }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar')
  },
})

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <Choosing />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <VirtualList
        aria-label="Anzeigen"
        height="small"
        items={rows(50).map(({ id }) => ({
          id,
          title: `Grundstücksverkehrsgenehmigungszuständigkeit ${id}`,
          details: 'Erstbezug nach umfassender Kernsanierung, Besichtigung nach Vereinbarung',
        }))}
        emptyState="Keine"
      />
    </Narrow>
  ),
})
