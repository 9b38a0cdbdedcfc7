import { expect, userEvent, waitFor, within } from 'storybook/test'
import { LineChart } from '#design-system/charts/LineChart/LineChart.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { formats, market } from './figures.ts'

const meta = preview.meta({ component: LineChart })

const greek = {
  formatValue: formats.el.money,
  formatTime: formats.el.month,
  columns: { time: 'Από', value: 'Τιμή' },
  tableLabel: 'Σε πίνακα',
}

const history = (
  <LineChart
    {...greek}
    title="Ιστορικό τιμής"
    summary="Από 423.000 € τον Μάρτιο σε 398.000 € τον Οκτώβριο, σε δύο μειώσεις."
    series={[
      { at: Date.UTC(2026, 2, 4), value: 423000 },
      { at: Date.UTC(2026, 5, 20), value: 410000 },
      { at: Date.UTC(2026, 9, 22), value: 398000 },
      { at: Date.UTC(2026, 10, 20), value: 398000 },
    ]}
  />
)

export const PriceHistory = meta.story({
  render: () => history,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Σε πίνακα'))
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Ιστορικό τιμής' })).toBeVisible())
  },
})

export const NarrowScreen = meta.story({ render: () => <Narrow>{history}</Narrow> })

const quartiles = (
  <LineChart
    {...greek}
    title="Τιμή ανά τετραγωνικό στο Παγκράτι"
    summary="Η διάμεση τιμή ανέβηκε από 2.050 € τον Οκτώβριο του 2024 σε 2.588 € τον Οκτώβριο του 2026. Οι μισές αγγελίες είναι τώρα μεταξύ 2.332 € και 3.118 €."
    curve="linear"
    series={market}
    band={market}
    legend={{ line: 'Διάμεσος', band: 'Οι μισές αγγελίες, 25–75 %' }}
    columns={{ time: 'Τρίμηνο', value: 'Διάμεσος', low: '25 %', high: '75 %' }}
  />
)

export const QuartileBand = meta.story({ render: () => quartiles })
export const QuartileBandNarrow = meta.story({ render: () => <Narrow>{quartiles}</Narrow> })

export const OnePoint = meta.story({
  render: () => (
    <LineChart
      {...greek}
      title="Ιστορικό τιμής"
      summary="Η τιμή είναι 423.000 € από τον Μάρτιο."
      series={[{ at: Date.UTC(2026, 2, 4), value: 423000 }]}
    />
  ),
})

export const Nothing = meta.story({
  render: () => (
    <LineChart
      {...greek}
      title="Ιστορικό τιμής"
      summary=""
      series={[]}
      emptyText="Η τιμή δεν έχει αλλάξει από τότε που δημοσιεύτηκε η αγγελία."
    />
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <LineChart
        title="Entwicklung der Grundstücksquadratmeterpreise im Gemeindebezirk"
        summary="Der Preis stieg von 1.950.000 € im September 2024 auf 2.480.000 € im Dezember 2026."
        curve="linear"
        series={[
          { at: Date.UTC(2024, 8, 1), value: 1_950_000 },
          { at: Date.UTC(2025, 6, 1), value: 2_240_000 },
          { at: Date.UTC(2026, 11, 1), value: 2_480_000 },
        ]}
        formatValue={formats.de.money}
        formatTime={formats.de.month}
        columns={{ time: 'Veröffentlichungszeitpunkt', value: 'Angebotspreis' }}
        tableLabel="Preisentwicklung als Tabelle anzeigen"
      />
    </Narrow>
  ),
})
