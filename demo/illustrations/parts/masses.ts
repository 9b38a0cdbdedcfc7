/** Walls and roofs: the front faces the viewer, the side falls back towards the horizon. */
import { alpha, darker, lighter, mix } from '../colour.ts'
import { paint } from '../palette.ts'
import type { Random } from '../../random.ts'
import { lit, type Scene, shaded, shadow } from '../scene.ts'
import { clipped, line, path, type Point, polygon, rect, rounded, times, vertical } from '../svg.ts'
import { horizon } from './backdrop.ts'
import type { Box } from './openings.ts'

/** Eye level: lines that run away from the viewer meet here. */
const eye = horizon + 45
const recede = (y: number, depth: number) => y + (eye - y) * depth

/** A wall seen at an angle: (u, v) in 0…1, u runs away from the front corner, v downwards. */
export interface SideWall {
  readonly corners: readonly [Point, Point, Point, Point]
  at(u: number, v: number): Point
}

export function sideWall(x: number, top: number, foot: number, reach: number): SideWall {
  const depth = Math.min(0.34, Math.abs(reach) / 900)
  const at = (u: number, v: number): Point => {
    const upper = recede(top, depth * u)
    const lower = recede(foot, depth * u)
    return [x + reach * u, upper + (lower - upper) * v]
  }
  return { corners: [at(0, 0), at(1, 0), at(1, 1), at(0, 1)], at }
}

export const sidePanel = (wall: SideWall, u0: number, v0: number, u1: number, v1: number, fill: string) =>
  polygon([wall.at(u0, v0), wall.at(u1, v0), wall.at(u1, v1), wall.at(u0, v1)], fill)

/** Front and shaded side of a plain block; the side lies away from the sun. */
export function block(
  scene: Scene,
  { x, y, w, h }: Box,
  colour: string,
  reach: number,
): { svg: string; side: SideWall } {
  const away = scene.sun === 1 ? -1 : 1
  const side = sideWall(scene.sun === 1 ? x : x + w, y, y + h, reach * away)
  const tone = shaded(scene, colour, 0.95)
  return {
    side,
    svg:
      polygon(side.corners, vertical(tone, mix(tone, lit(scene, paint.sand), 0.16))) +
      rect(
        x,
        y,
        w,
        h,
        vertical(lighter(lit(scene, colour), 0.05), mix(lit(scene, colour), lit(scene, paint.sand), 0.14)),
      ),
  }
}

/** Rows of plain windows on a side wall. */
export function sideWindows(
  scene: Scene,
  random: Random,
  wall: SideWall,
  rows: number,
  columns: number,
  span: readonly [number, number] = [0.06, 0.9],
): string {
  const step = (span[1] - span[0]) / rows
  return times(rows, (row) =>
    times(columns, (column) => {
      const u = (column + 0.28) / columns
      const v = span[0] + row * step + step * 0.22
      const lamp = random.chance(scene.light.lamps * 0.7)
      const glass = lamp
        ? mix(paint.lamp, paint.ochre, 0.3)
        : mix(scene.light.glass[1], scene.light.shade, 0.3)
      return (
        sidePanel(
          wall,
          u - 0.02,
          v - step * 0.03,
          u + 0.44 / columns + 0.02,
          v + step * 0.53,
          shaded(scene, '#f2ede2', 0.6),
        ) + sidePanel(wall, u, v, u + 0.44 / columns, v + step * 0.5, glass)
      )
    }),
  )
}

/** Rubble or coursed stone over a wall. */
export function stoneWork(
  scene: Scene,
  random: Random,
  corners: readonly Point[],
  tones: readonly string[],
  size = 30,
  density = 1,
): string {
  const left = Math.min(...corners.map(([x]) => x))
  const right = Math.max(...corners.map(([x]) => x))
  const top = Math.min(...corners.map(([, y]) => y))
  const foot = Math.max(...corners.map(([, y]) => y))
  let stones = ''
  for (let y = top; y < foot; ) {
    const height = size * random.between(0.45, 0.8)
    for (let x = left - random.between(0, size); x < right; ) {
      const width = size * random.between(0.8, 1.9)
      if (random.chance(density)) stones += rounded(x, y, width - 3, height - 3, 4, random.pick(tones))
      x += width
    }
    y += height
  }
  return clipped(corners, stones)
}

export const boxCorners = ({ x, y, w, h }: Box): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

export const quoins = (scene: Scene, { x, y, w, h }: Box, colour: string, size = 26) =>
  times(Math.floor(h / size), (index) => {
    const wide = index % 2 ? size * 1.5 : size
    const tone = index % 2 ? lit(scene, colour) : lit(scene, darker(colour, 0.04))
    return (
      rect(x, y + index * size, wide, size - 2, tone) +
      rect(x + w - wide, y + index * size, wide, size - 2, tone)
    )
  })

export interface RoofShape {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly rise: number
  readonly overhang: number
  /** How far the ridge's ends stand in from the eaves; 0 is a gable seen from its long side. */
  readonly hip: number
}

