/** Trees and plants of the Greek landscape. Each stands with its foot at (x, y). */
import { alpha, darker, lighter, mix } from '../colour.ts'
import { paint } from '../palette.ts'
import type { Random } from '../../random.ts'
import { far, lit, type Scene, shaded, shadow } from '../scene.ts'
import { circle, ellipse, line, path, polygon, polyline, times } from '../svg.ts'

/** The soft patch a plant throws on the ground. */
export const groundShadow = (scene: Scene, x: number, y: number, width: number) =>
  ellipse(x - scene.sun * width * 0.35, y, width, width * 0.13, shadow(scene, 0.75))

interface Leafage {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Foliage in three tones: dark mass, body, and the side in the sun. */
export function foliage(
  scene: Scene,
  random: Random,
  { x, y, width, height }: Leafage,
  colour: string,
  lobes = 7,
): string {
  const tones = [shaded(scene, colour, 0.9), lit(scene, colour), lighter(lit(scene, colour), 0.16)] as const
  const layer = (tone: string, spread: number, shiftX: number, shiftY: number, size: number) =>
    times(lobes, (index) => {
      const turn = (index / lobes) * Math.PI * 2 + random.between(-0.25, 0.25)
      return ellipse(
        x + Math.cos(turn) * width * spread + shiftX,
        y + Math.sin(turn) * height * spread + shiftY,
        width * size * random.between(0.85, 1.15),
        height * size * random.between(0.85, 1.15),
        tone,
      )
    })
  return (
    ellipse(x, y, width * 0.42, height * 0.42, tones[0]) +
    layer(tones[0], 0.3, 0, height * 0.04, 0.22) +
    layer(tones[1], 0.24, scene.sun * width * 0.06, -height * 0.06, 0.18) +
    layer(tones[2], 0.15, scene.sun * width * 0.16, -height * 0.17, 0.11)
  )
}

const trunk = (x: number, y: number, width: number, height: number, tone: string, bend = 0) =>
  path(
    `M${x - width / 2} ${y}Q${x - width * 0.3 + bend} ${y - height * 0.5} ${x - width * 0.28 + bend} ${y - height}L${x + width * 0.28 + bend} ${y - height}Q${x + width * 0.3 + bend} ${y - height * 0.5} ${x + width / 2} ${y}Z`,
    tone,
  )

export function cypress(scene: Scene, x: number, y: number, height: number, distance = 0): string {
  const half = height * 0.1
  const body = far(scene, paint.cypress, distance)
  const bright = far(scene, lighter(paint.cypress, 0.18), distance)
  const shape = (centre: number, w: number, top: number) =>
    `M${centre} ${top}C${centre + w * 0.9} ${y - height * 0.62} ${centre + w * 1.25} ${y - height * 0.22} ${centre + w * 0.5} ${y - height * 0.05}L${centre - w * 0.5} ${y - height * 0.05}C${centre - w * 1.25} ${y - height * 0.22} ${centre - w * 0.9} ${y - height * 0.62} ${centre} ${top}Z`
  return (
    (distance ? '' : groundShadow(scene, x, y, half * 2.4)) +
    trunk(x, y, half * 0.5, height * 0.12, far(scene, paint.darkWood, distance)) +
    path(shape(x, half, y - height), body) +
    path(shape(x + scene.sun * half * 0.28, half * 0.5, y - height * 0.93), bright, 'opacity="0.55"')
  )
}

export function roundTree(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: string = paint.leaf,
): string {
  return (
    groundShadow(scene, x, y, size * 0.5) +
    trunk(x, y, size * 0.11, size * 0.55, shaded(scene, paint.wood, 0.6)) +
    foliage(scene, random, { x, y: y - size * 0.72, width: size, height: size * 0.92 }, colour)
  )
}

/** Orange or lemon: a small round crown with fruit, as along Athenian streets. */
export function citrus(scene: Scene, random: Random, x: number, y: number, size: number): string {
  return (
    roundTree(scene, random, x, y, size, '#5f8a58') +
    times(9, () =>
      circle(
        x + random.between(-0.32, 0.32) * size,
        y - size * random.between(0.48, 0.98),
        size * 0.027,
        lit(scene, '#e69a3c'),
      ),
    )
  )
}

export function olive(scene: Scene, random: Random, x: number, y: number, size: number): string {
  const bark = shaded(scene, '#8d7a64', 0.5)
  return (
    groundShadow(scene, x, y, size * 0.55) +
    path(
      `M${x - size * 0.12} ${y}C${x - size * 0.04} ${y - size * 0.2} ${x - size * 0.16} ${y - size * 0.3} ${x - size * 0.2} ${y - size * 0.5}L${x - size * 0.09} ${y - size * 0.48}L${x} ${y - size * 0.34}L${x + size * 0.13} ${y - size * 0.52}L${x + size * 0.2} ${y - size * 0.47}C${x + size * 0.08} ${y - size * 0.3} ${x + size * 0.04} ${y - size * 0.16} ${x + size * 0.13} ${y}Z`,
      bark,
    ) +
    foliage(
      scene,
      random,
      { x: x - size * 0.2, y: y - size * 0.62, width: size * 0.62, height: size * 0.5 },
      paint.oliveLeaf,
      6,
    ) +
    foliage(
      scene,
      random,
      { x: x + size * 0.22, y: y - size * 0.62, width: size * 0.6, height: size * 0.46 },
      paint.oliveLeaf,
      6,
    ) +
    foliage(
      scene,
      random,
      { x, y: y - size * 0.76, width: size * 0.66, height: size * 0.5 },
      paint.oliveLeaf,
      7,
    )
  )
}

/** The Aleppo pine: a leaning trunk under flat clouds of needles. */
export function pine(scene: Scene, random: Random, x: number, y: number, size: number): string {
  const lean = random.between(-0.1, 0.1) * size
  return (
    groundShadow(scene, x, y, size * 0.42) +
    trunk(x, y, size * 0.09, size * 0.72, shaded(scene, '#8a6a52', 0.5), lean) +
    foliage(
      scene,
      random,
      { x: x + lean - size * 0.18, y: y - size * 0.66, width: size * 0.6, height: size * 0.3 },
      paint.pine,
      6,
    ) +
    foliage(
      scene,
      random,
      { x: x + lean + size * 0.2, y: y - size * 0.76, width: size * 0.62, height: size * 0.3 },
      paint.pine,
      6,
    ) +
    foliage(
      scene,
      random,
      { x: x + lean, y: y - size * 0.9, width: size * 0.66, height: size * 0.34 },
      paint.pine,
      7,
    )
  )
}

export function fir(scene: Scene, x: number, y: number, height: number, distance = 0): string {
  const tone = far(scene, '#486f5c', distance)
  return times(4, (tier) => {
    const top = y - height + tier * height * 0.2
    const half = height * (0.11 + tier * 0.045)
    const foot = top + height * 0.36
    return (
      polygon(
        [
          [x, top],
          [x + half, foot],
          [x - half, foot],
        ],
        tone,
      ) +
      polygon(
        [
          [x, top],
          [x + half * scene.sun, foot],
          [x + half * 0.2 * scene.sun, foot],
        ],
        lighter(tone, 0.1),
      )
    )
  })
}

export function palm(scene: Scene, random: Random, x: number, y: number, height: number): string {
  const crown = y - height
  const leaf = lit(scene, '#6f9a62')
  return (
    groundShadow(scene, x, y, height * 0.22) +
    trunk(x, y, height * 0.07, height, shaded(scene, '#a5845c', 0.4), height * 0.03) +
    times(11, (index) => {
      const turn = Math.PI * (index / 10)
      const reach = height * random.between(0.32, 0.4)
      const tipX = x + Math.cos(turn) * reach
      const tipY = crown - Math.sin(turn) * reach * 0.45 + Math.abs(Math.cos(turn)) * reach * 0.45
      const middleX = x + Math.cos(turn) * reach * 0.55
      const middleY = crown - Math.sin(turn) * reach * 0.6 - reach * 0.16
      return path(
        `M${x} ${crown}Q${middleX} ${middleY - 8} ${tipX} ${tipY}Q${middleX} ${middleY + 20} ${x} ${crown + 6}Z`,
        index % 2 ? leaf : darker(leaf, 0.14),
      )
    })
  )
}

export function bush(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  width: number,
  colour: string = paint.leaf,
): string {
  return (
    groundShadow(scene, x, y, width * 0.5) +
    foliage(scene, random, { x, y: y - width * 0.26, width, height: width * 0.66 }, colour, 6)
  )
}

/** A mass of bougainvillea, hanging from (x, y) downwards and sideways. */
export function bougainvillea(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const green = lit(scene, '#6f9460')
  const blossom = random.pick([paint.bougainvillea, '#b8457e', '#d0648f', '#c75a3f'])
  const spot = (tone: string, radius: number) =>
    circle(
      x + random.between(-0.5, 0.5) * width,
      y + random.between(-0.5, 0.5) * height,
      radius * random.between(0.7, 1.2),
      tone,
    )
  const size = Math.min(width, height) * 0.2
  return (
    times(9, () => spot(shaded(scene, '#6f9460', 0.7), size)) +
    times(7, () => spot(green, size * 0.8)) +
    times(13, () => spot(shaded(scene, blossom, 0.5), size * 0.62)) +
    times(15, () => spot(lit(scene, blossom), size * 0.48)) +
    times(8, () => spot(lighter(lit(scene, blossom), 0.2), size * 0.24))
  )
}

/** A terracotta pot with a geranium, basil or small shrub. */
export function pot(scene: Scene, random: Random, x: number, y: number, size: number): string {
  const clay = random.pick([paint.terracotta, '#cf7a52', '#e6ded0', '#7d95a3'])
  const leaf = random.pick([paint.leaf, '#7f9c5c', '#5f8a5e'])
  const bloom = random.pick([paint.geranium, '#d56b86', paint.white, leaf, leaf])
  const top = y - size * 0.5
  return (
    ellipse(x, y, size * 0.34, size * 0.07, shadow(scene)) +
    foliage(scene, random, { x, y: top - size * 0.2, width: size * 0.8, height: size * 0.66 }, leaf, 5) +
    times(5, () =>
      circle(
        x + random.between(-0.28, 0.28) * size,
        top - random.between(0.08, 0.42) * size,
        size * 0.06,
        lit(scene, bloom),
      ),
    ) +
    polygon(
      [
        [x - size * 0.27, top],
        [x + size * 0.27, top],
        [x + size * 0.19, y],
        [x - size * 0.19, y],
      ],
      shaded(scene, clay, 0.35),
    ) +
    polygon(
      [
        [x + scene.sun * size * 0.27, top],
        [x + scene.sun * size * 0.05, top],
        [x + scene.sun * size * 0.04, y],
        [x + scene.sun * size * 0.19, y],
      ],
      lit(scene, clay),
    )
  )
}

export function agave(scene: Scene, x: number, y: number, size: number): string {
  const tone = lit(scene, '#86a597')
  return (
    groundShadow(scene, x, y, size * 0.5) +
    times(9, (index) => {
      const turn = Math.PI * (0.06 + (index / 8) * 0.88)
      const tip = [x - Math.cos(turn) * size * 0.62, y - Math.sin(turn) * size * 0.72] as const
      return polygon(
        [[x - size * 0.09, y], tip, [x + size * 0.09, y]],
        index % 2 ? tone : mix(tone, scene.light.shade, 0.3),
      )
    })
  )
}

export const grassTufts = (
  scene: Scene,
  random: Random,
  count: number,
  top: number,
  bottom: number,
  colour: string,
) =>
  times(count, () => {
    const x = random.between(0, 1600)
    const y = random.between(top, bottom)
    const size = 6 + ((y - top) / (bottom - top)) * 16
    const tone = alpha(shaded(scene, colour, random.between(0, 0.5)), 0.8)
    return (
      polyline(
        [
          [x - size * 0.5, y - size * 0.8],
          [x, y],
          [x + size * 0.1, y - size],
        ],
        tone,
        2.4,
      ) + line(x, y, x + size * 0.55, y - size * 0.75, tone, 2.4)
    )
  })
