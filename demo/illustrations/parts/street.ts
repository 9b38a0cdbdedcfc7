/** Small things that give scale: cars, lamps, benches, walls, a cat. */
import { alpha, darker, lighter, mix } from '../colour.ts'
import { carPaints, paint } from '../palette.ts'
import type { Random } from '../../random.ts'
import { lit, type Scene, shaded, shadow } from '../scene.ts'
import { bars, circle, ellipse, path, polygon, radial, rect, rounded, times, vertical } from '../svg.ts'
import { boxCorners, stoneWork } from './masses.ts'

export function car(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  size = 1,
  colour: string = random.pick(carPaints),
): string {
  const body = lit(scene, colour)
  const s = (value: number) => value * size
  const wheel = (at: number) =>
    circle(x + s(at), y - s(14), s(19), '#2f3740') + circle(x + s(at), y - s(14), s(9), lit(scene, '#b9bdbf'))
  return (
    ellipse(x + s(120) - scene.sun * 10, y + 2, s(132), s(11), shadow(scene, 1.3)) +
    path(
      `M${x + s(44)} ${y - s(52)}Q${x + s(70)} ${y - s(92)} ${x + s(98)} ${y - s(93)}L${x + s(150)} ${y - s(93)}Q${x + s(178)} ${y - s(90)} ${x + s(200)} ${y - s(54)}Z`,
      darker(body, 0.1),
    ) +
    path(
      `M${x + s(58)} ${y - s(54)}Q${x + s(76)} ${y - s(84)} ${x + s(100)} ${y - s(85)}L${x + s(118)} ${y - s(85)}V${y - s(54)}Z`,
      scene.light.glass[0],
    ) +
    path(
      `M${x + s(125)} ${y - s(85)}L${x + s(150)} ${y - s(85)}Q${x + s(170)} ${y - s(82)} ${x + s(186)} ${y - s(54)}H${x + s(125)}Z`,
      scene.light.glass[1],
    ) +
    path(
      `M${x + s(2)} ${y - s(20)}Q${x} ${y - s(48)} ${x + s(24)} ${y - s(53)}L${x + s(214)} ${y - s(56)}Q${x + s(238)} ${y - s(52)} ${x + s(240)} ${y - s(20)}Q${x + s(238)} ${y - s(12)} ${x + s(228)} ${y - s(12)}H${x + s(12)}Q${x + s(4)} ${y - s(12)} ${x + s(2)} ${y - s(20)}Z`,
      body,
    ) +
    rect(x + s(8), y - s(34), s(226), s(3), alpha('#ffffff', 0.35)) +
    rounded(x + s(3), y - s(44), s(14), s(10), s(4), '#fff1c9') +
    rounded(x + s(226), y - s(44), s(12), s(10), s(4), '#c9543f') +
    wheel(52) +
    wheel(190)
  )
}

export function lampPost(scene: Scene, x: number, y: number, height: number): string {
  const iron = shaded(scene, paint.iron, 0.4)
  const on = scene.light.lamps > 0.15
  const head = y - height
  return (
    (on ? circle(x, head - 14, 120, radial(alpha(paint.lamp, 0.55), alpha(paint.lamp, 0))) : '') +
    ellipse(x, y, 20, 5, shadow(scene)) +
    rect(x - 4, head, 8, height, iron) +
    rect(x - 9, y - 26, 18, 26, iron) +
    polygon(
      [
        [x - 11, head],
        [x + 11, head],
        [x + 17, head - 36],
        [x - 17, head - 36],
      ],
      on ? lighter(paint.lamp, 0.4) : alpha('#eef2f2', 0.85),
    ) +
    path(`M${x - 20} ${head - 36}Q${x} ${head - 62} ${x + 20} ${head - 36}Z`, iron)
  )
}

