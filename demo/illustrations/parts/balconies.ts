import { alpha, darker, lighter } from '../colour.ts'
import { awnings, paint } from '../palette.ts'
import type { Random } from '../../random.ts'
import { lit, type Scene, shaded, shadow } from '../scene.ts'
import { bars, circle, clipped, ellipse, path, polygon, rect, rounded, times, vertical } from '../svg.ts'
import { foliage } from './trees.ts'

export const railings = ['bars', 'glass', 'solid', 'half'] as const
export type Railing = (typeof railings)[number] | 'ornate'

export function railing(
  scene: Scene,
  kind: Railing,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string = paint.iron,
): string {
  const iron = lit(scene, colour)
  if (kind === 'solid')
    return (
      rect(x, y, w, h, vertical(lit(scene, paint.white), lit(scene, paint.plaster))) +
      rect(x - 3, y - 5, w + 6, 7, lit(scene, '#ffffff'))
    )
  if (kind === 'glass') {
    const panels = Math.max(1, Math.round(w / 130))
    return (
      rect(x, y, w, h, alpha(lighter(scene.light.glass[0], 0.35), 0.5)) +
      times(panels, (index) =>
        polygon(
          [
            [x + (index * w) / panels + 20, y],
            [x + (index * w) / panels + 52, y],
            [x + (index * w) / panels + 26, y + h],
            [x + (index * w) / panels + 6, y + h],
          ],
          alpha('#ffffff', 0.28),
        ),
      ) +
      times(panels + 1, (index) => rect(x + (index * w) / panels - 1.5, y, 3, h, alpha(iron, 0.5))) +
      rect(x, y - 3, w, 5, lit(scene, '#9aa3a8'))
    )
  }
  if (kind === 'half')
    return (
      rect(x, y + h * 0.45, w, h * 0.55, lit(scene, paint.white)) +
      rect(x, y, w, 4, iron) +
      bars(x, y, w, h * 0.45, iron, 3.5, 40)
    )
  const scrolls =
    kind === 'ornate'
      ? times(Math.floor(w / 26), (index) =>
          circle(x + 14 + index * 26, y + h * 0.5, 8, 'none', `stroke="${iron}" stroke-width="2.6"`),
        )
      : ''
  return (
    bars(x, y, w, h, iron, 2.8, kind === 'ornate' ? 10.2 : 8.6) +
    scrolls +
    rect(x, y - 3, w, 5, iron) +
    rect(x, y + h - 4, w, 4, iron)
  )
}

/** The slab, the shadow beneath it, the railing above it. `y` is the slab's top. */
export function balcony(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  kind: Railing,
  options: { rail?: number; slab?: number; colour?: string } = {},
): string {
  const rail = options.rail ?? 46
  const slab = options.slab ?? 13
  const drop = slab * 3.4
  return (
    polygon(
      [
        [x + 8, y + slab],
        [x + w - 8, y + slab],
        [x + w - 8 - scene.sun * 10, y + slab + drop],
        [x + 8 - scene.sun * 10, y + slab + drop],
      ],
      vertical(shadow(scene, 1.5), shadow(scene, 0.35)),
    ) +
    rect(x, y, w, slab, vertical(lit(scene, '#ffffff'), lit(scene, '#e9e2d4'))) +
    rect(x, y + slab - 2.5, w, 2.5, shaded(scene, '#d8d0c0', 0.9)) +
    railing(scene, kind, x + 2, y - rail, w - 4, rail, options.colour)
  )
}

/** A drop-arm awning with stripes and a scalloped edge; (x, y) is its upper left corner. */
export function awning(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  w: number,
  drop: number,
  colour: string = random.pick(awnings),
): string {
  const out = Math.min(16, w * 0.06)
  const plain = random.chance(0.4)
  const stripes = Math.max(4, Math.round(w / 26))
  const main = lit(scene, colour)
  const second = plain ? lighter(main, 0.1) : lighter(main, 0.62)
  const stripe = (w + out * 2) / stripes
  const scallops = times(stripes, (index) =>
    path(
      `M${x - out + index * stripe} ${y + drop - 1}h${stripe}v7a${stripe / 2} 7 0 0 1 ${-stripe} 0Z`,
      index % 2 ? darker(second, 0.08) : darker(main, 0.1),
    ),
  )
  const corners = [
    [x, y],
    [x + w, y],
    [x + w + out, y + drop],
    [x - out, y + drop],
  ] as const
  return (
    rect(
      x - out - scene.sun * 8,
      y + drop,
      w + out * 2,
      24,
      vertical(shadow(scene, 1.1), shadow(scene, 0.1)),
    ) +
    clipped(
      corners,
      rect(x - out, y, w + out * 2, drop, vertical(main, darker(main, 0.08))) +
        times(Math.ceil(stripes / 2), (index) =>
          polygon(
            [
              [x + ((index * 2 + 1) * w) / stripes, y],
              [x + ((index * 2 + 2) * w) / stripes, y],
              [x - out + (index * 2 + 2) * stripe, y + drop],
              [x - out + (index * 2 + 1) * stripe, y + drop],
            ],
            second,
          ),
        ),
    ) +
    scallops
  )
}

