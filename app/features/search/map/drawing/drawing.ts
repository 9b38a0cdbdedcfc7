/**
 * An area while it is drawn. However it is drawn, by dragging, by clicks or with the keyboard, the same steps make it,
 * and each can be undone.
 */
import type { MapArea } from '#design-system/map/MapView/overlays.ts'
import { ringOfCircle } from '#domain/map/circle.ts'
import { type Circle, type Position, radiusMax } from '#domain/search/areas.ts'
import { checkedPolygon, cornersMax } from '#domain/search/polygons.ts'
import { distance } from '#domain/geography/distance.ts'
import { simplifyLine } from './simplifyLine.ts'

export const tools = ['corners', 'freehand', 'circle'] as const
export type Tool = (typeof tools)[number]

/** The filters that hold polygons. */
export type AreaFilter = 'polygon' | 'excludedArea'

/** One of the areas of a search. */
export type DrawnArea =
  | { readonly filter: AreaFilter; readonly corners: readonly Position[] }
  | { readonly filter: 'circle'; readonly circle: Circle }

/** What has been drawn so far. */
interface Shape {
  /** Corners; of a circle its centre alone. */
  readonly corners: readonly Position[]
  /** Of a circle, metres. */
  readonly radius: number
}

export interface Drawing extends Shape {
  readonly tool: Tool
  /** The area is to be left out of the search. */
  readonly isExcluded: boolean
  /** What was there before each step, the last one last. */
  readonly past: readonly Shape[]
}

export type Step =
  | { readonly do: 'choose'; readonly tool: Tool }
  | { readonly do: 'exclude'; readonly isExcluded: boolean }
  | { readonly do: 'add'; readonly position: Position }
  | { readonly do: 'remove'; readonly at: number }
  /** A line was dragged, at a zoom. */
  | { readonly do: 'line'; readonly positions: readonly Position[]; readonly zoom: number }
  | { readonly do: 'radius'; readonly metres: number }
  | { readonly do: 'undo' }

/** A kilometre: as far as one looks around a place at first. */
const usualRadius = 1000

const nothing: Shape = { corners: [], radius: usualRadius }

const metresBetween = (from: Position, to: Position) => 1000 * distance(pointOf(from), pointOf(to))
const pointOf = ([latitude, longitude]: Position) => ({ latitude, longitude })

/** An empty drawing. */
export const newDrawing = (tool: Tool = 'corners'): Drawing => ({
  ...nothing,
  tool,
  isExcluded: false,
  past: [],
})

/** A drawing of what is there already, to be drawn further. */
export const drawingOf = (area: DrawnArea): Drawing =>
  area.filter === 'circle'
    ? { ...newDrawing('circle'), corners: [area.circle.centre], radius: area.circle.radius }
    : { ...newDrawing(), corners: area.corners, isExcluded: area.filter === 'excludedArea' }

/** The drawing after a step. */
export function drawn(drawing: Drawing, step: Step): Drawing {
  switch (step.do) {
    case 'choose':
      return { ...newDrawing(step.tool), isExcluded: step.tool !== 'circle' && drawing.isExcluded }
    case 'exclude':
      return { ...drawing, isExcluded: step.isExcluded }
    case 'undo':
      return undone(drawing)
    case 'radius':
      return changed(drawing, { radius: step.metres })
    case 'remove':
      return changed(drawing, { corners: drawing.corners.filter((_, at) => at !== step.at) })
    case 'line':
      return changed(drawing, lineShape(drawing, step.positions, step.zoom))
    case 'add':
      return changed(drawing, pointShape(drawing, step.position))
  }
}

const changed = (drawing: Drawing, shape: Partial<Shape>): Drawing => ({
  ...drawing,
  ...shape,
  past: [...drawing.past, { corners: drawing.corners, radius: drawing.radius }],
})

const undone = (drawing: Drawing): Drawing => ({
  ...drawing,
  ...(drawing.past.at(-1) ?? nothing),
  past: drawing.past.slice(0, -1),
})

/** Adds a corner. The first point of a circle is its centre, the next one its radius. */
function pointShape({ tool, corners }: Drawing, position: Position): Partial<Shape> {
  const [centre] = corners
  if (tool !== 'circle') return { corners: [...corners, position].slice(0, cornersMax) }
  return centre ? { radius: metresBetween(centre, position) } : { corners: [position] }
}

/** From the first point of a dragged line: a circle reaches to its last, an area is what it goes round. */
function lineShape({ tool }: Drawing, positions: readonly Position[], zoom: number): Partial<Shape> {
  const [first] = positions
  const last = positions.at(-1)
  if (first === undefined || last === undefined) return {}
  return tool === 'circle'
    ? { corners: [first], radius: metresBetween(first, last) }
    : { corners: simplifyLine(positions, zoom) }
}

/** What a drawing is as a filter, or why it is none yet. */
export type Drawn =
  | { readonly kind: 'polygon'; readonly corners: readonly Position[] }
  | { readonly kind: 'circle'; readonly circle: Circle }
  | { readonly kind: 'unfinished'; readonly reason: 'tooFew' | 'noCentre' | 'noRadius' | 'malformed' }

/** Smaller circles could not be distinguished from their centre, metres. */
const SMALLEST = 50

export function finished({ tool, corners, radius }: Drawing): Drawn {
  if (tool === 'circle') {
    const [centre] = corners
    if (!centre) return { kind: 'unfinished', reason: 'noCentre' }
    if (!(radius >= SMALLEST && radius <= radiusMax)) return { kind: 'unfinished', reason: 'noRadius' }
    return { kind: 'circle', circle: { centre, radius: Math.round(radius) } }
  }
  if (corners.length < 3) return { kind: 'unfinished', reason: 'tooFew' }
  const checked = checkedPolygon(corners)
  return typeof checked === 'string'
    ? { kind: 'unfinished', reason: 'malformed' }
    : { kind: 'polygon', corners: checked }
}

/** What a map shows of it: nothing before its first point. */
export function areasShown({ tool, corners, radius }: Drawing): readonly MapArea[] {
  const [centre] = corners
  if (!centre) return []
  return [{ kind: 'drawing', corners: tool === 'circle' ? ringOfCircle({ centre, radius }) : corners }]
}
