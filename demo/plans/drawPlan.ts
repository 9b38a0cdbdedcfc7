import { circle, drawing, group, line, path, polygon, rect, times } from '#server/content/media/plans/svg.ts'
import { numeral } from './digits.ts'
import { floorPlan } from './layout.ts'
import type { FloorPlan, PlannedRoom, Rectangle, WallOpening } from './plan.ts'
import type { PlanFacts, RoomCode } from './program.ts'
import { symbols } from './symbols.ts'

const wallTone = '#4a5560'
const paper = '#f8f5ee'
const floors: Readonly<Record<RoomCode, string>> = {
  living: '#efe0c6',
  livingKitchen: '#efe0c6',
  studio: '#efe0c6',
  dining: '#efe0c6',
  bedroom: '#ecdcc0',
  study: '#ecdcc0',
  kitchen: '#e6e6dd',
  bathroom: '#d6e4e8',
  ensuite: '#d6e4e8',
  wc: '#d6e4e8',
  hall: '#efe9dc',
  storage: '#e6e2d6',
  wardrobe: '#e9e2d4',
  balcony: '#dfe6d2',
}
const boarded: ReadonlySet<RoomCode> = new Set([
  'living',
  'livingKitchen',
  'studio',
  'dining',
  'bedroom',
  'study',
])
const tiled: ReadonlySet<RoomCode> = new Set(['kitchen', 'bathroom', 'ensuite', 'wc', 'balcony'])

interface Sheet {
  readonly metre: number
  readonly left: number
  readonly top: number
}

const onSheet = ({ metre, left, top }: Sheet, { x, y, w, h }: Rectangle): Rectangle => ({
  x: left + x * metre,
  y: top + y * metre,
  w: w * metre,
  h: h * metre,
})

/** Fits the plan and its balcony between the margins. */
function sheetFor({ width, depth, rooms }: FloorPlan): Sheet {
  const parts = rooms.flatMap((room) => room.parts)
  const top = Math.min(0, ...parts.map(({ y }) => y))
  const foot = Math.max(depth, ...parts.map(({ y, h }) => y + h))
  const metre = Math.min(1380 / width, 940 / (foot - top))
  return { metre, left: (1600 - width * metre) / 2, top: 80 + (940 - (foot - top) * metre) / 2 - top * metre }
}

function floor(sheet: Sheet, { code, parts }: PlannedRoom): string {
  return parts
    .map((part) => {
      const { x, y, w, h } = onSheet(sheet, part)
      const base = rect(x, y, w, h, floors[code])
      const step = sheet.metre * (tiled.has(code) ? 0.4 : 0.22)
      const rows =
        boarded.has(code) || tiled.has(code)
          ? times(h / step - 0.5, (index) =>
              line(
                x,
                y + (index + 1) * step,
                x + w,
                y + (index + 1) * step,
                '#8a6f4a',
                1.2,
                'opacity="0.16"',
              ),
            )
          : ''
      const columns = tiled.has(code)
        ? times(w / step - 0.5, (index) =>
            line(x + (index + 1) * step, y, x + (index + 1) * step, y + h, '#8a6f4a', 1.2, 'opacity="0.16"'),
          )
        : ''
      return base + rows + columns
    })
    .join('')
}

/** Walls are strokes on the rooms' edges; where two parts of one room meet, the floor is laid over them again. */
function walls(sheet: Sheet, plan: FloorPlan): string {
  const thin = Math.max(7, sheet.metre * 0.11)
  const thick = Math.max(13, sheet.metre * 0.24)
  const inside = plan.rooms.filter(({ outdoor }) => !outdoor)
  const edges = inside
    .flatMap(({ parts }) => parts)
    .map((part) => {
      const { x, y, w, h } = onSheet(sheet, part)
      return rect(x, y, w, h, 'none', `stroke="${wallTone}" stroke-width="${thin.toFixed(1)}"`)
    })
    .join('')
  const joints = inside
    .map(({ code, parts }) => {
      const [first, second] = parts
      if (!first || !second) return ''
      const from = Math.max(first.x, second.x)
      const to = Math.min(first.x + first.w, second.x + second.w)
      const edge = first.y > second.y ? first.y : second.y
      const box = onSheet(sheet, { x: from, y: edge, w: to - from, h: 0 })
      return rect(box.x + thin / 2, box.y - thin, box.w - thin, thin * 2, floors[code])
    })
    .join('')
  const outline = onSheet(sheet, { x: 0, y: 0, w: plan.width, h: plan.depth })
  return (
    edges +
    joints +
    rect(
      outline.x - thick / 2 + thin / 2,
      outline.y - thick / 2 + thin / 2,
      outline.w + thick - thin,
      outline.h + thick - thin,
      'none',
      `stroke="${wallTone}" stroke-width="${thick.toFixed(1)}"`,
    )
  )
}

