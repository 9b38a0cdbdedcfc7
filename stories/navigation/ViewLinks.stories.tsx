import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ViewLinks } from '#design-system/navigation/ViewLinks/ViewLinks.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const onSelect = fn()
const links = [
  { href: '/list/?results=list', label: 'Λίστα', icon: 'list', isCurrent: false, onSelect },
  { href: '/list/', label: 'Μαζί', icon: 'split', isCurrent: true },
  { href: '/map/', label: 'Χάρτης', icon: 'map', isCurrent: false },
] as const

const meta = preview.meta({ component: ViewLinks, args: { label: 'Προβολή', links } })

export const ThreeViews = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Μαζί' })).toHaveAttribute('aria-current', 'true'),
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Λίστα' }))
    await waitFor(() => expect(onSelect).toHaveBeenCalled())
  },
})

export const LongGermanText = meta.story({
  render: () => (
    <Narrow>
      <ViewLinks
        label="Ansicht"
        links={[
          { href: '/list/', label: 'Liste', icon: 'list', isCurrent: false },
          { href: '/both/', label: 'Liste und Karte', icon: 'split', isCurrent: true },
        ]}
      />
    </Narrow>
  ),
})
