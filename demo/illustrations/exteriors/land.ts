/** Plots without a house. */
import { alpha, darker, lighter } from '../colour.ts'
import { paint } from '../palette.ts'
import { backdrop, horizon } from '../parts/backdrop.ts'
import { earth } from '../parts/ground.ts'
import { fence, gardenWall } from '../parts/street.ts'
import { agave, bush, cypress, foliage, grassTufts, groundShadow, olive, pine } from '../parts/trees.ts'
import { lit, type Scene, shaded, shadow } from '../scene.ts'
import { circle, line, path, type Point, polygon, polyline, rect, times, vertical } from '../svg.ts'

const peg = (scene: Scene, x: number, y: number, size: number) =>
  groundShadow(scene, x, y, size * 0.4) +
  rect(x - size * 0.07, y - size, size * 0.14, size, lit(scene, '#f6f1e6')) +
  rect(x - size * 0.07, y - size, size * 0.14, size * 0.34, lit(scene, paint.terracotta))

/** Pegs and a string mark the boundary. */
export function buildingPlot(scene: Scene): string {
  const random = scene.random.fork('plot')
  const corners: Point[] = [
    [random.between(420, 500), 905],
    [random.between(1080, 1180), 900],
    [random.between(1350, 1440), 1110],
    [random.between(150, 240), 1120],
  ]
  const grass = lit(scene, random.pick(['#bfc086', '#c9b97c', '#aebb80']))
  return (
    backdrop(scene) +
    earth(scene, '#d0bd8c') +
    cypress(scene, 180, 885, 240) +
    olive(scene, random, 1420, 900, 220) +
    gardenWall(scene, random, -20, 896, 380, 40, '#cdbb98') +
    pine(scene, random, 330, 892, 300) +
    polygon(corners, vertical(lighter(grass, 0.14), grass)) +
    grassTufts(scene, random, 40, 920, 1110, '#a9a566') +
    polyline([...corners, corners[0] ?? [0, 0]], alpha('#fffaf0', 0.9), 4, 'stroke-dasharray="16 10"') +
    corners.map(([x, y]) => peg(scene, x, y, y > 1000 ? 78 : 48)).join('') +
    bush(scene, random, 1290, 960, 90, paint.oliveLeaf) +
    bush(scene, random, 560, 990, 70, '#a5a56f') +
    agave(scene, 90, 1130, 150) +
    times(4, () =>
      circle(
        random.between(500, 1100),
        random.between(960, 1080),
        random.between(8, 18),
        lit(scene, '#bfb09a'),
      ),
    )
  )
}

export function oliveGrove(scene: Scene): string {
  const random = scene.random.fork('grove')
  const rows: readonly (readonly [number, number, number])[] = [
    [868, 110, 190],
    [905, 160, 260],
    [960, 240, 380],
    [1060, 350, 560],
  ]
  return (
    backdrop(scene) +
    earth(scene, random.pick(['#cfb07a', '#d6c290', '#c9b98a'])) +
    times(9, (index) =>
      polygon(
        [
          [800 + (index - 4) * 130, horizon + 10],
          [800 + (index - 4) * 150, horizon + 10],
          [800 + (index - 4) * 560, 1200],
          [800 + (index - 4) * 520, 1200],
        ],
        alpha(lit(scene, '#b3a062'), 0.25),
      ),
    ) +
    rows
      .map(([y, size, step], row) =>
        times(Math.ceil(1700 / step) + 1, (index) =>
          olive(
            scene,
            random.fork(`${row} ${index}`),
            -40 + index * step + (row % 2) * step * 0.5 + random.between(-18, 18),
            y,
            size,
          ),
        ),
      )
      .join('') +
    gardenWall(scene, random, -20, 1190, 700, 50, '#c7b594')
  )
}