function openingMark(sheet: Sheet, opening: WallOpening): string {
  const { metre, left, top } = sheet
  const x = left + opening.x * metre
  const y = top + opening.y * metre
  const half = (opening.length * metre) / 2
  const thick = Math.max(13, metre * 0.24) + 3
  const gap = opening.kind === 'door' || opening.kind === 'passage' ? Math.max(7, metre * 0.11) + 3 : thick
  const turn = opening.along === 'y' ? `transform="rotate(90 ${x.toFixed(1)} ${y.toFixed(1)})"` : ''
  const clear = rect(
    x - half,
    y - gap / 2,
    half * 2,
    gap,
    opening.kind === 'window' || opening.kind === 'slidingDoor' ? '#fdfcf8' : '#efe6d6',
  )
  // Turning the page by a quarter turns "down" into "left".
  const swing = opening.along === 'y' ? -opening.swing : opening.swing
  const leaf = half * 2
  const mark =
    opening.kind === 'window' || opening.kind === 'slidingDoor'
      ? rect(x - half, y - thick / 2, leaf, thick, 'none', `stroke="${wallTone}" stroke-width="2.4"`) +
        line(x - half, y - 2, x + half, y - 2, '#5f93b3', 4) +
        (opening.kind === 'slidingDoor' ? line(x - half, y + 5, x, y + 5, '#5f93b3', 4) : '')
      : opening.kind === 'passage'
        ? ''
        : line(x - half, y, x - half, y + leaf * swing, '#7a6a58', 4) +
          path(
            `M${x - half} ${y + leaf * swing}A${leaf} ${leaf} 0 0 ${swing === 1 ? 0 : 1} ${x + half} ${y}`,
            'none',
            'stroke="#7a6a58" stroke-width="2" stroke-dasharray="5 5"',
          )
  const arrow =
    opening.kind === 'entrance'
      ? polygon(
          [
            [x - 15, y - swing * 52],
            [x + 15, y - swing * 52],
            [x, y - swing * 26],
          ],
          '#c0613d',
        )
      : ''
  return group(clear + mark + arrow, turn)
}

/** The largest part of a room carries its label. */
const main = ({ parts }: PlannedRoom): Rectangle =>
  parts.reduce((best, part) => (part.w * part.h > best.w * best.h ? part : best))

/** Rooms of the upper row have their windows above. */
function facadeAbove({ depth }: FloorPlan, room: PlannedRoom): boolean {
  const { y, h } = main(room)
  return !room.outdoor && y + h / 2 < depth / 2
}

/** A number in a circle, which the table of rooms refers to. */
function label(sheet: Sheet, plan: FloorPlan, room: PlannedRoom, index: number): string {
  const { x, y, w, h } = onSheet(sheet, main(room))
  const cx = x + w / 2
  // Beds stand at the façade: the floor is free towards the hall.
  const free =
    room.code === 'bedroom'
      ? 0.3
      : room.code === 'dining'
        ? 0.2
        : room.code === 'bathroom' || room.code === 'ensuite'
          ? 0.4
          : 0.5
  const cy = y + h * (facadeAbove(plan, room) ? 1 - free : free)
  return (
    circle(cx, cy, 27, '#fffdf8', 'stroke="#c9c2b2" stroke-width="2"') +
    numeral(index + 1, cx, cy, 25, '#28323b')
  )
}

function scaleBar(sheet: Sheet): string {
  const metres = sheet.metre * 5 > 520 ? 2 : 5
  const y = 1120
  const x = 110
  return (
    times(metres, (index) =>
      rect(
        x + index * sheet.metre,
        y,
        sheet.metre,
        13,
        index % 2 ? '#fdfcf8' : wallTone,
        `stroke="${wallTone}" stroke-width="2"`,
      ),
    ) +
    numeral(0, x, y - 22, 18, wallTone) +
    numeral(metres, x + metres * sheet.metre, y - 22, 18, wallTone)
  )
}

function northArrow(seed: number): string {
  const turn = [0, 45, -45, 90, 180, 20, -30][seed % 7] ?? 0
  return group(
    circle(1450, 1110, 40, '#fdfcf8', `stroke="${wallTone}" stroke-width="2.4"`) +
      polygon(
        [
          [1450, 1076],
          [1464, 1124],
          [1450, 1114],
        ],
        wallTone,
      ) +
      polygon(
        [
          [1450, 1076],
          [1436, 1124],
          [1450, 1114],
        ],
        '#b9b5aa',
      ),
    `transform="rotate(${turn} 1450 1110)"`,
  )
}

/** The plan as SVG text. Numbers are drawn as strokes, so that it needs no font. */
export function drawPlan(facts: PlanFacts): string {
  const plan = floorPlan(facts)
  const sheet = sheetFor(plan)
  const outline = onSheet(sheet, { x: 0, y: 0, w: plan.width, h: plan.depth })
  const decks = plan.rooms.filter(({ outdoor }) => outdoor)
  const body =
    rect(0, 0, 1600, 1200, paper) +
    times(31, (index) => line((index + 1) * 50, 0, (index + 1) * 50, 1200, '#e9e3d5', 1.4)) +
    times(23, (index) => line(0, (index + 1) * 50, 1600, (index + 1) * 50, '#e9e3d5', 1.4)) +
    rect(outline.x + 12, outline.y + 16, outline.w, outline.h, '#5d6e7e', 'opacity="0.16"') +
    plan.rooms.map((room) => floor(sheet, room)).join('') +
    decks
      .flatMap(({ parts }) => parts)
      .map((part) => {
        const { x, y, w, h } = onSheet(sheet, part)
        return rect(x, y, w, h, 'none', 'stroke="#8a9a86" stroke-width="5"')
      })
      .join('') +
    walls(sheet, plan) +
    plan.rooms
      .map((room) =>
        symbols(room.code, onSheet(sheet, main(room)), sheet.metre, {
          mirrored: plan.mirrored,
          facadeAbove: facadeAbove(plan, room),
        }),
      )
      .join('') +
    plan.openings.map((opening) => openingMark(sheet, opening)).join('') +
    plan.rooms.map((room, index) => label(sheet, plan, room, index)).join('') +
    scaleBar(sheet) +
    northArrow(facts.seed)
  return drawing(body)
}
