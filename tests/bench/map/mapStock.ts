/** Made-up listings that lie in places of Greece, so that a reply has names as long as true ones. */
import { greece } from '#domain/geography/greece.ts'
import type { Place } from '#domain/geography/Place.ts'
import { type Columns, NOT_STATED } from '#search-engine/store/Columns.ts'
import { madeStock } from '../search/Stock.ts'

/** A municipality with what it lies in, and its zones. */
interface Town {
  readonly municipality: number
  readonly province: number
  readonly region: number
  readonly zones: readonly number[]
}

const idIn = (places: readonly Place[], level: Place['level']) =>
  places.find((one) => one.level === level)?.id ?? NOT_STATED

/** Those with the most zones first: made-up stock has zones in its first towns. */
function townsOfGreece(): readonly Town[] {
  const zones = new Map<number, number[]>()
  for (const zone of greece().places.filter(({ level }) => level === 'cityZone')) {
    const city = idIn(greece().ancestors(zone), 'city')
    zones.set(city, [...(zones.get(city) ?? []), zone.id])
  }
  return greece()
    .places.filter(({ level }) => level === 'city')
    .map((city) => {
      const around = greece().ancestors(city)
      return {
        municipality: city.id,
        province: idIn(around, 'province'),
        region: idIn(around, 'region'),
        zones: zones.get(city.id) ?? [],
      }
    })
    .toSorted((a, b) => b.zones.length - a.zones.length || a.municipality - b.municipality)
}

export function mapColumns(listings: number): Columns {
  const { columns } = madeStock(listings)
  const towns = townsOfGreece()
  for (let at = 0; at < listings; at++) {
    const town = towns[((columns.municipality[at] as number) - 1) % towns.length] as Town
    const zone = columns.zone[at] as number
    columns.municipality[at] = town.municipality
    columns.province[at] = town.province
    columns.region[at] = town.region
    columns.zone[at] = zone === NOT_STATED ? zone : (town.zones[zone % town.zones.length] ?? NOT_STATED)
  }
  return columns
}
