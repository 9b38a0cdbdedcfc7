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

/** Words in a row keep their room: squeezed to a word a line they would make every row as high as the screen. */
export const SentencesOnANarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <DataTable
        caption="Έξοδα και από πού προκύπτουν"
        columns={[
          { id: 'item', header: 'Έξοδο' },
          { id: 'amount', header: 'Ποσό', align: 'end' },
          { id: 'source', header: 'Πηγή', room: 'sentence' },
        ]}
        rows={[
          {
            id: '1',
            cells: {
              item: 'Φόρος μεταβίβασης',
              amount: '3.863 €',
              source: 'Νόμος: 3 % και 3 % του φόρου υπέρ του δήμου. Ισχύει από τον Ιανουάριο 2014.',
            },
          },
          { id: '2', cells: { item: 'Μεσίτης', amount: '3.100 €', source: 'Συνήθης αμοιβή, με συμφωνία.' } },
        ]}
      />
    </Narrow>
  ),
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
