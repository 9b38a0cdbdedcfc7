import { expect, it } from 'vitest'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { placesOnTheWay } from './placesOnTheWay.ts'

const place = (level: PlaceReference['level'], name: string) => ({ level, name }) as PlaceReference
const names = (places: readonly PlaceReference[]) =>
  placesOnTheWay(places).map((way) => way.map(({ name }) => name).join(' < '))

it('leads from the smallest place outwards, without the country', () => {
  const places = [place('cityZone', 'Κουκάκι'), place('city', 'Αθήνα'), place('region', 'Αττική')]
  expect(names([...places, place('country', 'Ελλάδα')])).toEqual([
    'Κουκάκι < Αθήνα < Αττική',
    'Αθήνα < Αττική',
    'Αττική',
  ])
})

it('names a place once that is called like the one inside it', () => {
  const places = [place('city', 'Κάλυμνος'), place('province', 'Κάλυμνος'), place('region', 'Νότιο Αιγαίο')]
  expect(names(places)).toEqual(['Κάλυμνος < Κάλυμνος < Νότιο Αιγαίο', 'Νότιο Αιγαίο'])
})
