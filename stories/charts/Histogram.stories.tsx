import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Histogram, type HistogramProps } from '#design-system/charts/Histogram/Histogram.tsx'
import { HistogramPlot } from '#design-system/charts/Histogram/HistogramPlot.tsx'
import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { NumberField } from '#design-system/forms/NumberField/NumberField.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { formats, prices } from './figures.ts'

const meta = preview.meta({ component: Histogram })

const { money } = formats.el
const formatRange: HistogramProps['formatRange'] = ({ from, to }) =>
  to === Infinity ? `${money(from)} και άνω` : `${money(from)} έως ${money(to)}`

const greek: HistogramProps = {
  title: 'Κατοικίες προς πώληση στο Παγκράτι, ανά τιμή',
  summary: '341 αγγελίες. Οι περισσότερες ζητούν από 100.000 € έως 250.000 €.',
  bins: prices,
  formatValue: (value) => (value === Infinity ? 'και άνω' : money(value)),
  formatRange,
  formatBin: (bin) => `${formatRange(bin)}: ${bin.count} αγγελίες`,
  formatCount: String,
  columns: { range: 'Τιμή', count: 'Αγγελίες' },
  tableLabel: 'Σε πίνακα',
}

export const ByPrice = meta.story({ render: () => <Histogram {...greek} /> })

export const SelectedRange = meta.story({
  render: () => <Histogram {...greek} selected={{ from: 120_000, to: 300_000 }} />,
})

export const SelectedFromOnwards = meta.story({
  render: () => <Histogram {...greek} selected={{ from: 400_000 }} />,
})

export const ReadByArrowKeys = meta.story({
  render: () => <Histogram {...greek} isReadable selected={{ from: 100_000, to: 200_000 }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('listbox', { name: greek.summary })
    const read = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '')
    await userEvent.tab()
    await waitFor(() => expect(list).toHaveFocus())
    await waitFor(() => expect(read()).toHaveAccessibleName('100.000 € έως 150.000 €: 56 αγγελίες'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(read()).toHaveAccessibleName('150.000 € έως 200.000 €: 84 αγγελίες'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(read()).toHaveAccessibleName('550.000 € και άνω: 3 αγγελίες'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByText('0 € έως 50.000 €: 4 αγγελίες')).toBeVisible())
  },
})

export const AboveAPriceRange = meta.story({
  render: () => (
    <Narrow>
      <Stack space="sm">
        <HistogramPlot {...greek} look="bare" selected={{ from: 120_000, to: 300_000 }} />
        <FieldGroup legend="Τιμή" arrangement="beside">
          <NumberField label="Από" defaultValue="120000" suffix="€" />
          <NumberField label="Έως" defaultValue="300000" suffix="€" />
        </FieldGroup>
      </Stack>
    </Narrow>
  ),
})

export const Nothing = meta.story({
  render: () => <Histogram {...greek} bins={[]} emptyText="Καμία αγγελία με τιμή σε αυτή την περιοχή." />,
})

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <Histogram {...greek} selected={{ from: 120_000, to: 300_000 }} />
    </Narrow>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Histogram
        {...greek}
        title="Angebotspreise der Mehrfamilienhausgrundstücke"
        summary="341 Anzeigen, die meisten zwischen 10.000.000 € und 25.000.000 €."
        bins={prices.map(({ from, to, count }) => ({ from: from * 100, to: to * 100, count: count * 1000 }))}
        formatValue={(value) => (value === Infinity ? 'darüber' : formats.de.money(value))}
        formatCount={(count) => `${count.toLocaleString('de-DE')} Anzeigen`}
        formatRange={({ from }) => `ab ${formats.de.money(from)}`}
        columns={{ range: 'Angebotspreisspanne', count: 'Anzeigen' }}
        tableLabel="Preisverteilung als Tabelle anzeigen"
      />
    </Narrow>
  ),
})
