import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { TagGroup, type TagEntry } from '#design-system/collections/TagGroup/TagGroup.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: TagGroup })

const filters: readonly TagEntry[] = [
  { id: 'price', label: 'Έως 300.000 €' },
  { id: 'rooms', label: '3+ υπνοδωμάτια' },
  { id: 'garden', label: 'Με κήπο' },
]

function Filters({ tags = filters }: { tags?: readonly TagEntry[] }) {
  const [present, setPresent] = useState(tags)
  return (
    <TagGroup
      label="Φίλτρα σε ισχύ"
      tags={present}
      onRemove={(id) => setPresent((now) => now.filter((tag) => tag.id !== id))}
      clear={{ label: 'Καθαρισμός όλων', onPress: () => setPresent([]) }}
      emptyText="Κανένα φίλτρο"
    />
  )
}

export const Removable = meta.story({
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Έως 300.000 €' })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.getByRole('row', { name: '3+ υπνοδωμάτια' })).toHaveFocus())
  },
})

export const Emptied = meta.story({
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Καθαρισμός όλων' }))
    await waitFor(() => expect(canvas.getByText('Κανένα φίλτρο')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Φίλτρα σε ισχύ' })).toHaveFocus())
  },
})

export const ShownOnly = meta.story({
  render: () => <TagGroup aria-label="Χαρακτηριστικά" tags={filters} emptyText="-" />,
})

export const NarrowWithLongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Filters
        tags={[
          ...filters,
          { id: 'place', label: 'Άνω Πετράλωνα, Φιλοπάππου, Κουκάκι και περιοχές γύρω από τον λόφο' },
        ]}
      />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <TagGroup
        label="Aktive Filter"
        tags={[
          { id: '1', label: 'Grundstücksverkehrsgenehmigung erforderlich' },
          { id: '2', label: 'Energieeffizienzklasse A' },
        ]}
        onRemove={() => {}}
        clear={{ label: 'Alle Filter zurücksetzen', onPress: () => {} }}
        emptyText="Keine Filter"
      />
    </Narrow>
  ),
})
