/** A plan for the fingers: raised lines when printed on swell paper, rooms numbered in braille. */
import { circle, drawing, line, rect, times } from './svg.ts'
import { floorPlan } from './layout.ts'
import type { FloorPlan, PlannedRoom, Rectangle } from './plan.ts'
import type { PlanFacts } from './program.ts'

/**
 * On A4 paper the 1600 units are 297 mm: dots of braille are 1.6 mm wide and 2.5 mm apart, cells 6 mm, lines 1.5 mm and more.
 */
const unit = 1600 / 297
const dot = 0.8 * unit
const gap = 2.5 * unit
const cell = 6 * unit
const wall = 1.5 * unit
const black = '#000000'
const white = '#ffffff'

/** Dots of a digit, numbered from the upper left down: 1 2 3, then 4 5 6. */
const digits: readonly (readonly number[])[] = [
  [2, 4, 5],
  [1],
  [1, 2],
  [1, 4],
  [1, 4, 5],
  [1, 5],
  [1, 2, 4],
  [1, 2, 4, 5],
  [1, 2, 5],
  [2, 4],
]
/** Before a number. */
const numberSign: readonly number[] = [3, 4, 5, 6]

const brailleCell = (x: number, y: number, dots: readonly number[]): string =>
  dots.map((one) => circle(x + (one > 3 ? gap : 0), y + ((one - 1) % 3) * gap, dot, black)).join('')

/** A whole number in braille, centred. */
export function brailleNumber(value: number, x: number, y: number): string {
  const cells = [
    numberSign,
    ...String(value)
      .split('')
      .map((digit) => digits[Number(digit)] ?? []),
  ]
  const left = x - ((cells.length - 1) * cell + gap) / 2
  return cells.map((dots, at) => brailleCell(left + at * cell, y - gap, dots)).join('')
}

/** The drawing as SVG text. Doors are gaps in the walls, the entrance is a triangle of three dots outside it. */
export function drawTactile(facts: PlanFacts): string {
  const plan = floorPlan(facts)
  const { metre, left, top } = sheetFor(plan)
  const at = ({ x, y, w, h }: Rectangle): Rectangle => ({
    x: left + x * metre,
    y: top + y * metre,
    w: w * metre,
    h: h * metre,
  })
  const walls = plan.rooms
    .flatMap(({ parts }) => parts.map(at))
    .map(({ x, y, w, h }) => rect(x, y, w, h, 'none', `stroke="${black}" stroke-width="${wall.toFixed(1)}"`))
  const joints = plan.rooms.map(({ parts }) => joint(parts.map(at)))
  const doors = plan.openings
    .filter(({ kind }) => kind !== 'window')
    .map(({ x, y, along, length, kind }) => {
      const half = (length * metre) / 2
      const [dx, dy] = along === 'x' ? [half, 0] : [0, half]
      const [cx, cy] = [left + x * metre, top + y * metre]
      const opening = line(cx - dx, cy - dy, cx + dx, cy + dy, white, wall * 1.6)
      return kind === 'entrance' ? opening + entranceMark(cx, cy, x < plan.width / 2 ? -1 : 1) : opening
    })
  const labels = plan.rooms.map((room, index) => {
    const { x, y, w, h } = at(largest(room))
    return brailleNumber(index + 1, x + w / 2, y + h / 2)
  })
  return drawing(rect(0, 0, 1600, 1200, white) + [...walls, ...joints, ...doors, ...labels].join(''))
}

/** Where two parts of one room meet there is no wall. */
function joint([first, second]: readonly Rectangle[]): string {
  if (!first || !second) return ''
  const from = Math.max(first.x, second.x) + wall / 2
  const to = Math.min(first.x + first.w, second.x + second.w) - wall / 2
  const edge = Math.max(first.y, second.y)
  return to > from ? line(from, edge, to, edge, white, wall * 1.6) : ''
}

const entranceMark = (x: number, y: number, outward: 1 | -1): string =>
  times(3, (index) => circle(x + outward * gap * (index + 2), y, dot * 1.6, black))

const largest = ({ parts }: PlannedRoom): Rectangle =>
  parts.reduce((best, part) => (part.w * part.h > best.w * best.h ? part : best))

/** As large as the sheet allows: fingers need room. */
function sheetFor({ width, depth, rooms }: FloorPlan) {
  const parts = rooms.flatMap((room) => room.parts)
  const top = Math.min(0, ...parts.map(({ y }) => y))
  const foot = Math.max(depth, ...parts.map(({ y, h }) => y + h))
  const metre = Math.min(1440 / width, 1100 / (foot - top))
  return {
    metre,
    left: (1600 - width * metre) / 2,
    top: 50 + (1100 - (foot - top) * metre) / 2 - top * metre,
  }
}
