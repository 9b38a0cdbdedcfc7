import * as clipping from 'polygon-clipping'
import type { Position } from './polyline.ts'
import type { MultiPolygon } from './multiPolygon.ts'

type Overlay = typeof clipping
type Theirs = Parameters<Overlay['union']>[0]

/** The package names its functions in its types, and gives them as one object when it runs. */
const { union, intersection } = (clipping as unknown as { readonly default: Overlay }).default

/** What is in any of the areas. */
export const unionOf = (shapes: readonly MultiPolygon[]): MultiPolygon => overlay(union, shapes)

/** What is in all of the areas. */
export const intersectionOf = (...shapes: readonly MultiPolygon[]): MultiPolygon =>
  overlay(intersection, shapes)

/** Steps of a degree that positions are rounded to, one after the other, where the library loses its way. */
const steps = [1e7, 1e6, 1e5]

/** Lines that all but touch may defeat the library: rounded to a centimetre, or a metre, they touch or do not. */
function overlay(operation: Overlay['union'], shapes: readonly MultiPolygon[]): MultiPolygon {
  const [first, ...others] = shapes.map(theirs)
  if (first === undefined) return []
  try {
    return operation(first, ...others)
  } catch (thrown) {
    return overlayRounded(operation, shapes, steps, thrown)
  }
}

function overlayRounded(
  operation: Overlay['union'],
  shapes: readonly MultiPolygon[],
  [step, ...coarser]: readonly number[],
  thrown: unknown,
): MultiPolygon {
  if (step === undefined) throw thrown
  const [first = [], ...others] = shapes.map((shape) => theirs(rounded(shape, step)))
  try {
    return operation(first, ...others)
  } catch {
    return overlayRounded(operation, shapes, coarser, thrown)
  }
}

const theirs = (shape: MultiPolygon) => shape as unknown as Theirs

const rounded = (shape: MultiPolygon, step: number): MultiPolygon =>
  shape.map((polygon) =>
    polygon.map((ring) =>
      ring.map(([x, y]): Position => [Math.round(x * step) / step, Math.round(y * step) / step]),
    ),
  )
