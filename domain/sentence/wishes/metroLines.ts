import type { Gazetteer } from '../../geography/Gazetteer.ts'
import type { Place } from '../../geography/Place.ts'
import { surroundings } from './resolvePlaces.ts'

/** The lines with a station in the municipality of one of the places, else in its region; all without a place. */
export function linesNear(places: readonly Place[], gazetteer: Gazetteer): readonly Place[] {
  if (places.length === 0) return gazetteer.ofLevel('metroLine')
  const around = surroundings(gazetteer)
  const stations = gazetteer.ofLevel('metro')
  const near = places.flatMap((place) => {
    const inside = stations.filter((station) => around(station).has(municipalityOf(place, gazetteer)))
    if (inside.length > 0) return inside
    const region = gazetteer.ancestors(place).find(({ level }) => level === 'region')
    return stations.filter((station) => region !== undefined && around(station).has(region))
  })
  const lines = new Set(near.flatMap((station) => gazetteer.groups(station, 'metroLine')))
  return gazetteer.ofLevel('metroLine').filter((line) => lines.has(line))
}

const municipalityOf = (place: Place, gazetteer: Gazetteer): Place =>
  gazetteer.ancestors(place).find(({ level }) => level === 'city') ?? place

/** Of stations or lines of one name those in the region of a place of the sentence; all, if none is. */
export function sameRegion(
  candidates: readonly Place[],
  places: readonly Place[],
  gazetteer: Gazetteer,
): readonly Place[] {
  const regionOf = (place: Place) => gazetteer.ancestors(place).find(({ level }) => level === 'region')
  const regions = new Set(places.map(regionOf))
  const near = candidates.filter((place) => regions.has(regionOf(place)))
  return near.length > 0 ? near : candidates
}
