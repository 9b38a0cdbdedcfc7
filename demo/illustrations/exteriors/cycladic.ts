/** White cubes, blue doors, outside stairs, now and then a dome. */
import { darker } from '../colour.ts'
import { islandBlues, paint, walls } from '../palette.ts'
import { backdrop } from '../parts/backdrop.ts'
import { castShadow } from '../parts/balconies.ts'
import { flagstones, footing } from '../parts/ground.ts'
import { block, dome, sidePanel, stairs } from '../parts/masses.ts'
import { archDoor, door, leaf, window } from '../parts/openings.ts'
import { cat, gardenWall, pergola } from '../parts/street.ts'
import { agave, bougainvillea, palm, pot } from '../parts/trees.ts'
import { lit, type Scene, shaded, shadow } from '../scene.ts'
import { circle, line, path, polygon, rect, rounded, times } from '../svg.ts'

const soft = (scene: Scene, x: number, y: number, w: number) =>
  rounded(x - 5, y - 9, w + 10, 18, 9, lit(scene, '#ffffff'))

function blueWindow(scene: Scene, x: number, y: number, w: number, h: number, blue: string): string {
  return (
    window(
      scene,
      scene.random.fork(`w${Math.round(x)}${Math.round(y)}`),
      { x, y, w, h },
      { frame: blue, down: 2, sill: '#ffffff' },
    ) +
    leaf(scene, { x: x - w * 0.5 - 6, y: y - 4, w: w * 0.5, h: h + 8 }, blue, scene.sun === 1) +
    leaf(scene, { x: x + w + 6, y: y - 4, w: w * 0.5, h: h + 8 }, blue, scene.sun === -1)
  )
}

function windmill(scene: Scene, x: number, y: number): string {
  const white = lit(scene, '#f7f4ec')
  const hub = [x, y - 170] as const
  return (
    polygon(
      [
        [x - 56, y],
        [x - 44, y - 190],
        [x + 44, y - 190],
        [x + 56, y],
      ],
      white,
    ) +
    polygon(
      [
        [x - 56 * scene.sun, y],
        [x - 44 * scene.sun, y - 190],
        [x - 12 * scene.sun, y - 190],
        [x - 16 * scene.sun, y],
      ],
      shadow(scene, 0.8),
    ) +
    path(`M${x - 50} ${y - 188}L${x} ${y - 246}L${x + 50} ${y - 188}Z`, lit(scene, '#b59a72')) +
    times(8, (index) => {
      const turn = (index / 8) * Math.PI * 2 + 0.2
      const tip = [hub[0] + Math.cos(turn) * 108, hub[1] + Math.sin(turn) * 108] as const
      const next = [hub[0] + Math.cos(turn + 0.42) * 84, hub[1] + Math.sin(turn + 0.42) * 84] as const
      return (
        polygon([hub, tip, next], lit(scene, '#fffdf6'), 'opacity="0.85"') +
        line(hub[0], hub[1], tip[0], tip[1], lit(scene, paint.wood), 3.5)
      )
    }) +
    circle(hub[0], hub[1], 9, lit(scene, paint.wood))
  )
}

export type CycladicManner = 'cube' | 'stairs' | 'dome' | 'terrace'

