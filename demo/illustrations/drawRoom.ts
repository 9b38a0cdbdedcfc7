import type { LightName } from './palette.ts'
import { type RoomName, roomKinds } from './rooms/catalogue.ts'
import { type DecorName, decors } from './rooms/decor.ts'
import { indoors } from './rooms/space.ts'
import { type Backdrop, sceneFrom } from './scene.ts'
import { drawing, frameHeight, frameWidth, type View } from './svg.ts'

export interface RoomRequest {
  readonly name: RoomName
  readonly decor: DecorName
  readonly light: LightName
  /** What is seen through the window or from the balcony. */
  readonly outlook: Backdrop
  readonly seed: number
}

/** Crops about the back wall, keeping more floor than ceiling. */
function viewOf(zoom: number): View {
  const w = frameWidth / zoom
  const h = frameHeight / zoom
  return { x: (frameWidth - w) / 2, y: (frameHeight - h) * 0.42, w, h }
}

export function drawRoom({ name, decor, light, outlook, seed }: RoomRequest): string {
  const outside = sceneFrom(seed, light, outlook)
  const { draw, half, height, zoom } = roomKinds[name]
  const width = outside.random.fork('width').between(half[0], half[1])
  return drawing(
    draw({ scene: indoors(outside), outside, decor: decors[decor], half: width, height }),
    viewOf(zoom),
  )
}