export function field(scene: Scene): string {
  const random = scene.random.fork('field')
  const [light, dark] = random.pick([
    ['#dcc67c', '#cdb165'],
    ['#a9bb74', '#93a862'],
    ['#c6a878', '#b39263'],
    ['#b9c487', '#a3b06c'],
  ] as const)
  const vanish = random.between(500, 1100)
  return (
    backdrop(scene) +
    rect(0, horizon, 1600, 350, lit(scene, light)) +
    times(26, (index) =>
      polygon(
        [
          [vanish + (index - 13) * 26, horizon],
          [vanish + (index - 12.4) * 26, horizon],
          [vanish + (index - 12.4) * 300, 1200],
          [vanish + (index - 13) * 300, 1200],
        ],
        lit(scene, dark),
      ),
    ) +
    rect(0, horizon - 4, 1600, 10, lit(scene, '#8b9a62')) +
    times(5, (index) =>
      foliage(
        scene,
        random,
        {
          x: 80 + index * 370 + random.between(-60, 60),
          y: horizon - 26,
          width: random.between(90, 150),
          height: 70,
        },
        '#86996a',
        6,
      ),
    ) +
    grassTufts(scene, random, 30, 1080, 1200, dark) +
    fence(scene, -10, 1150, 520, 110, '#9c7a54') +
    path('M0 1150L520 1150L500 1172L0 1176Z', shadow(scene, 0.7))
  )
}

export function seaPlot(scene: Scene): string {
  const random = scene.random.fork('sea plot')
  const shore: Point[] = [
    [0, 870],
    [300, 880],
    [620, 866],
    [900, 892],
    [1250, 876],
    [1600, 890],
  ]
  const land = shore.map(([x, y]) => `${x} ${y}`).join('L')
  return (
    backdrop(scene) +
    rect(0, 840, 1600, 60, lit(scene, '#86bccb')) +
    path(
      `M${land}L1600 1200L0 1200Z`,
      vertical(lit(scene, '#ecdcb6'), lit(scene, '#d8c593'), lit(scene, '#c9b57f')),
    ) +
    polyline(
      shore.map(([x, y]) => [x, y + 2] as const),
      alpha('#ffffff', 0.85),
      7,
    ) +
    polyline(
      shore.map(([x, y]) => [x, y + 15] as const),
      alpha('#ffffff', 0.4),
      4,
    ) +
    times(9, () => {
      const x = random.between(0, 1600)
      const y = random.between(900, 930)
      return path(`M${x} ${y}l18 -22l30 -4l20 26Z`, shaded(scene, '#b8a78c', random.between(0.1, 0.7)))
    }) +
    grassTufts(scene, random, 60, 950, 1190, '#a8a06a') +
    times(6, () =>
      bush(
        scene,
        random,
        random.between(60, 1540),
        random.between(960, 1130),
        random.between(70, 150),
        random.pick([paint.oliveLeaf, '#9da477', '#8f9f7c']),
      ),
    ) +
    pine(scene, random, random.pick([220, 1380]), 1010, 460) +
    times(4, (index) => peg(scene, 380 + index * 280, 1000 + (index % 2) * 110, 66)) +
    times(3, (index) =>
      line(
        380 + index * 280,
        950 + (index % 2) * 110,
        660 + index * 280,
        950 + ((index + 1) % 2) * 110,
        alpha('#fffaf0', 0.8),
        3,
        'stroke-dasharray="14 9"',
      ),
    ) +
    agave(scene, random.pick([130, 1480]), 1160, 150) +
    rect(0, 1196, 1600, 4, darker(paint.sand, 0.1))
  )
}

/** A path between pines or oaks, for wooded and mountain land. */
export function woodedPlot(scene: Scene): string {
  const random = scene.random.fork('wood')
  return (
    backdrop(scene) +
    earth(scene, '#b5b583') +
    path(
      'M760 850C740 930 640 960 700 1040S980 1120 900 1200H1200C1180 1100 860 1050 860 980S840 900 800 850Z',
      lit(scene, '#d8c8a0'),
    ) +
    times(7, (index) =>
      pine(
        scene,
        random.fork(`back ${index}`),
        index < 4 ? index * 170 + random.between(-40, 20) : 1040 + (index - 4) * 210,
        905,
        random.between(250, 330),
      ),
    ) +
    times(5, () =>
      bush(
        scene,
        random,
        random.between(40, 1560),
        random.between(960, 1060),
        random.between(80, 140),
        '#8a9a66',
      ),
    ) +
    pine(scene, random, 210, 1080, 620) +
    pine(scene, random, 1420, 1090, 580) +
    peg(scene, 600, 1090, 78) +
    peg(scene, 1130, 1070, 78)
  )
}
