/** What stands behind the house: hills, sea, islands, mountains, the city. */
import { alpha, darker, lighter, mix } from '../colour.ts'
import { paint } from '../palette.ts'
import type { Random } from '../../random.ts'
import { type Backdrop, far, lit, type Scene } from '../scene.ts'
import {
  bars,
  circle,
  clipped,
  ellipse,
  frameWidth,
  group,
  path,
  type Point,
  polygon,
  rect,
  ridgePath,
  times,
  vertical,
} from '../svg.ts'
import { cypress } from './trees.ts'
import { sky, sunAt } from './sky.ts'

/** Where ground meets the distance. */
export const horizon = 850

function ridge(random: Random, height: number, roughness: number, steps: number): Point[] {
  const phase = random.between(0, 6.28)
  return Array.from({ length: steps + 1 }, (_, index) => {
    const wave = Math.sin(phase + index * 0.85) * 0.5 + Math.sin(phase * 2 + index * 1.9) * 0.3
    return [
      (index * frameWidth) / steps,
      horizon - height * (0.72 + wave * roughness + random.between(-0.12, 0.12)),
    ] as const
  })
}

const hill = (scene: Scene, colour: string, distance: number, height: number, steps = 7) => {
  const tone = far(scene, colour, distance)
  return path(
    ridgePath(ridge(scene.random.fork(`hill ${height} ${colour}`), height, 0.5, steps), horizon + 40),
    vertical(tone, mix(tone, scene.light.haze, 0.35)),
  )
}

/** A broken range: big shoulders with facets, lit on the sun's side, snow on the tops if asked. */
function range(scene: Scene, colour: string, distance: number, height: number, snow: boolean): string {
  const random = scene.random.fork(`range ${height}`)
  const tone = far(scene, colour, distance)
  const dark = mix(tone, scene.light.shade, 0.14)
  const peaks = [-0.04, 0.2, 0.44, 0.7, 0.98].map((across) => ({
    x: (across + random.between(-0.07, 0.07)) * frameWidth,
    rise: height * random.between(0.55, 1),
    half: frameWidth * random.between(0.2, 0.3),
  }))
  const foot = horizon + 40
  return peaks
    .toSorted((a, b) => b.rise - a.rise)
    .map(({ x, rise, half }) => {
      const top = horizon - rise
      const side = (direction: 1 | -1): Point[] => {
        const out = half * direction
        return [
          [x + out * 0.14, top + rise * 0.1],
          [x + out * 0.3, top + rise * random.between(0.24, 0.34)],
          [x + out * 0.52, top + rise * random.between(0.44, 0.56)],
          [x + out, foot],
        ]
      }
      const left = side(-1)
      const right = side(1)
      const shadeSide = scene.sun === 1 ? left : right
      const spine: Point[] = [
        [x - scene.sun * half * 0.06, top + rise * 0.36],
        [x + scene.sun * half * 0.08, top + rise * 0.5],
        [x - scene.sun * half * 0.2, foot],
      ]
      const snowLine = top + rise * 0.25
      const whole: Point[] = [...left.toReversed(), [x, top], ...right]
      return (
        polygon(whole, vertical(tone, mix(tone, scene.light.haze, 0.55))) +
        polygon(
          [[x, top], ...shadeSide, ...spine.toReversed()],
          vertical(dark, mix(dark, scene.light.haze, 0.6)),
        ) +
        (snow
          ? clipped(
              whole,
              polygon(
                [
                  [x - half, top],
                  [x + half, top],
                  [x + half * 0.34, snowLine + rise * 0.06],
                  [x + half * 0.16, snowLine - rise * 0.05],
                  [x + half * 0.04, snowLine + rise * 0.05],
                  [x - half * 0.1, snowLine - rise * 0.04],
                  [x - half * 0.3, snowLine + rise * 0.07],
                ],
                lit(scene, '#f7f8f6'),
                'opacity="0.9"',
              ),
            )
          : '')
      )
    })
    .join('')
}

function sea(scene: Scene, top = horizon - 120): string {
  const random = scene.random.fork('sea')
  const deep = far(scene, paint.sea, 0.25)
  const near = far(scene, '#7db6c6', 0.1)
  const glints = times(26, () => {
    const y = random.between(top + 12, horizon + 10)
    return rect(
      random.between(0, frameWidth),
      y,
      random.between(30, 120) * ((y - top) / 90 + 0.3),
      3,
      alpha('#ffffff', 0.32),
      'rx="1.5"',
    )
  })
  const path = scene.light.sun
    ? times(9, (index) => {
        const width = 40 + index * 16
        return rect(
          sunAt(scene) - width / 2 + random.between(-18, 18),
          top + 6 + index * 12,
          width,
          4,
          alpha(scene.light.sun?.colour ?? '#ffffff', 0.6),
          'rx="2"',
        )
      })
    : ''
  const sail = random.chance(0.6) ? boat(scene, random.between(200, 1400), top + random.between(30, 60)) : ''
  return rect(0, top, frameWidth, horizon - top + 60, vertical(deep, near)) + path + glints + sail
}

