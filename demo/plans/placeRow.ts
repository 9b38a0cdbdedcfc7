/** Sets the columns of one row side by side, with their doors and windows. */
import type { Rectangle, WallOpening } from './plan.ts'
import type { Column, RoomCode } from './program.ts'

export interface Draft {
  readonly code: RoomCode
  readonly parts: readonly Rectangle[]
  readonly outdoor?: boolean
}

export const columnArea = ({ outer, inner }: Column) => outer.area + (inner?.area ?? 0)
export const totalArea = (columns: readonly Column[]) =>
  columns.reduce((sum, column) => sum + columnArea(column), 0)

export const door = (x: number, y: number, swing: 1 | -1, along: 'x' | 'y' = 'x'): WallOpening => ({
  kind: 'door',
  x,
  y,
  along,
  length: 0.85,
  swing,
})
export const windowIn = (x: number, y: number, length: number, along: 'x' | 'y' = 'x'): WallOpening => ({
  kind: 'window',
  x,
  y,
  along,
  length,
  swing: 1,
})
const passage = (x: number, y: number, along: 'x' | 'y', length: number): WallOpening => ({
  kind: 'passage',
  x,
  y,
  along,
  length,
  swing: 1,
})

interface Row {
  readonly columns: readonly Column[]
  /** The hall's side and the façade's side, as ordinates. */
  readonly hallSide: number
  readonly facade: number
  /** Where the hall begins; before it the living room reaches across. */
  readonly hallFrom: number
}

interface Place extends Row {
  readonly column: Column
  readonly x: number
  readonly w: number
  readonly outward: 1 | -1
}

interface Placed {
  readonly drafts: readonly Draft[]
  readonly openings: readonly WallOpening[]
}

/** The band of a column between two distances from the hall. */
const band = (
  { x, w, hallSide, outward }: Place,
  from: number,
  to: number,
  left = x,
  width = w,
): Rectangle => ({
  x: left,
  y: outward === 1 ? hallSide + from : hallSide - to,
  w: width,
  h: to - from,
})

/** Where a door from the hall stands in a wall that begins at `left`. */
const doorAt = ({ hallFrom, x, w }: Place) => {
  const left = Math.max(x, hallFrom)
  return left + Math.min(0.75, (x + w - left) / 2)
}

const depthOf = ({ hallSide, facade }: Place) => Math.abs(facade - hallSide)

/** A small room in the kitchen's corner at the hall; the kitchen runs round it. */
function kitchenWithCorner(place: Place, innerArea: number): Placed {
  const { column, x, w, hallSide, outward } = place
  const depth = depthOf(place)
  const cut = Math.min(1.75, depth * 0.48)
  const cutWidth = innerArea / cut
  const corner = x + w - cutWidth
  return {
    drafts: [
      { code: 'kitchen', parts: [band(place, cut, depth), band(place, 0, cut, x, w - cutWidth)] },
      { code: column.inner?.code ?? 'storage', parts: [band(place, 0, cut, corner, cutWidth)] },
    ],
    openings: [
      passage(x, hallSide + outward * (cut + (depth - cut) / 2), 'y', 1.2),
      door(corner + cutWidth / 2, hallSide, outward),
    ],
  }
}

/** The inner room opens to the hall, the outer one to its neighbour on the left: the main bedroom. */
function pair(place: Place, inner: Column['inner'] & object): Placed {
  const { column, x, hallSide, outward } = place
  const depth = depthOf(place)
  const split = (inner.area / columnArea(column)) * depth
  return {
    drafts: [
      { code: column.outer.code, parts: [band(place, split, depth)] },
      { code: inner.code, parts: [band(place, 0, split)] },
    ],
    openings: [
      door(doorAt(place), hallSide, outward),
      door(x, hallSide + outward * (split + Math.min(0.7, (depth - split) / 2)), 1, 'y'),
    ],
  }
}

function single(place: Place): Placed {
  const { column, x, w, hallSide, outward, hallFrom } = place
  const depth = depthOf(place)
  const { code } = column.outer
  const drafts: Draft[] = [{ code, parts: [band(place, 0, depth)] }]
  if (code === 'kitchen')
    return {
      drafts,
      openings: [
        passage(x, hallSide + (outward * depth) / 2, 'y', 1.2),
        door(doorAt(place), hallSide, outward),
      ],
    }
  if (code === 'living' || code === 'livingKitchen')
    return {
      drafts,
      openings: [
        hallFrom > 0
          ? passage(hallFrom, hallSide - outward * 0.6, 'y', 0.95)
          : passage(Math.min(w - 0.9, w * 0.7), hallSide, 'x', 0.95),
      ],
    }
  return { drafts, openings: [door(doorAt(place), hallSide, outward)] }
}

const windowOf = ({ column, x, w, facade }: Place): WallOpening => {
  const wet = column.outer.code === 'bathroom' || column.outer.code === 'ensuite'
  return windowIn(x + w / 2, facade, wet ? Math.min(0.7, w * 0.5) : Math.min(w * 0.55, 1.9))
}

function placeColumn(place: Place): Placed {
  const { inner, outer } = place.column
  if (!inner) return single(place)
  return outer.code === 'kitchen' ? kitchenWithCorner(place, inner.area) : pair(place, inner)
}

/** Widths follow from the areas, so that the row is filled exactly. */
export function placeRow(
  row: Row,
  width: number,
): { drafts: Draft[]; openings: WallOpening[]; firstWidth: number } {
  const rowArea = totalArea(row.columns)
  const outward = row.facade > row.hallSide ? 1 : -1
  // Wishes are relative; a metre here is a real one, so inner rooms are scaled to what the row became.
  const scale = (width * Math.abs(row.facade - row.hallSide)) / rowArea
  const drafts: Draft[] = []
  const openings: WallOpening[] = []
  let x = 0
  let firstWidth = 0
  row.columns.forEach((wish, index) => {
    const column: Column = {
      outer: { ...wish.outer, area: wish.outer.area * scale },
      ...(wish.inner ? { inner: { ...wish.inner, area: wish.inner.area * scale } } : {}),
    }
    const w = (columnArea(wish) / rowArea) * width
    if (index === 0) firstWidth = w
    const place: Place = { ...row, column, x, w, outward }
    const placed = placeColumn(place)
    openings.push(windowOf(place), ...placed.openings)
    drafts.push(...placed.drafts)
    x += w
  })
  return { drafts, openings, firstWidth }
}