export const bench = (scene: Scene, x: number, y: number) =>
  ellipse(x + 60, y + 2, 78, 8, shadow(scene)) +
  rect(x + 8, y - 28, 8, 28, lit(scene, paint.iron)) +
  rect(x + 104, y - 28, 8, 28, lit(scene, paint.iron)) +
  times(3, (index) => rounded(x, y - 62 + index * 12, 120, 8, 3, lit(scene, paint.paleWood))) +
  rounded(x - 4, y - 32, 128, 9, 3, lit(scene, paint.wood))

export function scooter(scene: Scene, x: number, y: number, colour: string): string {
  const body = lit(scene, colour)
  return (
    ellipse(x + 54, y + 2, 66, 8, shadow(scene)) +
    circle(x + 18, y - 16, 16, '#2f3740') +
    circle(x + 18, y - 16, 7, '#b9bdbf') +
    circle(x + 92, y - 16, 16, '#2f3740') +
    circle(x + 92, y - 16, 7, '#b9bdbf') +
    path(
      `M${x + 60} ${y - 22}Q${x + 60} ${y - 52} ${x + 84} ${y - 54}L${x + 112} ${y - 50}Q${x + 116} ${y - 30} ${x + 104} ${y - 24}Z`,
      body,
    ) +
    path(
      `M${x + 6} ${y - 26}Q${x + 22} ${y - 46} ${x + 30} ${y - 22}L${x + 62} ${y - 22}V${y - 14}H${x + 28}Z`,
      body,
    ) +
    path(
      `M${x + 22} ${y - 34}L${x + 34} ${y - 82}L${x + 22} ${y - 86}`,
      'none',
      `stroke="${darker(body, 0.2)}" stroke-width="7" stroke-linecap="round"`,
    ) +
    rounded(x + 66, y - 64, 46, 11, 5, '#3b3330')
  )
}

/** A low garden wall of stone with a pale coping. */
export function gardenWall(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string = paint.stone,
): string {
  const tones = [colour, darker(colour, 0.1), lighter(colour, 0.16), mix(colour, '#d8c7a8', 0.4)].map(
    (tone) => lit(scene, tone),
  )
  const box = { x, y: y - h, w, h }
  return (
    rect(x, y, w, 16, shadow(scene, 0.8)) +
    rect(x, y - h, w, h, shaded(scene, colour, 0.5)) +
    stoneWork(scene, random, boxCorners(box), tones, 30) +
    rect(x - 5, y - h - 10, w + 10, 13, lit(scene, '#efe7d8'))
  )
}

export const fence = (scene: Scene, x: number, y: number, w: number, h: number, colour: string) =>
  bars(x, y - h, w, h, lit(scene, colour), 5, 15) +
  rect(x, y - h + 4, w, 5, lit(scene, colour)) +
  rect(x, y - 16, w, 5, lit(scene, colour))

export function hedge(scene: Scene, random: Random, x: number, y: number, w: number, h: number): string {
  const tone = lit(scene, '#6f9468')
  return (
    rect(x - scene.sun * 8, y - 3, w, 14, shadow(scene)) +
    rect(x, y - h, w, h, vertical(lighter(tone, 0.1), shaded(scene, '#6f9468', 0.8)), 'rx="14"') +
    times(w / 24, (index) =>
      circle(
        x + 14 + index * 24,
        y - h + random.between(2, 9),
        random.between(14, 20),
        lighter(tone, random.between(0.05, 0.16)),
      ),
    ) +
    times(w / 40, () =>
      circle(
        x + random.between(12, w - 12),
        y - random.between(10, h - 10),
        random.between(8, 14),
        alpha(lighter(tone, 0.3), 0.35),
      ),
    )
  )
}

