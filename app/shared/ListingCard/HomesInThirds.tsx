import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import type { ListingCard as Card } from '#domain/listing/ListingCard.ts'
import { ListingCard } from './ListingCard.tsx'

/** How wide a photograph is drawn there. */
const sizes = '(min-width: 80em) 24rem, (min-width: 64em) 30vw, (min-width: 48em) 46vw, 94vw'

/** A few homes below something else, each with a heading of level 3. */
export function HomesInThirds({ homes }: { homes: readonly Card[] }) {
  return (
    <Grid as="ul" columns="thirds" space="xl">
      {homes.map((listing) => (
        <li key={listing.id}>
          <ListingCard listing={listing} titleLevel={3} sizes={sizes} />
        </li>
      ))}
    </Grid>
  )
}
