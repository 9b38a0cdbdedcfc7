import { describe, expect, it } from 'vitest'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { readWholeCamera, wholeCountry } from '#domain/map/camera.ts'
import { flat, house } from '#stories/app/sample/cards.ts'
import { savedMapHref } from './savedHref.ts'
import { homesInSight, type PlacedHome, placedHomes, toldOf } from './savedView.ts'
import { cameraOn } from '#app/shared/map/cameraOn.ts'

const pinsOf = (homes: readonly PlacedHome[]) => homes.map(({ pin }) => pin)
const size = { width: 800, height: 600 }
const hidden: ListingCard = {
  ...flat,
  id: 103,
  location: { precision: 'hidden', latitude: null, longitude: null, radius: null },
}
const far: ListingCard = {
  ...house,
  id: 104,
  price: null,
  location: { precision: 'exact', latitude: 35.34, longitude: 25.14, radius: null },
}
const homes = placedHomes([flat, house, hidden, far])
const ids = (some: typeof homes) => some.map(({ card }) => card.id)

describe('a map of saved homes', () => {
  it('has those that may be shown, as near as they may be', () => {
    expect(ids(homes)).toEqual([101, 102, 104])
    expect(homes.map(({ pin }) => pin.radius)).toEqual([60, 0, 0])
    expect(homes[0]?.pin).toMatchObject({ price: 245_000, bedrooms: 3, isReduced: true, place: 'Κουκάκι' })
  })

  it('shows all of them, and the whole country if there are none', () => {
    expect(ids(homesInSight(homes, cameraOn(pinsOf(homes), size), size))).toEqual([101, 102, 104])
    const one = cameraOn(pinsOf(homes.slice(0, 1)), size)
    expect(one).toMatchObject({ latitude: 37.9642, longitude: 23.7238, zoom: 15 })
    expect(cameraOn([], size)).toEqual(wholeCountry)
  })

  it('shows only those in the view, and counts the others', () => {
    const camera = { latitude: 37.97, longitude: 23.73, zoom: 13 }
    const inSight = homesInSight(homes, camera, size)
    expect(ids(inSight)).toEqual([101, 102])
    expect(toldOf(inSight, camera, { total: 4, unplaced: 1 })).toMatchObject({
      inView: 2,
      total: 4,
      unplaced: 1,
      prices: { cheapest: 245_000, dearest: 398_000 },
      areas: [{ name: 'Κουκάκι', total: 2 }],
    })
    const withoutPrice = homesInSight(homes, { latitude: 35.34, longitude: 25.14, zoom: 13 }, size)
    expect(toldOf(withoutPrice, camera, { total: 4, unplaced: 1 }).prices).toBeNull()
  })

  it('has an address that holds the camera', () => {
    const camera = { latitude: 37.97, longitude: 23.73, zoom: 13.25 }
    const href = savedMapHref('de', camera)
    expect(href).toMatch(/^\/de\/user\/saved\/map\/\?/)
    expect(readWholeCamera(new URL(href, 'http://localhost').searchParams)).toEqual(camera)
    expect(savedMapHref('el')).toBe('/user/saved/map/')
  })
})
