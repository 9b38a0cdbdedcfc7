/** Rectangles beside each other. Metres, y downward. */
import type { PlanPart } from '../walkPlan.ts'
import { type Heading, headings } from './headings.ts'

/** Metres that are no overlap. */
const TOUCH = 0.001

const overlaps = (one: PlanPart, other: PlanPart): boolean =>
  one.x < other.x + other.w - TOUCH &&
  other.x < one.x + one.w - TOUCH &&
  one.y < other.y + other.h - TOUCH &&
  other.y < one.y + one.h - TOUCH

/** Whether a rectangle lies over none of the others. */
export const isFree = (part: PlanPart, taken: readonly PlanPart[]): boolean =>
  taken.every((other) => !overlaps(part, other))

export const isUpright = (heading: Heading): boolean => headings[heading].x === 0

/** Where the wall begins to which one walks, along the page, and how long it is. */
export const wallOf = ({ x, y, w, h }: PlanPart, heading: Heading): { start: number; length: number } =>
  isUpright(heading) ? { start: x, length: w } : { start: y, length: h }

/** A rectangle at the wall of another to which one walks, beginning at `start` along that wall. */
export function besideWall(
  of: PlanPart,
  heading: Heading,
  { start, length, depth }: { readonly start: number; readonly length: number; readonly depth: number },
): PlanPart {
  const { x, y } = headings[heading]
  return isUpright(heading)
    ? { x: start, y: y < 0 ? of.y - depth : of.y + of.h, w: length, h: depth }
    : { x: x < 0 ? of.x - depth : of.x + of.w, y: start, w: depth, h: length }
}

/** The wall that two rectangles have in common: its ends along the page, and where it lies across it. */
export function sharedWall(one: PlanPart, other: PlanPart, heading: Heading) {
  const [first, second] = [wallOf(one, heading), wallOf(other, heading)]
  const { x, y } = headings[heading]
  return {
    from: Math.max(first.start, second.start),
    to: Math.min(first.start + first.length, second.start + second.length),
    at: isUpright(heading) ? (y < 0 ? one.y : one.y + one.h) : x < 0 ? one.x : one.x + one.w,
  }
}

/** The rectangle around all. */
export function boundsOf(parts: readonly PlanPart[]): PlanPart {
  const x = Math.min(...parts.map((part) => part.x))
  const y = Math.min(...parts.map((part) => part.y))
  return {
    x,
    y,
    w: Math.max(...parts.map((part) => part.x + part.w)) - x,
    h: Math.max(...parts.map((part) => part.y + part.h)) - y,
  }
}
