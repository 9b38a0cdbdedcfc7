/** What the house stands on. The house's foot is at `footing`. */
import { alpha, darker, lighter, mix } from '../colour.ts'
import { paint } from '../palette.ts'
import { lit, type Scene, shaded } from '../scene.ts'
import { ellipse, frameHeight, frameWidth, line, path, polygon, rect, times, vertical } from '../svg.ts'
import { horizon } from './backdrop.ts'
import { grassTufts } from './trees.ts'

/** Where walls meet the ground. */
export const footing = 985

/** Lines that run to one vanishing point. */
const receding = (count: number, top: number, tone: string, width: number, centre = 800) =>
  times(count + 1, (index) => {
    const across = index / count
    return line(centre + (across - 0.5) * 1900, top, centre + (across - 0.5) * 3600, frameHeight, tone, width)
  })

/** Pavement, kerb and road. */
export function street(scene: Scene): string {
  const flag = lit(scene, paint.pavement)
  const road = lit(scene, paint.asphalt)
  const seam = alpha(scene.light.shade, 0.16)
  return (
    rect(0, horizon, frameWidth, 220, vertical(darker(flag, 0.06), flag)) +
    receding(22, horizon + 60, seam, 2) +
    times(3, (index) => rect(0, horizon + 70 + index * 52 + index * index * 6, frameWidth, 2, seam)) +
    rect(0, 1068, frameWidth, 12, lighter(flag, 0.35)) +
    rect(0, 1080, frameWidth, 14, shaded(scene, paint.pavement, 0.9)) +
    rect(0, 1094, frameWidth, 110, vertical(mix(road, scene.light.shade, 0.14), road)) +
    times(5, (index) =>
      polygon(
        [
          [60 + index * 340, 1150],
          [220 + index * 340, 1150],
          [212 + index * 340, 1159],
          [46 + index * 340, 1159],
        ],
        lit(scene, '#e9e4d8'),
        'opacity="0.75"',
      ),
    )
  )
}

/** Flat slabs in pale joints, as in an island lane; wide and low, since they lie away from the eye. */
export function flagstones(scene: Scene): string {
  const random = scene.random.fork('flags')
  const tones = ['#dbd0bb', '#d6cab4', '#dfd5c2', '#d3c8b4'].map((tone) => lit(scene, tone))
  let stones = ''
  let y = horizon + 10
  for (let row = 0; y < frameHeight; row++) {
    const height = 9 + row * 5
    const width = 64 + row * 15
    for (let x = -random.between(0, width); x < frameWidth; ) {
      const own = width * random.between(0.7, 1.3)
      const cut = () => random.between(0.03, 0.12) * own
      const drop = () => random.between(0, height * 0.25)
      stones += polygon(
        [
          [x + cut(), y + drop()],
          [x + own - cut(), y + drop()],
          [x + own, y + height * random.between(0.3, 0.7)],
          [x + own - cut(), y + height],
          [x + cut(), y + height - drop()],
          [x, y + height * random.between(0.3, 0.7)],
        ],
        random.pick(tones),
      )
      x += own + 3 + row
    }
    y += height + 3 + row * 0.8
  }
  const joint = lit(scene, '#e9e1d0')
  return rect(0, horizon, frameWidth, 360, vertical(mix(joint, scene.light.haze, 0.3), joint)) + stones
}

/** Dry summer earth with tufts. */
export function earth(scene: Scene, colour: string = paint.sand): string {
  const tone = lit(scene, colour)
  return (
    rect(0, horizon, frameWidth, 360, vertical(mix(tone, scene.light.haze, 0.3), tone, darker(tone, 0.06))) +
    grassTufts(scene, scene.random.fork('tufts'), 46, horizon + 20, frameHeight, paint.dryGrass)
  )
}

/** Mown grass with a paved way to the door. */
export function lawn(scene: Scene, door = 800): string {
  const tone = lit(scene, paint.lawn)
  const way = lit(scene, '#e2d8c4')
  return (
    rect(0, horizon, frameWidth, 360, vertical(mix(tone, scene.light.haze, 0.28), tone, darker(tone, 0.08))) +
    times(4, (index) =>
      ellipse(300 + index * 380, 1030 + (index % 2) * 90, 330, 26, alpha(lighter(tone, 0.25), 0.28)),
    ) +
    polygon(
      [
        [door - 50, footing],
        [door + 50, footing],
        [door + 150, frameHeight],
        [door - 150, frameHeight],
      ],
      way,
    ) +
    times(4, (index) =>
      rect(
        door - 62 - index * 22,
        footing + 26 + index * (34 + index * 5),
        124 + index * 44,
        3,
        alpha(scene.light.shade, 0.25),
      ),
    )
  )
}

/** Cobbles and grass, for mountain villages. */
export function cobbles(scene: Scene): string {
  const random = scene.random.fork('cobbles')
  const base = lit(scene, '#a79f90')
  return (
    rect(0, horizon, frameWidth, 360, vertical(mix(base, scene.light.haze, 0.35), base, darker(base, 0.08))) +
    times(150, () => {
      const depth = random.next() ** 1.4
      const y = horizon + 30 + depth * 310
      const size = 12 + depth * 34
      return ellipse(
        random.between(0, frameWidth),
        y,
        size,
        size * 0.36,
        lit(scene, random.pick(['#b7af9f', '#9d968a', '#c2b9a6', '#8f8b84'])),
        'opacity="0.7"',
      )
    }) +
    path(`M0 ${horizon}L520 ${horizon}C380 950 200 1010 0 1060Z`, lit(scene, '#98a87a')) +
    path(`M1600 ${horizon}L1130 ${horizon}C1260 950 1420 1020 1600 1070Z`, lit(scene, '#98a87a'))
  )
}

/** Pale paving round a pool or along a quay. */
export function terrace(scene: Scene): string {
  const tone = lit(scene, '#e8dfcd')
  const seam = alpha(scene.light.shade, 0.18)
  return (
    rect(0, horizon, frameWidth, 360, vertical(darker(tone, 0.05), tone)) +
    receding(16, horizon + 40, seam, 2.4) +
    times(5, (index) => rect(0, horizon + 60 + index * 48 + index * index * 8, frameWidth, 2.4, seam))
  )
}
