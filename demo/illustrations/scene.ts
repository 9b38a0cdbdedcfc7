/** What every drawn part needs: the light, where it comes from, and a seeded stream. */
import { alpha, mix } from './colour.ts'
import { type Light, type LightName, lights } from './palette.ts'
import { type Random, randomFrom } from '../random.ts'

export interface Scene {
  readonly random: Random
  readonly light: Light
  /** 1 when the sun stands to the right, -1 to the left; shade and side walls go the other way. */
  readonly sun: 1 | -1
  readonly backdrop: Backdrop
}

export const backdrops = [
  'lycabettus',
  'skyline',
  'hills',
  'sea',
  'islands',
  'greenCoast',
  'mountains',
  'snowPeaks',
  'forest',
  'bareRidge',
  'village',
  'plain',
] as const
export type Backdrop = (typeof backdrops)[number]

export function sceneFrom(seed: number, light: LightName, backdrop: Backdrop): Scene {
  const random = randomFrom(seed)
  return { random, light: lights[light], sun: random.chance(0.5) ? 1 : -1, backdrop }
}

/** A surface in the sun. */
export const lit = ({ light }: Scene, colour: string) => mix(colour, light.tint, light.tintAmount)
/** The same surface turned away from it. */
export const shaded = (scene: Scene, colour: string, strength = 1) =>
  mix(lit(scene, colour), scene.light.shade, scene.light.shadeAmount * strength)
/** A translucent shadow that falls on whatever lies beneath. */
export const shadow = ({ light }: Scene, strength = 1) =>
  alpha(mix(light.shade, '#2a3345', 0.35), 0.3 * strength)
/** A colour seen through `distance` (0 near, 1 lost in haze). */
export const far = (scene: Scene, colour: string, distance: number) =>
  mix(lit(scene, colour), scene.light.haze, distance)
