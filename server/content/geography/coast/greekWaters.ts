/**
 * A line round Greece that separates its land from its neighbours': on land along the borders of the coastline file,
 * at sea between the islands. At sea it is drawn by hand, passes between coasts and has no meaning for territorial
 * waters.
 */
import { coastline } from './coastline.ts'
import type { Position } from '#server/content/geography/polygons/polyline.ts'
import type { Ring } from '../polygons/multiPolygon.ts'

/** From the mouth of the Evros south between islands, round Crete and north to the strait of Corfu. */
const atSea: readonly Position[] = [
  [25.95, 40.6],
  [25.75, 40.35],
  [25.62, 40.15],
  [25.65, 39.7],
  [26, 39.45],
  [26.45, 39.4],
  [26.52, 39.25],
  [26.68, 39],
  [26.6, 38.85],
  [26.35, 38.65],
  [26.32, 38.5],
  [26.22, 38.35],
  [26.22, 38.1],
  [26.6, 37.95],
  [27, 37.85],
  [27.09, 37.72],
  [27.05, 37.62],
  [27.12, 37.45],
  [27.18, 37.25],
  [27.17, 37],
  [27.22, 36.95],
  [27.4, 36.92],
  [27.42, 36.8],
  [27.35, 36.65],
  [27.6, 36.62],
  [27.8, 36.69],
  [27.93, 36.68],
  [27.95, 36.5],
  [28.3, 36.5],
  [28.5, 36.3],
  [29.3, 36.05],
  [29.45, 36.17],
  [29.6, 36.165],
  [29.67, 36.13],
  [29.67, 36],
  [29, 35],
  [27.5, 34.5],
  [24, 34.3],
  [20, 36],
  [19, 39],
  [19.3, 39.95],
  [19.85, 39.86],
  [19.96, 39.8],
  [19.985, 39.69],
]

/** Where its border with each neighbour begins and ends, from the west: Albania, North Macedonia, Bulgaria, Turkey. */
const borderEnds: readonly (readonly [from: Position, to: Position])[] = [
  [
    [20, 39.6939],
    [20.9648, 40.8489],
  ],
  [
    [20.9648, 40.8489],
    [22.916, 41.3352],
  ],
  [
    [22.916, 41.3352],
    [26.3325, 41.7135],
  ],
  [
    [26.3325, 41.7135],
    [26.0445, 40.7392],
  ],
]

const isSame = (one: Position | undefined, other: Position) => one?.[0] === other[0] && one[1] === other[1]

function borderBetween([from, to]: (typeof borderEnds)[number]): readonly Position[] {
  for (const line of coastline().borders) {
    if (isSame(line[0], from) && isSame(line.at(-1), to)) return line
    if (isSame(line[0], to) && isSame(line.at(-1), from)) return line.toReversed()
  }
  throw new Error(`The coastline's file has no border from ${from.join(' ')} to ${to.join(' ')}.`)
}

/** The line, closed. */
export function greekWaters(): Ring {
  const line = [...borderEnds.flatMap(borderBetween), ...atSea]
  return [...line, line[0] as Position]
}
