import { expect, userEvent, waitFor } from 'storybook/test'
import { mapCanvas } from '#app/features/search/map/mapCanvas.ts'
import { useMapSize } from '#app/shared/map/mapSize.ts'
import { SearchMapPage } from '#app/features/search/SearchMapPage.tsx'
import { TilesContext } from '#app/shell/TilesContext.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { searchKeys } from '#app/transport/keys/searchKeys.ts'
import type { MapView } from '#domain/api/MapView.ts'
import preview from '../../.storybook/preview.tsx'
import { athensOutline, emptyView, mapView } from './sample/mapView.ts'
import { AppSurroundings } from './Surroundings.tsx'

interface ScreenProps {
  address: string
  reply: MapView
}

/** No tiles: the map has a plain background, and says so. */
const noTiles = 'data:application/json,{}'

/** The map screen at an address, with the reply that the server would give at any size of the screen. */
function Screen({ address, reply }: ScreenProps) {
  const size = useMapSize()
  const { pathname, searchParams } = new URL(address, 'https://estia.example')
  const replies = {
    [searchKeys.map(pathname, searchParams, 'el', size)]: reply,
    [apiKey.shape('city', athensOutline.properties.id, 'el')]: athensOutline,
    ...Object.fromEntries(reply.listings.map((listing) => [apiKey.listing(listing.id, 'el'), listing])),
  }
  return (
    <AppSurroundings address={address} replies={replies}>
      <TilesContext value={noTiles}>
        <main>
          <SearchMapPage />
        </main>
      </TilesContext>
    </AppSurroundings>
  )
}

const meta = preview.meta({
  component: Screen,
  // The loading time decides which message is shown, and which ids are generated before.
  parameters: { layout: 'fullscreen', isKept: false },
  // Parts of it are loaded: what is looked at is the page, not the wait for it.
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await mapCanvas.preload()
    await canvas.findByText('Χωρίς υπόβαθρο: τα ακίνητα είναι στη σωστή θέση')
  },
})

export const Homes = meta.story({
  args: { address: '/map/pwlhsh-katoikies/athina/?prezzoMassimo=400000', reply: mapView },
})

export const Empty = meta.story({
  args: {
    address: '/map/enoikio-katoikies/athina/?camereDaLettoMinimo=4&lat=37.97&lng=23.73&zoom=14',
    reply: { ...emptyView, total: 12 },
  },
})

export const ByKeyboard = meta.story({
  args: { address: '/map/pwlhsh-katoikies/athina/', reply: mapView },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /^27 αγγελίες/ })
    first.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /4 υπνοδωμάτια.*από 6$/ })).toHaveFocus())
  },
})
