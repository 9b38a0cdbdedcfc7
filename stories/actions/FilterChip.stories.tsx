import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FilterChip, type FilterChipProps } from '#design-system/actions/FilterChip/FilterChip.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

/** A chip that opens and closes when it is pressed. */
function Chip(props: Omit<FilterChipProps, 'isOpen' | 'onPress'>) {
  const [isOpen, setOpen] = useState(false)
  return <FilterChip {...props} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
}

const meta = preview.meta({ component: Chip, args: { label: 'Τιμή' } })

export const NothingSet = meta.story({
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Τιμή' })
    await userEvent.tab()
    await waitFor(() => expect(chip).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(chip).toHaveAttribute('aria-expanded', 'true'))
  },
})

export const Set = meta.story({
  args: {
    label: 'έως 400.000 €',
    name: 'Τιμή: έως 400.000 €',
    isActive: true,
    clear: { href: '/pwlhsh-katoikies/', label: 'Αφαίρεση φίλτρου: Τιμή' },
  },
})

export const All = meta.story({
  args: { label: 'Φίλτρα', icon: 'filter', name: 'Φίλτρα, 2 ενεργά', count: '2' },
})

export const LongGermanText = meta.story({
  render: () => (
    <Narrow>
      <Inline>
        <Chip label="Energetischer Zustand" />
        <Chip
          label="120 m² bis 1.200 m²"
          name="Fläche: 120 m² bis 1.200 m²"
          isActive
          clear={{ href: '/de/', label: 'Filter entfernen: Fläche' }}
        />
      </Inline>
    </Narrow>
  ),
})