/** A pergola with a vine; its posts stand on y. */
export function pergola(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  vine: boolean,
  posts = Math.max(2, Math.round(w / 150) + 1),
): string {
  const wood = lit(scene, colour)
  const leaf = (spread: number, tone: string, radius: number) =>
    times(w / 20, () =>
      circle(
        x + random.between(0, w),
        y - h + random.between(-20, spread),
        radius * random.between(0.7, 1.2),
        tone,
      ),
    )
  return (
    times(
      posts,
      (index) =>
        rect(x + (index * (w - 12)) / (posts - 1), y - h, 12, h, wood) +
        rect(
          x + (index * (w - 12)) / (posts - 1) + (scene.sun === 1 ? 0 : 7),
          y - h,
          5,
          h,
          shaded(scene, colour),
        ),
    ) +
    rect(x - 16, y - h - 4, w + 32, 14, wood) +
    rect(x - 16, y - h + 8, w + 32, 4, shaded(scene, colour)) +
    times(w / 34, (index) => rect(x - 8 + index * 34, y - h - 14, 10, 12, darker(wood, 0.06))) +
    (vine
      ? leaf(22, shaded(scene, '#7d9c58', 0.6), 17) +
        leaf(12, lit(scene, '#8fae64'), 14) +
        leaf(4, lit(scene, '#a9c27a'), 9)
      : '')
  )
}

export function pool(scene: Scene, x: number, y: number, w: number, h: number): string {
  const skew = w * 0.1
  const quad = (grow: number) =>
    [
      [x + skew - grow * 0.6, y - grow * 0.5],
      [x + w - skew + grow * 0.6, y - grow * 0.5],
      [x + w + grow, y + h + grow * 0.6],
      [x - grow, y + h + grow * 0.6],
    ] as const
  const water = lit(scene, paint.pool)
  return (
    polygon(quad(20), lit(scene, '#f6f0e3')) +
    polygon(quad(0), vertical(darker(water, 0.12), lighter(water, 0.12))) +
    polygon(
      [
        [x + skew, y],
        [x + w - skew, y],
        [x + w - skew + 3, y + 12],
        [x + skew - 3, y + 12],
      ],
      lit(scene, '#cfe3e4'),
    ) +
    times(9, (index) =>
      rounded(
        x + w * (0.14 + ((index * 37) % 70) / 100),
        y + 22 + ((index * 53) % 60) * (h / 92),
        w * 0.09,
        3.5,
        2,
        alpha('#ffffff', 0.4),
      ),
    )
  )
}

export const lounger = (scene: Scene, x: number, y: number) =>
  ellipse(x + 55, y + 3, 74, 7, shadow(scene)) +
  polygon(
    [
      [x, y - 46],
      [x + 12, y - 48],
      [x + 42, y - 16],
      [x + 122, y - 16],
      [x + 122, y - 6],
      [x + 34, y - 6],
    ],
    lit(scene, '#fbf7ee'),
  ) +
  rect(x + 40, y - 6, 5, 10, lit(scene, paint.wood)) +
  rect(x + 110, y - 6, 5, 10, lit(scene, paint.wood))

export const parasol = (scene: Scene, x: number, y: number, colour: string) =>
  ellipse(x - scene.sun * 40, y, 70, 9, shadow(scene)) +
  rect(x - 3, y - 170, 6, 170, lit(scene, paint.paleWood)) +
  path(`M${x - 105} ${y - 150}Q${x} ${y - 226} ${x + 105} ${y - 150}Z`, lit(scene, colour)) +
  path(
    `M${x - scene.sun * 105} ${y - 150}Q${x - scene.sun * 40} ${y - 200} ${x} ${y - 187}L${x - scene.sun * 26} ${y - 150}Z`,
    shadow(scene, 0.6),
  )

export function cat(scene: Scene, x: number, y: number, colour: string): string {
  const fur = lit(scene, colour)
  return (
    path(
      `M${x} ${y}C${x - 14} ${y - 30} ${x + 2} ${y - 44} ${x + 14} ${y - 44}L${x + 12} ${y - 60}L${x + 20} ${y - 53}H${x + 28}L${x + 36} ${y - 60}L${x + 35} ${y - 44}C${x + 38} ${y - 24} ${x + 38} ${y - 10} ${x + 36} ${y}Z`,
      fur,
    ) +
    path(
      `M${x + 2} ${y - 3}Q${x - 26} ${y - 2} ${x - 22} ${y - 24}`,
      'none',
      `stroke="${fur}" stroke-width="7" stroke-linecap="round"`,
    )
  )
}