function boat(scene: Scene, x: number, y: number): string {
  return (
    polygon(
      [
        [x, y - 52],
        [x + 30, y - 4],
        [x, y - 4],
      ],
      lit(scene, paint.white),
    ) +
    polygon(
      [
        [x - 4, y - 44],
        [x - 4, y - 4],
        [x - 22, y - 4],
      ],
      lit(scene, '#ece4d4'),
    ) +
    path(
      `M${x - 30} ${y}L${x + 36} ${y}L${x + 26} ${y + 12}L${x - 22} ${y + 12}Z`,
      lit(scene, paint.terracotta),
    )
  )
}

function island(
  scene: Scene,
  x: number,
  width: number,
  height: number,
  colour: string,
  distance: number,
): string {
  const base = horizon - 118
  const random = scene.random.fork(`island ${Math.round(x)}`)
  const crest: Point[] = Array.from({ length: 7 }, (_, index) => {
    const across = index / 6
    return [
      x + across * width,
      base - height * Math.sin(across * Math.PI) ** 0.8 * random.between(0.7, 1.05),
    ] as const
  })
  const tone = far(scene, colour, distance)
  return path(ridgePath(crest, base), vertical(tone, mix(tone, scene.light.haze, 0.4)))
}

/** Pale blocks with rows of windows: the city behind. */
function skyline(scene: Scene, distance: number, low: number, high: number, seed: string): string {
  const random = scene.random.fork(`skyline ${seed}`)
  let x = -40
  let drawn = ''
  while (x < frameWidth) {
    const width = random.between(90, 190)
    const height = random.between(low, high)
    const tone = far(scene, random.pick(['#efe6d6', '#e4d6bf', '#d9d8d2', '#ead9c4', '#f3ede2']), distance)
    const y = horizon - height
    const rows = Math.floor(height / 46) - 1
    drawn +=
      rect(x, y, width, height + 50, vertical(tone, mix(tone, scene.light.haze, 0.35))) +
      rect(
        scene.sun === 1 ? x : x + width * 0.72,
        y,
        width * 0.28,
        height + 50,
        mix(tone, scene.light.shade, 0.14),
      ) +
      times(rows, (row) =>
        bars(x + 12, y + 20 + row * 46, width - 20, 20, mix(tone, scene.light.shade, 0.24), 16, 14),
      ) +
      (random.chance(0.5) ? rect(x + width * 0.3, y - 14, 30, 14, mix(tone, scene.light.shade, 0.12)) : '')
    x += width + random.between(-6, 16)
  }
  return drawn
}

/** The steep wooded hill with a white chapel on top. */
function lycabettus(scene: Scene): string {
  const x = scene.random.fork('peak').between(380, 1220)
  const rock = far(scene, '#b9ad92', 0.4)
  const wood = far(scene, '#7f9468', 0.42)
  const top = 430
  return (
    path(
      `M${x - 720} 870C${x - 430} 800 ${x - 250} ${top + 190} ${x - 120} ${top + 70}C${x - 80} ${top + 30} ${x - 60} ${top + 8} ${x - 40} ${top + 8}L${x + 48} ${top + 6}C${x + 90} ${top + 20} ${x + 110} ${top + 70} ${x + 190} ${top + 130}C${x + 330} ${top + 250} ${x + 480} 800 ${x + 740} 870Z`,
      vertical(rock, mix(rock, scene.light.haze, 0.55)),
    ) +
    path(
      `M${x - 600} 850C${x - 400} 770 ${x - 270} 660 ${x - 190} 560C${x - 90} 610 ${x + 60} 560 ${x + 190} 600C${x + 330} 680 ${x + 430} 780 ${x + 620} 850Z`,
      vertical(wood, mix(wood, scene.light.haze, 0.5)),
    ) +
    rect(x - 22, top - 18, 44, 28, lit(scene, paint.white)) +
    path(`M${x - 14} ${top - 18}a14 15 0 0 1 28 0Z`, far(scene, paint.terracotta, 0.2)) +
    rect(x + 26, top - 26, 11, 34, far(scene, paint.white, 0.15))
  )
}