export function cycladic(scene: Scene, manner: CycladicManner): string {
  const random = scene.random.fork('cycladic')
  const white = random.pick(walls.cycladic)
  const blue = random.pick(islandBlues)
  const flip = scene.sun === 1
  const mainW = random.between(430, 520)
  const mainH = manner === 'stairs' ? 430 : random.between(330, 390)
  const x = 800 - mainW / 2 + (flip ? -60 : 60)
  const y = footing - mainH
  const main = block(scene, { x, y, w: mainW, h: mainH }, white, 150)
  const wingW = random.between(280, 340)
  const wingH = random.between(210, 250)
  const wingX = flip ? x + mainW - 20 : x - wingW + 20
  const wing = block(scene, { x: wingX, y: footing - wingH, w: wingW, h: wingH }, white, 0)
  const backW = mainW * 0.66
  const backX = flip ? x + 26 : x + mainW - backW - 26
  const upper = block(scene, { x: backX, y: y - 150, w: backW, h: 170 }, white, 90)
  const hasUpper = manner !== 'dome' && random.chance(0.7)
  const doorX = flip ? x + mainW * 0.58 : x + mainW * 0.42 - 96
  const climbs = manner === 'stairs'
  const vine = random.chance(0.75)
  const wingWindow = wingX + wingW / 2 - 34
  return (
    backdrop(scene) +
    (random.chance(0.3) ? windmill(scene, flip ? 1330 : 270, 800) : '') +
    flagstones(scene) +
    (manner === 'dome' ? dome(scene, backX + backW / 2, y + 4, Math.min(120, backW * 0.36), blue) : '') +
    (hasUpper
      ? upper.svg +
        soft(scene, backX, y - 150, backW) +
        blueWindow(scene, backX + backW / 2 - 28, y - 112, 56, 72, blue)
      : '') +
    castShadow(scene, Math.min(x, wingX), footing, mainW + wingW - 20, 330) +
    (climbs ? '' : wing.svg + soft(scene, wingX, footing - wingH, wingW)) +
    main.svg +
    sidePanel(main.side, 0.36, 0.3, 0.6, 0.52, lit(scene, darker(blue, 0.2))) +
    soft(scene, x, y, mainW) +
    (climbs
      ? ''
      : rect(flip ? x + mainW : x - 34, footing - wingH + 12, 34, wingH - 12, shadow(scene, 0.55))) +
    times(4, (index) => rounded(x + 60 + index * 26, y + 26, 12, 12, 6, shaded(scene, white, 0.9))) +
    blueWindow(
      scene,
      flip ? x + mainW * 0.2 : x + mainW * 0.8 - 62,
      manner === 'stairs' ? y + 70 : y + 110,
      62,
      86,
      blue,
    ) +
    (mainH > 400
      ? blueWindow(scene, flip ? x + mainW * 0.62 : x + mainW * 0.38 - 62, y + 60, 62, 86, blue)
      : '') +
    (random.chance(0.5)
      ? archDoor(scene, { x: doorX, y: footing - 176, w: 96, h: 176 }, blue, '#ffffff')
      : door(scene, { x: doorX, y: footing - 168, w: 92, h: 168 }, blue, '#ffffff')) +
    (climbs
      ? ''
      : random.chance(0.6)
        ? blueWindow(scene, wingWindow, footing - wingH + 70, 64, 78, blue)
        : archDoor(scene, { x: wingWindow, y: footing - 150, w: 70, h: 150 }, blue, '#ffffff')) +
    (climbs
      ? stairs(scene, flip ? x + mainW + 286 : x - 286, footing + 4, 13, 22, 21, flip ? -1 : 1, white)
      : '') +
    (manner === 'terrace'
      ? pergola(
          scene,
          random,
          flip ? x + mainW - 6 : x - wingW + 6,
          footing - wingH + 2,
          wingW - 10,
          96,
          '#c9a77c',
          true,
        )
      : '') +
    (vine ? bougainvillea(scene, random, doorX + (flip ? 128 : -30), footing - 190, 120, 190) : '') +
    gardenWall(scene, random, flip ? 30 : 1290, footing + 46, 280, 76, '#cfc3ae') +
    agave(scene, flip ? 110 : 1490, footing - 34, 100) +
    (random.chance(0.35) ? palm(scene, random, flip ? 1440 : 150, footing + 30, 400) : '') +
    pot(scene, random, doorX - 34, footing + 12, 76) +
    pot(scene, random, doorX + 134, footing + 14, 92) +
    pot(scene, random, wingX + (flip ? wingW - 30 : 30), footing + 10, 68) +
    (random.chance(0.55)
      ? cat(scene, flip ? 230 : 1340, footing - 40, random.pick(['#d79a5c', '#6b625c', '#efe6d8']))
      : '')
  )
}
