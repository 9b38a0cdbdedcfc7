import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ title: 'collections/DataTable', component: DataTable })

const prices = (isCaptionHidden = false) => (
  <DataTable
    caption="Μέση τιμή πώλησης ανά περιοχή"
    isCaptionHidden={isCaptionHidden}
    columns={[
      { id: 'place', header: 'Περιοχή' },
      { id: 'price', header: 'Τιμή ανά τ.μ.', align: 'end' },
      { id: 'change', header: 'Μεταβολή έτους', align: 'end' },
    ]}
    rows={[
      { id: '1', cells: { place: 'Παγκράτι', price: '2.552 €', change: '+4,1 %' } },
      { id: '2', cells: { place: 'Κουκάκι', price: '3.210 €', change: '+6,8 %' } },
      { id: '3', cells: { place: 'Άνω Πετράλωνα και Φιλοπάππου', price: '2.890 €', change: '−0,4 %' } },
    ]}
  />
)

export const Prices = meta.story({ render: () => prices() })
export const CaptionForTheEarOnly = meta.story({ render: () => prices(true) })

export const NarrowScreen = meta.story({
  render: () => <Narrow>{prices()}</Narrow>,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await waitFor(() => expect(within(canvasElement).getByRole('region')).toHaveFocus())
  },
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <DataTable
        caption="Durchschnittliche Angebotsmieten je Quadratmeter Wohnfläche"
        columns={[
          { id: 'kind', header: 'Immobilienart' },
          { id: 'rent', header: 'Nettokaltmiete', align: 'end' },
        ]}
        rows={[
          { id: '1', cells: { kind: 'Mehrfamilienhauswohnung', rent: '9,40 €' } },
          { id: '2', cells: { kind: 'Doppelhaushälfte mit Einliegerwohnung', rent: '11,20 €' } },
        ]}
      />
    </Narrow>
  ),
})
