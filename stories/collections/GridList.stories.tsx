import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { GridList } from '#design-system/collections/GridList/GridList.tsx'
import type { RowContent } from '#design-system/collections/Row.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: GridList })

const searches = [
  { id: '1', title: 'Παγκράτι, αγορά, έως 300.000 €', details: '12 νέες από τις 18 Νοεμβρίου' },
  { id: '2', title: 'Χανιά, ενοικίαση, με κήπο', details: 'Καμία νέα' },
  {
    id: '3',
    title: 'Άνω Πετράλωνα, Φιλοπάππου και Κουκάκι, αγορά, τρία υπνοδωμάτια και πάνω, με θέση στάθμευσης',
    details: '1 νέα χθες',
  },
]

const empty = (
  <EmptyState icon="bell" heading="Δεν έχετε αποθηκευμένες αναζητήσεις">
    Αποθηκεύστε μια αναζήτηση και θα σας ειδοποιούμε για νέες αγγελίες.
  </EmptyState>
)

const actionsOf = (title: string) => (
  <>
    <IconButton icon="edit" label={`Αλλαγή: ${title}`} />
    <IconButton icon="trash" label={`Διαγραφή: ${title}`} />
  </>
)

const rich: readonly RowContent[] = searches.map((each) => ({
  ...each,
  href: `/anazitisi/${each.id}`,
  media: <Icon name="bell" />,
  actions: actionsOf(each.title),
}))

export const LinksAndActions = meta.story({
  render: () => <GridList aria-label="Αποθηκευμένες αναζητήσεις" items={rich} emptyState={empty} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: searches[0]?.title ?? '' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('link', { name: searches[1]?.title ?? '' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Διαγραφή: ${searches[1]?.title}` })).toHaveFocus(),
    )
  },
})

function Choosing({ selectionMode }: { selectionMode: 'single' | 'multiple' }) {
  const [selectedKeys, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  return (
    <GridList
      aria-label="Αποθηκευμένες αναζητήσεις"
      items={searches.map((each) => ({ ...each, actions: actionsOf(each.title) }))}
      emptyState={empty}
      selectionMode={selectionMode}
      selectedKeys={selectedKeys}
      onSelectionChange={setSelected}
    />
  )
}

export const MultipleSelection = meta.story({
  render: () => <Choosing selectionMode="multiple" />,
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row')
    await userEvent.tab()
    await waitFor(() => expect(rows[1]).toHaveFocus())
    await userEvent.keyboard('{ArrowDown} ')
    await waitFor(() => expect(rows[2]).toHaveAttribute('aria-selected', 'true'))
    await waitFor(() => expect(rows[1]).toHaveAttribute('aria-selected', 'true'))
  },
})

export const SingleSelection = meta.story({ render: () => <Choosing selectionMode="single" /> })

export const Empty = meta.story({
  render: () => <GridList aria-label="Αποθηκευμένες αναζητήσεις" items={[]} emptyState={empty} />,
})

function Growing({ isPending = false }: { isPending?: boolean }) {
  const [count, setCount] = useState(3)
  return (
    <GridList
      aria-label="Ειδοποιήσεις"
      items={Array.from({ length: count }, (_, at) => ({ id: `${at}`, title: `Ειδοποίηση ${at + 1}` }))}
      emptyState="Καμία ειδοποίηση"
      more={{
        label: 'Ακόμη 3',
        onPress: () => setCount(count + 3),
        isPending,
        pendingLabel: 'Φορτώνουν κι άλλες',
        addedText: (added) => `${added} ακόμη ειδοποιήσεις`,
      }}
    />
  )
}

export const More = meta.story({ render: () => <Growing /> })

export const MorePending = meta.story({
  render: () => <Growing isPending />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('progressbar')).toBeInTheDocument()
  },
})

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <GridList aria-label="Αποθηκευμένες αναζητήσεις" items={rich} emptyState={empty} />
      <Choosing selectionMode="multiple" />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <GridList
        aria-label="Gespeicherte Suchen"
        items={[
          {
            id: '1',
            title: 'Mehrfamilienhäuser mit Grundstücksverwaltungsvereinbarung',
            details: 'Benachrichtigungseinstellungen: wöchentlich',
            actions: <IconButton icon="trash" label="Löschen" />,
          },
        ]}
        emptyState="Keine"
      />
    </Narrow>
  ),
})
