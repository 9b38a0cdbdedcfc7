/**
 * Under which keys a search is filed, and under which an ad looks: contract × category × place or cell. A search is
 * filed in one way only: by its smallest kind of place, by the cells of its area, or under "everywhere".
 */
import type { GridBox } from '../store/grid.ts'
import { NOT_STATED } from '../store/Columns.ts'
import { DEGREE } from '../store/columnTable.ts'
import { placeColumns, type PlaceId } from '../store/placeCodes.ts'
import type { Ad } from './ad.ts'

/** A key: contract, category, kind of place and its number, as one exact number. */
export type FilingKey = number

/** Stands for every contract or category; no vocabulary has it. */
export const ANY = 255

/** What a contract, a category or a search is filed under. */
export interface Market {
  readonly contract: number
  readonly category: number
}

/** Sides of cells in millionths of a degree: about 1, 4, 16 and 64 km. */
const sides = [0.01, 0.04, 0.16, 0.64].map((degrees) => degrees * DEGREE)

/** Cells that one search is filed under at most, before it gets larger ones. */
const MOST_CELLS = 16

const kinds = placeColumns.length + sides.length + 1
const EVERYWHERE = kinds - 1
/** Larger than any id or number of a cell. */
const SPAN = 2 ** 32

const keyOf = ({ contract, category }: Market, kind: number, number: number): FilingKey =>
  ((contract * 256 + category) * kinds + kind) * SPAN + number

/** Cells are numbered over the whole earth. */
const COLUMNS = 2 ** 16
const lineOf = (value: number, side: number) => Math.floor((value + 180 * DEGREE) / side)
const cellAt = (row: number, column: number) => row * COLUMNS + column

export const keyOfEverywhere = (market: Market): FilingKey => keyOf(market, EVERYWHERE, 0)

export const keysOfPlaces = (market: Market, places: readonly PlaceId[]): readonly FilingKey[] => [
  ...new Set(places.map(({ column, id }) => keyOf(market, placeColumns.indexOf(column), id))),
]

/** The keys of the cells that some boxes touch; "everywhere" where even the largest cells are too many. */
export function keysOfBoxes(market: Market, boxes: readonly GridBox[]): readonly FilingKey[] {
  const level = sides.findIndex((side) => countCells(boxes, side) <= MOST_CELLS)
  const side = sides[level]
  if (side === undefined) return [keyOfEverywhere(market)]
  const cells = new Set<number>()
  for (const { south, west, north, east } of boxes)
    for (let row = lineOf(south, side); row <= lineOf(north, side); row++)
      for (let column = lineOf(west, side); column <= lineOf(east, side); column++)
        cells.add(cellAt(row, column))
  return [...cells].map((cell) => keyOf(market, placeColumns.length + level, cell))
}

const countCells = (boxes: readonly GridBox[], side: number): number =>
  boxes.reduce((sum, { south, west, north, east }) => {
    const rows = lineOf(north, side) - lineOf(south, side) + 1
    return sum + rows * (lineOf(east, side) - lineOf(west, side) + 1)
  }, 0)

/** Every key under which a search that finds the ad may be filed. */
export function keysOfAd({ columns, doc }: Ad): readonly FilingKey[] {
  const numbers: (number | undefined)[] = placeColumns.map((column) => {
    const id = columns[column][doc] as number
    return id === NOT_STATED ? undefined : id
  })
  const [latitude, longitude] = [columns.latitude[doc] as number, columns.longitude[doc] as number]
  const isPlaced = latitude !== NOT_STATED && longitude !== NOT_STATED
  for (const side of sides)
    numbers.push(isPlaced ? cellAt(lineOf(latitude, side), lineOf(longitude, side)) : undefined)
  numbers.push(0)
  const keys: FilingKey[] = []
  for (const contract of [columns.contract[doc] as number, ANY])
    for (const category of [columns.category[doc] as number, ANY])
      numbers.forEach((number, kind) => {
        if (number !== undefined) keys.push(keyOf({ contract, category }, kind, number))
      })
  return keys
}