/** A tiled or slated slope facing the viewer; `y` is the eaves. */
export function roof(scene: Scene, shape: RoofShape, colour: string, course = 15): string {
  const { x, y, w, rise, overhang, hip } = shape
  const left = x - overhang
  const right = x + w + overhang
  const corners: Point[] = [
    [left, y],
    [left + hip, y - rise],
    [right - hip, y - rise],
    [right, y],
  ]
  const base = lit(scene, colour)
  const rows = Math.ceil(rise / course)
  const tiles = times(rows, (row) => {
    const at = y - row * course
    return (
      line(
        left - 10 + (row % 2) * 9,
        at - course / 2,
        right,
        at - course / 2,
        alpha(darker(colour, 0.5), 0.13),
        course,
        'stroke-dasharray="9 9"',
      ) + rect(left, at - 2, right - left, 2.4, alpha(darker(colour, 0.6), 0.22))
    )
  })
  const shadeFoot = scene.sun === 1 ? left : right
  const shadeHead = scene.sun === 1 ? left + hip : right - hip
  const turn = (right - left) * 0.16 * scene.sun
  return (
    clipped(
      corners,
      polygon(corners, vertical(lighter(base, 0.1), darker(base, 0.05))) +
        tiles +
        polygon(
          [
            [shadeFoot, y],
            [shadeHead, y - rise],
            [shadeHead + turn * 0.1, y - rise],
            [shadeFoot + turn + hip * 0.4 * scene.sun, y],
          ],
          shadow(scene, hip > 40 ? 0.5 : 0),
        ),
    ) +
    rect(left + hip - 4, y - rise - 5, right - left - hip * 2 + 8, 9, darker(base, 0.08), 'rx="4"') +
    rect(left - 3, y - 4, right - left + 6, 10, lighter(base, 0.14), 'rx="3"') +
    rect(left + 4, y + 6, right - left - 8, 6, lit(scene, '#efe6d6'))
  )
}

/** The hip above a receding side wall, turned from the sun. Drawn before the front slope. */
export function roofSide(
  scene: Scene,
  { x, y, w, rise, overhang, hip }: RoofShape,
  side: SideWall,
  colour: string,
): string {
  const [farX, farY] = side.at(1, 0)
  const near = farX < x ? x - overhang : x + w + overhang
  const ridge = farX < x ? x - overhang + hip : x + w + overhang - hip
  const out = farX < x ? -overhang * 0.7 : overhang * 0.7
  const tone = shaded(scene, colour, 1.1)
  return (
    polygon(
      [
        [near, y + 6],
        [ridge, y - rise],
        [farX + out, farY],
      ],
      vertical(tone, darker(tone, 0.08)),
    ) + line(near, y + 3, farX + out, farY, lighter(tone, 0.12), 7, 'stroke-linecap="round"')
  )
}

/** Both visible slopes of a hipped roof. */
export const hipRoof = (scene: Scene, shape: RoofShape, side: SideWall, colour: string, course?: number) =>
  roofSide(scene, shape, side, colour) + roof(scene, shape, colour, course)

/** The band of shadow that eaves throw on the wall beneath. */
export const eavesShadow = (scene: Scene, x: number, y: number, w: number, depth = 34) =>
  rect(x, y, w, depth, vertical(shadow(scene, 1.5), shadow(scene, 0.15)))

export function chimney(scene: Scene, x: number, y: number, w: number, h: number, colour: string): string {
  return (
    rect(x, y - h, w, h, lit(scene, colour)) +
    rect(scene.sun === 1 ? x : x + w * 0.6, y - h, w * 0.4, h, shaded(scene, colour)) +
    rect(x - 5, y - h - 8, w + 10, 10, lit(scene, lighter(colour, 0.2))) +
    path(`M${x + 4} ${y - h - 8}l${w / 2 - 4} ${-w * 0.35}l${w / 2 - 4} ${w * 0.35}Z`, lit(scene, paint.tile))
  )
}

/** A blue or white dome on a low drum. */
export function dome(scene: Scene, x: number, y: number, radius: number, colour: string): string {
  const tone = lit(scene, colour)
  return (
    rect(x - radius * 1.04, y - radius * 0.16, radius * 2.08, radius * 0.2, lit(scene, paint.white)) +
    path(
      `M${x - radius} ${y - radius * 0.14}A${radius} ${radius} 0 0 1 ${x + radius} ${y - radius * 0.14}Z`,
      tone,
    ) +
    path(
      `M${x - radius * scene.sun} ${y - radius * 0.14}A${radius} ${radius} 0 0 ${scene.sun === 1 ? 1 : 0} ${x} ${y - radius * 1.14}A${radius * 0.55} ${radius} 0 0 ${scene.sun === 1 ? 0 : 1} ${x - radius * 0.35 * scene.sun} ${y - radius * 0.14}Z`,
      shadow(scene, 0.9),
    ) +
    path(
      `M${x + radius * 0.3 * scene.sun} ${y - radius * 1.02}Q${x + radius * 0.74 * scene.sun} ${y - radius * 0.86} ${x + radius * 0.84 * scene.sun} ${y - radius * 0.42}`,
      'none',
      `stroke="${alpha('#ffffff', 0.4)}" stroke-width="${Math.round(radius * 0.07)}" stroke-linecap="round"`,
    ) +
    rect(x - 3, y - radius * 1.42, 6, radius * 0.3, lit(scene, paint.white)) +
    rect(x - 10, y - radius * 1.34, 20, 5, lit(scene, paint.white))
  )
}

/** Outside steps that climb from (x, foot) in the given direction. */
export function stairs(
  scene: Scene,
  x: number,
  foot: number,
  count: number,
  tread: number,
  riser: number,
  direction: 1 | -1,
  colour: string,
): string {
  return times(count, (index) => {
    const left = direction === 1 ? x + index * tread : x - (index + 1) * tread
    const top = foot - (index + 1) * riser
    return (
      rect(left, top, tread + 0.8, foot - top, shaded(scene, colour, 0.3)) +
      rect(left, top, tread, 5, lit(scene, '#ffffff')) +
      rect(direction === 1 ? left : left + tread - 5, top + 5, 5, riser, shadow(scene, 0.9))
    )
  })
}
