/** A plan for the fingers: raised lines when printed on swell paper, rooms numbered in braille. */
import { sheet } from '#domain/listing/plan/scheme/isLegible.ts'
import type { Scheme, SchemeDoor } from '#domain/listing/plan/scheme/planScheme.ts'
import { boundsOf } from '#domain/listing/plan/scheme/walls.ts'
import type { PlanPart } from '#domain/listing/plan/walkPlan.ts'
import { black, brailleNumber, dot, gap, millimetre } from './braille.ts'
import { circle, drawing, frameHeight, frameWidth, line, rect, times } from './svg.ts'

/** Lines of 1.5 mm and more are felt. */
const wall = 1.5 * millimetre
const white = '#ffffff'

/** A room of a drawing. */
export interface TactileRoom {
  readonly number: number
  /** Metres; more than one for an L-shaped room. */
  readonly parts: readonly PlanPart[]
}

/** The drawing as SVG text. Doors are gaps in the walls, the entrance is three dots outside it. */
export function drawTactile(rooms: readonly TactileRoom[], doors: readonly SchemeDoor[]): string {
  const bounds = boundsOf(rooms.flatMap(({ parts }) => parts))
  // As large as the sheet allows: fingers need room.
  const metre = Math.min((sheet.width * millimetre) / bounds.w, (sheet.height * millimetre) / bounds.h)
  const left = (frameWidth - bounds.w * metre) / 2 - bounds.x * metre
  const top = (frameHeight - bounds.h * metre) / 2 - bounds.y * metre
  const at = ({ x, y, w, h }: PlanPart): PlanPart => ({
    x: left + x * metre,
    y: top + y * metre,
    w: w * metre,
    h: h * metre,
  })
  const walls = rooms
    .flatMap(({ parts }) => parts.map(at))
    .map(({ x, y, w, h }) => rect(x, y, w, h, 'none', `stroke="${black}" stroke-width="${wall.toFixed(1)}"`))
  const joints = rooms.map(({ parts }) => joint(parts.map(at)))
  const openings = doors.map(({ x, y, along, length, outward }) => {
    const half = (length * metre) / 2
    const [dx, dy] = along === 'x' ? [half, 0] : [0, half]
    const [cx, cy] = [left + x * metre, top + y * metre]
    const opening = line(cx - dx, cy - dy, cx + dx, cy + dy, white, wall * 1.6)
    return outward ? opening + entranceMark(cx, cy, outward) : opening
  })
  const labels = rooms.map(({ number, parts }) => {
    const { x, y, w, h } = at(largest(parts))
    return brailleNumber(number, x + w / 2, y + h / 2)
  })
  return drawing(
    rect(0, 0, frameWidth, frameHeight, white) + [...walls, ...joints, ...openings, ...labels].join(''),
  )
}

/** The scheme of a plan that its advertiser wrote, as SVG text. */
export const drawScheme = ({ rooms, doors }: Scheme): string =>
  drawTactile(
    rooms.map(({ room, part }) => ({ number: room + 1, parts: [part] })),
    doors,
  )

/** Where two parts of one room meet there is no wall. */
function joint([first, second]: readonly PlanPart[]): string {
  if (!first || !second) return ''
  const from = Math.max(first.x, second.x) + wall / 2
  const to = Math.min(first.x + first.w, second.x + second.w) - wall / 2
  const edge = Math.max(first.y, second.y)
  return to > from ? line(from, edge, to, edge, white, wall * 1.6) : ''
}

const entranceMark = (x: number, y: number, outward: { readonly x: number; readonly y: number }): string =>
  times(3, (index) =>
    circle(x + outward.x * gap * (index + 2), y + outward.y * gap * (index + 2), dot * 1.6, black),
  )

const largest = (parts: readonly PlanPart[]): PlanPart =>
  parts.reduce((best, part) => (part.w * part.h > best.w * best.h ? part : best))
