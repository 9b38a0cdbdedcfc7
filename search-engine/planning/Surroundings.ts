import type { Position } from '#domain/search/areas.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { PlaceColumn, PlaceId } from '../store/placeCodes.ts'

/** What the engine needs to know of geography; it knows listings, not places. */
export interface Surroundings {
  /** The places that an area is made of. */
  readonly membersOf: (level: 'macroarea' | 'touristicArea', id: number) => readonly PlaceId[]
  /** A station, or the stations of a line. */
  readonly stationsOf: (level: 'metroLine' | 'metro', id: number) => readonly Position[]
}

const columnOfLevel: Readonly<Record<string, PlaceColumn>> = {
  region: 'region',
  province: 'province',
  city: 'municipality',
  cityZone: 'zone',
  island: 'island',
}

/** The surroundings that a gazetteer knows. */
export const surroundingsOf = (gazetteer: Gazetteer): Surroundings => ({
  membersOf: (level, id) => {
    const area = gazetteer.place(level, id)
    const members = area ? gazetteer.members(area) : []
    return members.flatMap(({ level: of, id: member }) => {
      const column = columnOfLevel[of]
      return column ? [{ column, id: member }] : []
    })
  },
  stationsOf: (level, id) => {
    const place = gazetteer.place(level, id)
    if (place === undefined) return []
    const stations = level === 'metro' ? [place] : gazetteer.members(place)
    return stations.map(({ latitude, longitude }) => [latitude, longitude])
  },
})

/** Nowhere: for searches that name no area and no station. */
export const noSurroundings: Surroundings = { membersOf: () => [], stationsOf: () => [] }