/** What people keep on balconies. */
export function balconyLife(scene: Scene, random: Random, x: number, y: number, w: number): string {
  const kind = random.pick(['plants', 'plants', 'laundry', 'chairs', 'none', 'none'] as const)
  if (kind === 'plants') {
    const count = Math.max(1, Math.floor(w / 70))
    return times(count, () => {
      const at = x + random.between(16, w - 16)
      return (
        foliage(
          scene,
          random,
          { x: at, y: y - 30, width: 40, height: 36 },
          random.pick([paint.leaf, '#7c9a5f', '#6a9b70']),
          5,
        ) +
        polygon(
          [
            [at - 13, y - 16],
            [at + 13, y - 16],
            [at + 9, y],
            [at - 9, y],
          ],
          lit(scene, paint.terracotta),
        )
      )
    })
  }
  if (kind === 'laundry')
    return times(Math.floor(w / 34), (index) =>
      rounded(
        x + 10 + index * 32,
        y - 44,
        24,
        random.between(24, 38),
        2,
        lit(scene, random.pick(['#f5efe4', '#a9c3d0', '#e6b9a4', '#efe0b4'])),
      ),
    )
  if (kind === 'chairs')
    return (
      rounded(x + w * 0.3, y - 30, 22, 30, 4, lit(scene, '#e6ddcc')) +
      rounded(x + w * 0.5, y - 24, 34, 5, 2, lit(scene, paint.paleWood)) +
      rect(x + w * 0.5 + 15, y - 22, 4, 22, lit(scene, paint.paleWood))
    )
  return ''
}

/** Split unit of an air conditioner. */
export const cooler = (scene: Scene, x: number, y: number) =>
  rounded(x, y, 34, 24, 3, lit(scene, '#f2f0ea')) +
  circle(x + 14, y + 12, 8.5, lit(scene, '#cfd2d0')) +
  rect(x - scene.sun * 4, y + 24, 34, 7, shadow(scene, 0.8))

/** The solar water heater that stands on every Greek roof. */
export const solarHeater = (scene: Scene, x: number, y: number, size = 1) =>
  polygon(
    [
      [x, y],
      [x + 50 * size, y - 34 * size],
      [x + 58 * size, y - 34 * size],
      [x + 60 * size, y],
    ],
    lit(scene, '#8b9196'),
  ) +
  polygon(
    [
      [x, y],
      [x + 46 * size, y - 32 * size],
      [x + 56 * size, y - 28 * size],
      [x + 12 * size, y],
    ],
    vertical('#5f8199', '#35536c'),
  ) +
  rounded(x + 34 * size, y - 46 * size, 44 * size, 17 * size, 8 * size, lit(scene, '#e9ebea')) +
  rect(x + 66 * size, y - 30 * size, 4 * size, 30 * size, lit(scene, '#8b9196'))

export const antenna = (scene: Scene, x: number, y: number) =>
  rect(x, y - 62, 3, 62, lit(scene, '#7b8288')) +
  times(4, (index) =>
    rect(x - 16 + index * 3, y - 60 + index * 10, 34 - index * 6, 2.4, lit(scene, '#7b8288')),
  )

/** A soft cast shadow of a mass whose foot runs from x to x + w. */
export const castShadow = (scene: Scene, x: number, y: number, w: number, height: number) => {
  const reach = height * scene.light.shadowLength * 0.55 * -scene.sun
  return (
    polygon(
      [
        [x, y],
        [x + w, y],
        [x + w + reach, y + 42],
        [x + reach, y + 42],
      ],
      vertical(shadow(scene, 1.1), shadow(scene, 0.5)),
    ) + ellipse(x + w / 2, y + 4, w * 0.52, 13, shadow(scene, 0.8))
  )
}