/** White cubes scattered up a slope. */
function village(scene: Scene): string {
  const random = scene.random.fork('village')
  const left = random.chance(0.5)
  const slope = far(scene, '#c2ac86', 0.35)
  const at = (across: number) => (left ? across : frameWidth - across)
  const outline: Point[] = [
    [0, 500],
    [180, 520],
    [380, 610],
    [620, 700],
    [860, 780],
    [1000, 850],
  ]
  const land = path(
    ridgePath(left ? outline : outline.map(([x, y]) => [frameWidth - x, y] as const).reverse(), horizon + 30),
    vertical(slope, mix(slope, scene.light.haze, 0.3)),
  )
  const cubes = Array.from({ length: 34 }, () => {
    const across = random.between(0, 700)
    const ground = 520 + Math.max(0, across - 120) * 0.42 + random.between(20, 190)
    return { x: at(across), y: Math.min(ground, 840), w: random.between(34, 66), h: random.between(26, 50) }
  }).sort((a, b) => a.y - b.y)
  return (
    land +
    cubes
      .map(({ x, y, w, h }, index) => {
        const wall = far(scene, paint.white, 0.12)
        return (
          rect(x, y - h, w, h, wall) +
          rect(scene.sun === 1 ? x : x + w * 0.66, y - h, w * 0.34, h, mix(wall, scene.light.shade, 0.2)) +
          rect(x + w * 0.42, y - h * 0.62, 8, 12, far(scene, paint.aegean, 0.25)) +
          (index % 11 === 4
            ? path(
                `M${x + 4} ${y - h}a${w / 2 - 4} ${w / 2 - 6} 0 0 1 ${w - 8} 0Z`,
                far(scene, paint.aegean, 0.15),
              )
            : '')
        )
      })
      .join('')
  )
}

function treeLine(scene: Scene, colour: string, distance: number, size: number): string {
  const random = scene.random.fork(`trees ${colour}`)
  const tone = far(scene, colour, distance)
  return times(46, (index) =>
    ellipse(
      index * 36 + random.between(-12, 12),
      horizon - random.between(0, size * 0.5),
      random.between(26, 46),
      random.between(size * 0.6, size),
      index % 3 ? tone : darker(tone, 0.06),
    ),
  )
}

function farCypresses(scene: Scene, count: number): string {
  const random = scene.random.fork('far cypresses')
  return group(
    times(count, () => cypress(scene, random.between(20, 1580), horizon + 8, random.between(70, 130), 0.45)),
  )
}

const draw: Readonly<Record<Backdrop, (scene: Scene) => string>> = {
  lycabettus: (scene) =>
    hill(scene, '#b8b49a', 0.68, 250) + lycabettus(scene) + skyline(scene, 0.55, 60, 170, 'far'),
  skyline: (scene) =>
    hill(scene, '#a9b2a0', 0.66, 330) +
    skyline(scene, 0.66, 150, 330, 'far') +
    skyline(scene, 0.45, 60, 200, 'near'),
  hills: (scene) =>
    hill(scene, '#9fb0a5', 0.62, 330) +
    hill(scene, '#9aa77f', 0.42, 190, 6) +
    treeLine(scene, '#80966c', 0.35, 34),
  sea: (scene) => sea(scene),
  islands: (scene) => {
    const random = scene.random.fork('islands')
    return (
      island(
        scene,
        random.between(-200, 300),
        random.between(500, 800),
        random.between(90, 150),
        '#9fa6b4',
        0.55,
      ) +
      island(
        scene,
        random.between(700, 1150),
        random.between(360, 600),
        random.between(70, 130),
        '#a59c95',
        0.4,
      ) +
      sea(scene)
    )
  },
  greenCoast: (scene) =>
    island(scene, -180, 900, 210, '#8ea890', 0.5) +
    island(scene, 980, 900, 150, '#95ab98', 0.56) +
    sea(scene) +
    farCypresses(scene, 5),
  mountains: (scene) =>
    range(scene, '#8f9aa6', 0.5, 560, false) +
    hill(scene, '#8ea07f', 0.42, 230, 6) +
    treeLine(scene, '#75906a', 0.36, 30),
  snowPeaks: (scene) =>
    range(scene, '#8c9db0', 0.42, 610, true) +
    hill(scene, '#93a688', 0.44, 220, 6) +
    treeLine(scene, '#75906a', 0.36, 30),
  forest: (scene) =>
    hill(scene, '#7d9a86', 0.55, 470, 6) +
    hill(scene, '#7f9d74', 0.38, 300, 7) +
    hill(scene, '#6f9166', 0.3, 150, 9) +
    treeLine(scene, '#64875f', 0.26, 48),
  bareRidge: (scene) => range(scene, '#b3a595', 0.45, 520, false) + hill(scene, '#bcab86', 0.36, 180, 6),
  village: (scene) => island(scene, 820, 620, 90, '#9fa6b4', 0.5) + sea(scene) + village(scene),
  plain: (scene) =>
    hill(scene, '#a3b0a6', 0.66, 180) +
    treeLine(scene, '#90a276', 0.46, 26) +
    rect(0, horizon - 14, frameWidth, 60, far(scene, '#d3c387', 0.25)),
}

/** Sky and distance; the ground is drawn by the scene over its lower edge. */
export const backdrop = (scene: Scene) => sky(scene) + draw[scene.backdrop](scene)

/** The moon, for scenes after sunset. */
export const moon = (scene: Scene) =>
  scene.light.sun
    ? ''
    : circle(scene.sun === 1 ? 1260 : 340, 230, 34, lighter(scene.light.sky[2], 0.6), 'opacity="0.8"')
