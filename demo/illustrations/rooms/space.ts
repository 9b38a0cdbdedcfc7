/** A room in one-point perspective. Metres: x from the middle, y up from the floor, z from the back wall to the viewer. */
import { alpha, darker, lighter, mix } from '../colour.ts'
import { lit, type Scene } from '../scene.ts'
import { type Point, polygon, rect, rounded, vertical } from '../svg.ts'
import type { Decor } from './decor.ts'

export interface Room {
  /** The light within: lamps warm it after sunset. */
  readonly scene: Scene
  /** The light without, for what is seen through a window. */
  readonly outside: Scene
  readonly decor: Decor
  /** Half the back wall's width, in metres. */
  readonly half: number
  readonly height: number
}

const eyeHeight = 1.5
const eyeDistance = 5.2
const unit = 196
const centreY = 520

const scaleAt = (z: number) => (unit * eyeDistance) / (eyeDistance - z)
export const project = (x: number, y: number, z: number): Point => [
  800 + x * scaleAt(z),
  centreY + (eyeHeight - y) * scaleAt(z),
]

/** The nearest depth that is still drawn, beyond the lower edge of the frame. */
export const nearest = 3.4

/** The frame box of an upright rectangle that faces the viewer. */
export function facing(x: number, y: number, z: number, w: number, h: number) {
  const [left, top] = project(x, y + h, z)
  return { x: left, y: top, w: w * scaleAt(z), h: h * scaleAt(z) }
}

export const facingRect = (x: number, y: number, z: number, w: number, h: number, fill: string) => {
  const box = facing(x, y, z, w, h)
  return rect(box.x, box.y, box.w, box.h, fill)
}

/** A soft upright shape; `radius` in metres. */
export const cushion = (
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  radius: number,
  fill: string,
) => {
  const box = facing(x, y, z, w, h)
  return rounded(box.x, box.y, box.w, box.h, radius * scaleAt(z), fill)
}

/** A flat shape on a level, such as a rug. */
export const level = (x: number, y: number, z: number, w: number, d: number, fill: string, extra = '') =>
  polygon(
    [project(x, y, z), project(x + w, y, z), project(x + w, y, z + d), project(x, y, z + d)],
    fill,
    extra,
  )

export interface Cuboid {
  readonly x: number
  readonly y?: number
  readonly z: number
  readonly w: number
  readonly h: number
  readonly d: number
}

/** Inside light comes from above and the window: tops bright, fronts plain, sides darker. */
export function cuboid(
  room: Room,
  { x, y = 0, z, w, h, d }: Cuboid,
  colour: string,
  options: { shadow?: boolean } = {},
): string {
  const tone = lit(room.scene, colour)
  const front = z + d
  const side =
    x > 0
      ? polygon(
          [project(x, y, z), project(x, y + h, z), project(x, y + h, front), project(x, y, front)],
          darker(tone, 0.16),
        )
      : x + w < 0
        ? polygon(
            [
              project(x + w, y, z),
              project(x + w, y + h, z),
              project(x + w, y + h, front),
              project(x + w, y, front),
            ],
            darker(tone, 0.16),
          )
        : ''
  const top = y + h < eyeHeight ? level(x, y + h, z, w, d, lighter(tone, 0.16)) : ''
  const under = y > eyeHeight ? level(x, y, z, w, d, darker(tone, 0.24)) : ''
  const cast =
    y === 0 && options.shadow !== false ? level(x - 0.09, 0, z - 0.02, w + 0.18, d + 0.12, contact(room)) : ''
  return (
    cast +
    under +
    side +
    facingRect(x, y, front, w, h, vertical(lighter(tone, 0.04), darker(tone, 0.05))) +
    top
  )
}

export const contact = ({ scene }: Room) => alpha(mix(scene.light.shade, '#3a3430', 0.5), 0.26)
export const tone = ({ scene }: Room, colour: string) => lit(scene, colour)

/** Indoors keeps its own colours at dusk, with lamps on. */
export function indoors(outside: Scene): Scene {
  const { light } = outside
  const evening = light.lamps > 0.2
  return {
    ...outside,
    light: {
      ...light,
      tint: evening ? '#ffd9a0' : light.tint,
      tintAmount: evening ? 0.14 : light.tintAmount * 0.7,
      shade: evening ? '#7a6a70' : light.shade,
      shadeAmount: light.shadeAmount * 0.8,
    },
  }
}
