import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '#design-system/collections/Card/Card.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { listings, SampleCard, type SampleListing } from '../sample/listings.tsx'

const meta = preview.meta({ component: Card })
const [, , third] = listings as readonly [SampleListing, SampleListing, SampleListing]

export const InAGrid = meta.story({
  render: () => (
    <Grid as="ul" columns="card" space="lg">
      {listings.map((listing, at) => (
        <li key={listing.id}>
          <SampleCard listing={listing} isHighlighted={at === 2} />
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('article')
    if (!first) return
    await userEvent.tab()
    await waitFor(() => expect(within(first).getByRole('link')).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(within(first).getByRole('button')).toHaveFocus())
  },
})

export const Horizontal = meta.story({
  render: () => (
    <Stack space="xl">
      {listings.slice(0, 2).map((listing) => (
        <SampleCard key={listing.id} listing={listing} layout="horizontal" />
      ))}
    </Stack>
  ),
})

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <SampleCard listing={third} />
    </Narrow>
  ),
})

export const WithoutPhotograph = meta.story({
  render: () => (
    <Card href="/mesitika-grafeia/1" title="Φιλοπάππου Ακίνητα" footer={<span>42 αγγελίες</span>} />
  ),
})

export const Loading = meta.story({
  render: () => (
    <Grid columns="card">
      {[1, 2, 3].map((at) => (
        <div key={at}>
          <Skeleton shape="photo" />
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
          <Skeleton width="third" />
        </div>
      ))}
    </Grid>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <SampleCard
        listing={{
          ...third,
          title: 'Mehrfamilienhaus · Erstbezug nach denkmalgerechter Kernsanierung · 240 m²',
          place: 'Gemeindebezirk Nea Filadelfia-Nea Chalkidona, Athen-Nordost',
          advertiser: 'Grundstücksverwaltungsgesellschaft Papadopoulos',
          cut: 'Preis gesenkt um 6 %',
          energy: { words: 'Energieeffizienzklasse B+', tone: 'success' },
          saveLabel: 'Speichern',
          confirmed: 'Bestätigt am 18. November',
          precision: 'genaue Lage',
        }}
      />
    </Narrow>
  ),
})
