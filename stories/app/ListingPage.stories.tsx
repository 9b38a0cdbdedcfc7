import { ListingPage } from '#app/features/listing/ListingPage.tsx'
import { listingBody } from '#app/features/listing/body/listingBody.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { contactKeys } from '#app/transport/contact/contactKeys.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { ListingBackground } from '#domain/listing/ListingBackground.ts'
import preview from '../../.storybook/preview.tsx'
import {
  auctionBackground,
  flatBackground,
  projectBackground,
  unknownBackground,
} from './sample/background.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { flatAgain, flatOnceMore, pageOfCards } from './sample/cards.ts'
import { everyWay } from './contact/sampleContact.ts'
import { flatDetail, houseDetail } from './sample/detail.ts'
import { AppSurroundings } from './Surroundings.tsx'

interface ScreenProps {
  listing: ListingDetail
  background: ListingBackground
  /** Other ads that seem to be of the same home. */
  others: readonly ListingCard[]
}

/** The listing screen, with the replies that the server would give. */
function Screen({ listing, background, others }: ScreenProps) {
  const { id } = listing
  const replies = {
    [apiKey.listing(id, 'el')]: listing,
    [apiKey.similar(id, 'el')]: pageOfCards.slice(3, 7),
    [apiKey.sameHome(id, 'el')]: others,
    [apiKey.background(id, 'el')]: background,
    [contactKeys.ways(id, 'el')]: everyWay,
  }
  return (
    <AppSurroundings isWithoutServer address={`/aggelies/${id}/`} replies={replies}>
      <main>
        <ListingPage params={{ id }} />
      </main>
    </AppSurroundings>
  )
}

const meta = preview.meta({
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { background: flatBackground, others: [] },
  // Its words and its chart are loaded: what is looked at is the page, not the wait for it.
  loaders: [listingBody.preload],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    // The last part of the page whose code comes after it.
    await canvas.findByRole('button', { name: 'Απόκρυψη' })
  },
})

export const WellStated = meta.story({ args: { listing: flatDetail } })

/** Two others seem to advertise the same home, one with different facts. */
export const AdvertisedByOthers = meta.story({
  args: { listing: flatDetail, others: [flatAgain, flatOnceMore] },
})

export const LittleStated = meta.story({ args: { listing: houseDetail, background: unknownBackground } })

export const ToLet = meta.story({
  args: { listing: { ...flatDetail, contract: 'rent', price: 850, reduction: null, priceHistory: [] } },
})

export const Auctioned = meta.story({
  args: {
    listing: {
      ...flatDetail,
      kind: 'auction',
      contract: 'auction',
      dealBreakers: ['auction'],
      advertiser: { type: 'court', name: 'Πρωτοδικείο Αθηνών' },
      agency: null,
    },
    background: auctionBackground,
  },
})

export const Project = meta.story({
  args: {
    background: projectBackground,
    listing: { ...flatDetail, kind: 'project', category: 'newConstructions', energyState: 'underIssue' },
  },
})

export const Sold = meta.story({
  args: { listing: { ...flatDetail, status: 'soldOrRented', photo: null, photos: [], photoCount: 0 } },
})
