import { expect, userEvent, within } from 'storybook/test'
import { MapLegend, type MapLegendEntry } from '#design-system/map/MapLegend/MapLegend.tsx'
import { type MapSymbol, symbols } from '#design-system/map/MapLegend/symbols.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: MapLegend })

const prices: readonly MapLegendEntry[] = [
  { id: 'low', label: 'Έως 150.000 €', symbol: 'dot', tone: 'success' },
  { id: 'middle', label: '150.000 έως 300.000 €', symbol: 'square' },
  { id: 'high', label: 'Πάνω από 300.000 €', symbol: 'diamond', tone: 'cut' },
  { id: 'area', label: 'Η περιοχή που σχεδιάσατε', symbol: 'hatch', tone: 'text' },
]

export const Closed = meta.story({
  render: () => <MapLegend label="Τι σημαίνουν τα σημάδια" entries={prices} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Τι σημαίνουν τα σημάδια'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(canvas.getByText('Τι σημαίνουν τα σημάδια'))
  },
})

export const Open = meta.story({
  render: () => <MapLegend label="Τι σημαίνουν τα σημάδια" entries={prices} isInitiallyOpen />,
})

export const EverySign = meta.story({
  render: () => (
    <MapLegend
      label="Τι σημαίνουν τα σημάδια"
      isInitiallyOpen
      entries={(Object.keys(symbols) as MapSymbol[]).map((symbol) => ({ id: symbol, symbol, label: symbol }))}
    />
  ),
})

export const NarrowWithLongGreekText = meta.story({
  render: () => (
    <Narrow>
      <MapLegend
        label="Τι σημαίνουν τα σημάδια και οι γραμμές του χάρτη"
        isInitiallyOpen
        entries={prices.map((entry) => ({
          ...entry,
          label: `${entry.label}, κατά τη δήλωση του αγγελιοδότη`,
        }))}
      />
    </Narrow>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <MapLegend
        label="Zeichenerklärung"
        isInitiallyOpen
        entries={[
          { id: 'a', label: 'Quadratmeterpreis unterhalb des Gemeindedurchschnitts', symbol: 'dot' },
          { id: 'b', label: 'Überschwemmungsgefährdungsgebiet', symbol: 'hatch', tone: 'warning' },
        ]}
      />
    </Narrow>
  ),
})
