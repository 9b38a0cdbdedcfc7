import { alpha, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import {
  circle,
  ellipse,
  frameHeight,
  frameWidth,
  group,
  path,
  radial,
  rect,
  times,
  vertical,
} from '../svg.ts'

function cloud(scene: Scene, x: number, y: number, size: number): string {
  const tone = lighter(mix(scene.light.sky[2], scene.light.tint, 0.3), 0.35)
  const puff = (dx: number, dy: number, rx: number, ry: number) =>
    ellipse(x + dx * size, y + dy * size, rx * size, ry * size, tone)
  return group(
    puff(0, 0, 1, 0.2) +
      puff(-0.35, -0.12, 0.42, 0.2) +
      puff(0.2, -0.18, 0.5, 0.26) +
      puff(0.6, -0.05, 0.35, 0.15),
    'opacity="0.55"',
  )
}

function bird(x: number, y: number, size: number, colour: string): string {
  const wing = `M${x - size} ${y}Q${x - size / 2} ${y - size * 0.55} ${x} ${y}Q${x + size / 2} ${y - size * 0.55} ${x + size} ${y}`
  return path(wing, 'none', `stroke="${colour}" stroke-width="3.5" stroke-linecap="round"`)
}

/** Where the sun's disc stands, in frame units. */
export const sunAt = (scene: Scene) => (scene.sun === 1 ? 1290 : 310)

export function sky(scene: Scene): string {
  const { light } = scene
  const random = scene.random.fork('sky')
  const base = rect(
    0,
    0,
    frameWidth,
    frameHeight,
    vertical(light.sky[0], light.sky[1], light.sky[2], light.sky[2]),
  )
  const sun = light.sun
    ? circle(
        sunAt(scene),
        light.sun.height,
        light.sun.radius * 5.5,
        radial(alpha(light.sun.colour, 0.75), alpha(light.sun.colour, 0.18), alpha(light.sun.colour, 0)),
      ) + circle(sunAt(scene), light.sun.height, light.sun.radius, light.sun.colour)
    : ''
  const clouds = times(light.clouds, (index) =>
    cloud(
      scene,
      ((index + random.next()) * frameWidth) / light.clouds,
      random.between(110, 470),
      random.between(110, 210),
    ),
  )
  const flock = random.chance(0.3)
    ? times(random.int(2, 4), () =>
        bird(
          random.between(300, 1300),
          random.between(120, 330),
          random.between(13, 24),
          alpha(light.shade, 0.45),
        ),
      )
    : ''
  return base + sun + clouds + flock
}
