import { ListingPage } from '#app/features/listing/ListingPage.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import preview from '../../.storybook/preview.tsx'
import { pageOfCards } from './sample/cards.ts'
import { flatDetail, houseDetail } from './sample/detail.ts'
import { AppSurroundings } from './Surroundings.tsx'

/** The listing screen, with the replies that the server would give. */
function Screen({ listing }: { listing: ListingDetail }) {
  const { id } = listing
  const replies = {
    [apiKey.listing(id, 'el')]: listing,
    [apiKey.similar(id, 'el')]: pageOfCards.slice(3, 7),
  }
  return (
    <AppSurroundings address={`/aggelies/${id}/`} replies={replies}>
      <main>
        <ListingPage params={{ id }} />
      </main>
    </AppSurroundings>
  )
}

const meta = preview.meta({
  component: Screen,
  parameters: { layout: 'fullscreen' },
  // Its words are loaded: what is looked at is the page, not the wait for it.
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
})

export const WellStated = meta.story({ args: { listing: flatDetail } })

export const LittleStated = meta.story({ args: { listing: houseDetail } })

export const Sold = meta.story({
  args: { listing: { ...flatDetail, status: 'soldOrRented', photos: [], photoCount: 0 } },
})
