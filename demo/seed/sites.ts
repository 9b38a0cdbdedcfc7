import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place, Point } from '#domain/geography/Place.ts'
import { hashText, type Random } from '#demo/random.ts'
import type { Site } from './Home.ts'
import { fallbackPrice, municipalityPrices, provincePrices, zoneFactors } from './priceLevels.ts'
import { regionStyleOf } from './regionStyles.ts'

/** Metres in a degree of latitude. */
const metresPerDegree = 111_320

/** How far homes scatter around the middle of their place, metres: one standard deviation. */
const scatter = { zone: 280, city: 700, town: 450 } as const

/** Islands are small markets with many ads: their share is raised against their residents. */
const islandBoost = 2.5

/** Cities have more ads for each resident than villages. */
const cityExponent = 1.1

/** Zones with many more homes than others of their city, by slug: how many times as many. */
const crowded: Readonly<Record<string, number>> = {
  pagkrati: 8,
  kypseli: 5,
  ampelokipoi: 4,
  'neos-kosmos': 4,
  patisia: 3,
  kolonaki: 2.5,
  koukaki: 2,
  'ano-petralona': 2,
}

/** Where the demonstration stock stands: chooses a site, more often where more people live and buy. */
export function makeSites(
  gazetteer: Gazetteer,
  municipalities = gazetteer.ofLevel('city'),
): (random: Random) => Site {
  const chooseMunicipality = weighted(municipalities, (place) => marketSize(place))
  const zoneChoosers = new Map(
    municipalities.map((place) => {
      const zones = gazetteer.children(place, 'cityZone')
      return [place.id, zones.length === 0 ? undefined : weighted(zones, stockOf)]
    }),
  )
  const surroundings = new Map(municipalities.map((place) => [place.id, surroundingsOf(gazetteer, place)]))
  return (random) => {
    const municipality = chooseMunicipality(random)
    const around = surroundings.get(municipality.id)
    if (around === undefined) throw new Error(`No surroundings for ${municipality.slug}`)
    const chooseZone = zoneChoosers.get(municipality.id)
    // Some ads outside the named zones, as in life.
    const zone = chooseZone && random.chance(0.94) ? chooseZone(random) : null
    const island = around.islands.length > 0 ? random.pick(around.islands) : null
    const middle = zone ?? (around.islands.length > 1 ? (island ?? municipality) : municipality)
    const spread = zone ? scatter.zone : (municipality.population ?? 0) > 80_000 ? scatter.city : scatter.town
    return {
      ...around.fixed,
      country: 'greece',
      municipality,
      zone,
      island,
      point: nearby(middle, spread, random),
      pricePerSquareMetre: priceAt(around.fixed.province, municipality, zone),
      nearSea: municipality.coastal ? (municipality.onIsland ? 0.5 : 0.22) : 0,
    }
  }
}

/** Relative number of ads of a municipality. */
function marketSize(place: Place): number {
  const residents = place.population ?? 1000
  return residents ** cityExponent * (place.onIsland && residents < 60_000 ? islandBoost : 1)
}

/** Relative number of ads of a zone in its municipality. */
const stockOf = ({ slug, weight }: Place): number => (weight ** 2 + 0.5) * (crowded[slug] ?? 1)

function surroundingsOf(gazetteer: Gazetteer, municipality: Place) {
  const lineage = gazetteer.ancestors(municipality)
  const region = lineage.find(({ level }) => level === 'region')
  const province = lineage.find(({ level }) => level === 'province')
  if (region === undefined || province === undefined) throw new Error(`${municipality.slug} lies nowhere`)
  const islands = municipality.onIsland ? gazetteer.groups(municipality, 'island') : []
  return { fixed: { region, province, style: regionStyleOf(province) }, islands }
}

/** EUR per m². Zones without a figure differ from each other by up to a fifth, always the same way. */
function priceAt(province: Place, municipality: Place, zone: Place | null): number {
  const base = municipalityPrices[municipality.slug] ?? provincePrices[province.slug] ?? fallbackPrice
  const smaller =
    municipalityPrices[municipality.slug] === undefined ? 0.85 + 0.3 * fraction(municipality.slug) : 1
  const factor = zone ? (zoneFactors[zone.slug] ?? 0.85 + 0.35 * fraction(zone.slug)) : 1
  return base * smaller * factor
}

const fraction = (text: string): number => (hashText(text) % 1000) / 1000

/** A point scattered around another, normally distributed, metres. */
export function nearby(middle: Point, metres: number, random: Random): Point {
  const radius = metres * Math.sqrt(-2 * Math.log(1 - random.next()))
  const angle = 2 * Math.PI * random.next()
  const latitude = middle.latitude + (radius * Math.sin(angle)) / metresPerDegree
  const east = metresPerDegree * Math.cos((middle.latitude * Math.PI) / 180)
  return { latitude, longitude: middle.longitude + (radius * Math.cos(angle)) / east }
}

/** A chooser by weight, in logarithmic time. */
export function weighted<T>(choices: readonly T[], weightOf: (choice: T) => number): (random: Random) => T {
  const ends: number[] = []
  let total = 0
  for (const choice of choices) ends.push((total += weightOf(choice)))
  return (random) => {
    const target = random.next() * total
    let low = 0
    let high = ends.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) > target) high = middle
      else low = middle + 1
    }
    return choices[low] as T
  }
}
