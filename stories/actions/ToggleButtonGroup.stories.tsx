import { expect, userEvent, waitFor } from 'storybook/test'
import { ToggleButtonGroup } from '#design-system/actions/ToggleButtonGroup/ToggleButtonGroup.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: ToggleButtonGroup })

const views = [
  { id: 'list', label: 'Λίστα', icon: 'list' as const },
  { id: 'map', label: 'Χάρτης', icon: 'map' as const },
  { id: 'both', label: 'Και τα δύο', icon: 'plan' as const },
]

export const OneOfSeveral = meta.story({
  render: () => (
    <ToggleButtonGroup label="Προβολή" options={views} defaultValue={['list']} disallowEmptySelection />
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Χάρτης' })).toHaveFocus())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Χάρτης' })).toBeChecked())
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Λίστα' })).not.toBeChecked())
  },
})

export const AnyNumber = meta.story({
  render: () => (
    <ToggleButtonGroup
      label="Στον χάρτη"
      selectionMode="multiple"
      defaultValue={['metro']}
      options={[
        { id: 'metro', label: 'Μετρό' },
        { id: 'schools', label: 'Σχολεία' },
        { id: 'shops', label: 'Καταστήματα' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Σχολεία' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Μετρό' })).toHaveAttribute('aria-pressed', 'true'),
    )
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Σχολεία' })).toHaveAttribute('aria-pressed', 'true'),
    )
  },
})

export const IconsOnly = meta.story({
  render: () => (
    <ToggleButtonGroup label="Προβολή" isIconOnly options={views} defaultValue={['map']} size="small" />
  ),
})

export const Upright = meta.story({
  render: () => (
    <ToggleButtonGroup label="Προβολή" options={views} defaultValue={['map']} orientation="vertical" />
  ),
})

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <ToggleButtonGroup
        label="Σειρά"
        defaultValue={['price']}
        options={[
          { id: 'relevance', label: 'Πιο κοντά σε όσα ζητήσατε' },
          { id: 'price', label: 'Από τη χαμηλότερη τιμή προς την υψηλότερη' },
        ]}
      />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <ToggleButtonGroup
        label="Ansicht"
        defaultValue={['map']}
        options={[
          { id: 'list', label: 'Immobilienanzeigenliste', icon: 'list' },
          { id: 'map', label: 'Grundstücksverkehrskarte', icon: 'map' },
        ]}
      />
    </Narrow>
  ),
})
