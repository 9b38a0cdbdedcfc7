import { expect, userEvent, waitFor } from 'storybook/test'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs/Breadcrumbs.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const trail = [
  { label: 'Αττική', href: '/a' },
  { label: 'Κέντρο Αθήνας', href: '/b' },
  { label: 'Παγκράτι και γύρω' },
]

const meta = preview.meta({ component: Breadcrumbs, args: { label: 'Διαδρομή', items: trail } })

export const Trail = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Αττική' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Κέντρο Αθήνας' })).toHaveFocus())
    await waitFor(() => expect(canvas.getByText('Παγκράτι και γύρω')).toHaveAttribute('aria-current', 'page'))
  },
})

export const OnlyThePage = meta.story({ args: { items: [{ label: 'Αττική' }] } })

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Breadcrumbs
        label="Διαδρομή"
        items={[
          { label: 'Περιφέρεια Ανατολικής Μακεδονίας και Θράκης', href: '/a' },
          { label: 'Περιφερειακή ενότητα Ροδόπης', href: '/b' },
          { label: 'Δήμος Μαρωνείας-Σαπών', href: '/c' },
          { label: 'Μονοκατοικίες προς πώληση' },
        ]}
      />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Breadcrumbs
        label="Brotkrümelnavigation"
        items={[
          { label: 'Immobilienangebote', href: '/de/' },
          { label: 'Grundstücksverkehrsgenehmigungszuständigkeit', href: '/de/x' },
          { label: 'Zwangsversteigerungen' },
        ]}
      />
    </Narrow>
  ),
})
