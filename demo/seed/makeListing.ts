import { countStated, meritOf } from '#domain/search/relevance.ts'
import type { Random } from '#demo/random.ts'
import { siteAbroad } from './abroad.ts'
import {
  advertisedBefore,
  isOfferedAround,
  otherAgency,
  picturesAgain,
  shownAgain,
  toldAgain,
} from './advertisedBefore.ts'
import { type Auction, auctionOf } from './auctionOf.ts'
import type { Advertiser } from './advertisers.ts'
import type { Home, Site } from './Home.ts'
import { type Advertised, leaveOut } from './leaveOut.ts'
import { type LifeLine, makeLifeLine } from './lifeLine.ts'
import { makeHome } from './makeHome.ts'
import { type DemoFacts, moreFactsOf } from './facts/moreFacts.ts'
import { isShownAlike, type ShownPlace, showPlace } from './shownPlace.ts'
import { randomFrom } from '#demo/random.ts'
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
  /** What it states beside. */
  readonly more: DemoFacts
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
  return adOfAnother(id, market) ?? makeAd(id, market, { whole: newHome(id, market, random), random })
}

/** A home that has no ad yet. */
function newHome(id: number, market: Market, random: Random): Home {
  const site = siteAbroad(id, market.seed) ?? market.chooseSite(random)
  return makeHome(site, market.now.getUTCFullYear(), random)
}

/** Another agency's ad of a home that is advertised already; undefined for most ids. */
function adOfAnother(id: number, market: Market): DemoListing | undefined {
  const first = advertisedBefore(id, market.seed)
  if (first === undefined) return undefined
  const whole = newHome(first, market, randomFrom(`listing ${market.seed} ${first}`))
  if (!isOfferedAround(whole)) return undefined
  const random = randomFrom(`listing again ${market.seed} ${id}`)
  return makeAd(id, market, { whole: toldAgain(whole, random), random, before: makeListing(first, market) })
}

interface Advertising {
  readonly whole: Home
  readonly random: Random
  /** The ad of the same home that was first. */
  readonly before?: DemoListing
}

function makeAd(id: number, market: Market, { whole, random, before }: Advertising): DemoListing {
  const { site } = whole
  const home = leaveOut(whole, random)
  const life = makeLifeLine(home.price, market.now, random)
  const drawn = before ? picturesAgain(before.photos, random) : market.pickPhotos(whole, random)
  const place = before ? shownAgain(site.point, before.place, random) : showPlace(site.point, random)
  // An ad that shows the place differently has other pictures: the same ones would reveal the point inside its circle.
  const photos =
    before && !isShownAlike(place, before.place)
      ? market.pickPhotos(whole, randomFrom(`pictures again ${market.seed} ${id}`))
      : drawn
  // Facts that only two ads share would connect one that hides its place with one that shows it.
  const stated = before && isShownAlike(place, before.place) ? before.id : id
  const choose = () =>
    market.chooseAdvertiser(
      { contract: home.contract, category: home.category, provinceId: site.province.id },
      random,
    )
  return {
    id,
    home,
    more: moreFactsOf(stated, home, market),
    life,
    photos,
    place,
    advertiser: before ? otherAgency(choose, before.advertiser) : choose(),
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
