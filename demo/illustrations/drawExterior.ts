import { type Exterior, type ExteriorName, exteriors } from './exteriors/catalogue.ts'
import type { LightName } from './palette.ts'
import { type Backdrop, sceneFrom } from './scene.ts'
import { drawing, frameHeight, frameWidth, type View } from './svg.ts'

export interface ExteriorRequest {
  readonly name: ExteriorName
  readonly light: LightName
  readonly backdrop: Backdrop
  readonly seed: number
}

/** Moves in on the house: the crop keeps the ground's lower edge and wanders a little sideways. */
function viewOf(zoom: number, wander: number): View {
  const w = frameWidth / zoom
  const h = frameHeight / zoom
  return { x: (frameWidth - w) * (0.5 + wander * 0.3), y: (frameHeight - h) * 0.78, w, h }
}

export function drawExterior({ name, light, backdrop, seed }: ExteriorRequest): string {
  const scene = sceneFrom(seed, light, backdrop)
  const { draw, zoom, nearer = 0.08 }: Exterior = exteriors[name]
  const camera = scene.random.fork('view')
  return drawing(draw(scene), viewOf(zoom + camera.next() * nearer, camera.between(-1, 1)))
}
