import { countStated, meritOf } from '#domain/search/relevance.ts'
import type { Random } from '#server/demo/illustrations/random.ts'
import { siteAbroad } from './abroad.ts'
import { type Auction, auctionOf } from './auctionOf.ts'
import type { Advertiser } from './advertisers.ts'
import type { Home, Site } from './Home.ts'
import { type Advertised, leaveOut } from './leaveOut.ts'
import { type LifeLine, makeLifeLine } from './lifeLine.ts'
import { makeHome } from './makeHome.ts'
import { type ShownPlace, showPlace } from './shownPlace.ts'
import { randomFrom } from '#server/demo/illustrations/random.ts'
import { writeTexts } from './texts/writeTexts.ts'
import { type Unit, unitsOf } from './unitsOf.ts'

/** What a stock of listings is made from. */
export interface Market {
  readonly chooseSite: (random: Random) => Site
  readonly chooseAdvertiser: (
    home: { readonly contract: string; readonly category: string; readonly provinceId: number },
    random: Random,
  ) => Advertiser
  readonly pickPhotos: (home: Home, random: Random) => readonly number[]
  readonly now: Date
  readonly seed: number
}

/** One demonstration listing, ready to be written. */
export interface DemoListing {
  readonly id: number
  readonly home: Advertised
  readonly life: LifeLine
  readonly place: ShownPlace
  readonly advertiser: Advertiser
  readonly photos: readonly number[]
  readonly auction: Auction | null
  /** What a project lists; none for anything else. */
  readonly units: readonly Unit[]
  readonly hasPlan: boolean
  /** 0 to 1: how complete, fresh and illustrated the ad is. */
  readonly relevance: number
  readonly texts: { readonly el: Text; readonly en: Text | null }
}
type Text = ReturnType<typeof writeTexts>

/** Makes the listing of an id. The same seed and id always give the same listing, whatever came before. */
export function makeListing(id: number, market: Market): DemoListing {
  const random = randomFrom(`listing ${market.seed} ${id}`)
  const site = siteAbroad(id, market.seed) ?? market.chooseSite(random)
  const whole = makeHome(site, market.now.getUTCFullYear(), random)
  const home = leaveOut(whole, random)
  const life = makeLifeLine(home.price, market.now, random)
  const photos = market.pickPhotos(whole, random)
  return {
    id,
    home,
    life,
    photos,
    place: showPlace(site.point, random),
    advertiser: market.chooseAdvertiser(
      { contract: home.contract, category: home.category, provinceId: site.province.id },
      random,
    ),
    auction: auctionOf(whole, id, market.seed),
    units: unitsOf(home, id, market.seed),
    hasPlan: whole.bedrooms !== null && whole.bedrooms <= 5 && random.chance(0.4),
    relevance: meritOf(
      { stated: countStated(home), pictures: photos.length, confirmedAt: life.confirmedAt },
      market.now,
    ),
    texts: {
      el: writeTexts(home, 'el', random),
      en: random.chance(0.8) ? writeTexts(home, 'en', random) : null,
    },
  }
}
