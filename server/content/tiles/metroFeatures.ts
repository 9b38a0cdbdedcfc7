import { greece } from '#domain/geography/greece.ts'
import { nameIn } from '#domain/geography/nameIn.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { Language } from '#domain/locale.ts'
import type { NamedPoint } from './placeFeatures.ts'

/** From where lines and stations are drawn. */
export const metroZooms = { line: 9, station: 11 }

/** A line of the metro: its number as signs have it, and a key that is unique over the cities, for its colour. */
export interface MetroLine {
  readonly stations: readonly (readonly [longitude: number, latitude: number])[]
  readonly properties: { readonly line: string; readonly number: string }
}

/** "athina-grammi-3" has the number 3. */
const numberOf = ({ slug }: Place) => /\d+$/.exec(slug)?.[0] ?? ''

/** Lines run straight from station to station: how they bend between is not known here. */
export const metroLines = (): readonly MetroLine[] =>
  greece()
    .ofLevel('metroLine')
    .map((line) => ({
      stations: greece()
        .members(line)
        .map(({ longitude, latitude }) => [longitude, latitude] as const),
      properties: { line: line.slug, number: numberOf(line) },
    }))

/** A station of several lines lists them with commas: `lines` by key, `numbers` as signs have them. */
export const metroStations = (): readonly NamedPoint[] =>
  greece()
    .ofLevel('metro')
    .map((station) => {
      const lines = greece().groups(station, 'metroLine')
      return {
        position: [station.longitude, station.latitude],
        name: (language: Language) => nameIn(station, language),
        properties: {
          id: station.id,
          lines: lines.map(({ slug }) => slug).join(','),
          numbers: lines.map(numberOf).join(','),
        },
        minZoom: metroZooms.station,
        maxZoom: 14,
      }
    })
