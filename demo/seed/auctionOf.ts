import { distance } from '#domain/geography/distance.ts'
import { greece } from '#domain/geography/greece.ts'
import type { Place } from '#domain/geography/Place.ts'
import { type CourtName, courts } from '#domain/listing/vocabularies/courts.ts'
import type { AuctionStatusName } from '#domain/listing/vocabularies/market.ts'
import { randomFrom } from '#demo/random.ts'
import { courtSeats } from './courtSeats.ts'
import type { Home } from './Home.ts'
import { weighted } from './sites.ts'

/** What an auction says of itself; null where it does not. */
export interface Auction {
  readonly status: AuctionStatusName
  readonly court: CourtName | null
}

const chooseStatus = weighted<readonly [AuctionStatusName, number]>(
  [
    ['participable', 60],
    ['notParticipable', 15],
    ['desert', 15],
    ['suspended', 10],
  ],
  ([, share]) => share,
)

const seats = courts.names.flatMap((court) => {
  const place = greece().bySlug('city', courtSeats[court])
  return place ? [[court, place] as const] : []
})

/** The auction of a home that is auctioned; null for any other. Homes go to the nearest court. */
export function auctionOf({ contract, site }: Home, id: number, seed: number): Auction | null {
  if (contract !== 'auction') return null
  const random = randomFrom(`auction ${seed} ${id}`)
  const [status] = chooseStatus(random)
  const isTold = site.country === 'greece' && random.chance(0.95)
  return { status, court: isTold ? nearestCourt(site.point) : null }
}

const nearestCourt = (point: Pick<Place, 'latitude' | 'longitude'>): CourtName | null =>
  seats.reduce<{ court: CourtName | null; away: number }>(
    (nearest, [court, seat]) => {
      const away = distance(point, seat)
      return away < nearest.away ? { court, away } : nearest
    },
    { court: null, away: Infinity },
  ).court
