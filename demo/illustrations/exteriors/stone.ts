/** Houses of stone: Mani towers, Zagori slate roofs, the plain stone house, the Pelion mansion. */
import { darker, lighter, mix } from '../colour.ts'
import { paint, shutterPaints, walls } from '../palette.ts'
import { backdrop } from '../parts/backdrop.ts'
import { castShadow } from '../parts/balconies.ts'
import { cobbles, earth, footing } from '../parts/ground.ts'
import {
  block,
  boxCorners,
  chimney,
  eavesShadow,
  hipRoof,
  quoins,
  roof,
  type SideWall,
  stoneWork,
} from '../parts/masses.ts'
import { archDoor, archPath, archWindow, type Box, door, shuttered, window } from '../parts/openings.ts'
import { bench, cat, gardenWall, pergola } from '../parts/street.ts'
import { agave, bush, cypress, fir, olive, pot, roundTree } from '../parts/trees.ts'
import { lit, type Scene, shaded, shadow } from '../scene.ts'
import { path, rect, times } from '../svg.ts'

const stoneTones = (colour: string) => [
  colour,
  lighter(colour, 0.14),
  darker(colour, 0.1),
  mix(colour, '#d6bf98', 0.4),
  mix(colour, '#8f8474', 0.3),
]

/** A stone wall with its side; the stones of the front in light, the side's in shade. */
function stoneBlock(
  scene: Scene,
  box: Box,
  colour: string,
  reach: number,
  size = 32,
): { svg: string; side: SideWall } {
  const random = scene.random.fork(`stones ${Math.round(box.x)} ${Math.round(box.y)}`)
  const mortar = lighter(colour, 0.22)
  const shell = block(scene, box, mortar, reach)
  const svg =
    shell.svg +
    (reach > 0
      ? stoneWork(
          scene,
          random,
          shell.side.corners,
          stoneTones(colour).map((tone) => shaded(scene, tone)),
          size * 0.85,
        )
      : '') +
    stoneWork(
      scene,
      random,
      boxCorners(box),
      stoneTones(colour).map((tone) => lit(scene, tone)),
      size,
    )
  return { svg, side: shell.side }
}

const lintel = (scene: Scene, { x, y, w }: Box, colour: string) =>
  rect(x - 22, y - 24, w + 44, 20, lit(scene, lighter(colour, 0.3))) +
  rect(x - 22, y - 5, w + 44, 4, shadow(scene))

export function maniTower(scene: Scene): string {
  const random = scene.random.fork('mani')
  const colour = random.pick(['#b9a283', '#bfa78a', '#b39c7c', '#c2ad8e'])
  const flip = scene.sun === 1
  const towerW = random.between(250, 290)
  const towerH = random.between(620, 700)
  const x = flip ? 560 : 1040 - towerW
  const tower = { x, y: footing - towerH, w: towerW, h: towerH }
  const wingW = random.between(380, 440)
  const wingH = random.between(270, 320)
  const wing = { x: flip ? x + towerW - 6 : x - wingW + 6, y: footing - wingH, w: wingW, h: wingH }
  const shutter = random.pick(['#3f6f9c', '#6b5138', '#5c7f94', '#7a3f35', '#4f7a5c'])
  const slit = (cx: number, y: number) =>
    rect(cx - 22, y - 10, 44, 80, lit(scene, lighter(colour, 0.32))) +
    rect(cx - 14, y, 28, 62, shaded(scene, '#4d5a66', 0.4))
  const crown = times(5, (index) =>
    rect(
      tower.x - 8 + (index * (towerW + 16 - 34)) / 4,
      tower.y - 34,
      34,
      36,
      lit(scene, lighter(colour, 0.1)),
    ),
  )
  return (
    backdrop(scene) +
    earth(scene, '#cdb88e') +
    olive(scene, random, flip ? 250 : 1350, footing + 6, 300) +
    castShadow(scene, Math.min(x, wing.x), footing, towerW + wingW, 420) +
    stoneBlock(scene, wing, colour, 0, 34).svg +
    (random.chance(0.6)
      ? roof(scene, { x: wing.x, y: wing.y, w: wingW, rise: 74, overhang: 16, hip: 30 }, '#b9684a')
      : rect(wing.x - 8, wing.y - 12, wingW + 16, 18, lit(scene, lighter(colour, 0.3)))) +
    eavesShadow(scene, wing.x, wing.y + 6, wingW, 26) +
    times(2, (index) =>
      shuttered(
        scene,
        random,
        { x: wing.x + wingW * (0.2 + index * 0.42), y: wing.y + 74, w: 60, h: 84 },
        shutter,
        { frame: '#efe6d4', down: 2, sill: '#e6dac2' },
      ),
    ) +
    stoneBlock(scene, tower, colour, 110, 34).svg +
    quoins(scene, tower, lighter(colour, 0.2), 36) +
    crown +
    rect(tower.x - 12, tower.y - 2, towerW + 24, 14, lit(scene, lighter(colour, 0.28))) +
    rect(tower.x, tower.y + 12, towerW, 14, shadow(scene)) +
    slit(tower.x + towerW * 0.3, tower.y + 84) +
    slit(tower.x + towerW * 0.7, tower.y + 84) +
    archWindow(
      scene,
      random,
      { x: tower.x + towerW / 2 - 30, y: tower.y + 226, w: 60, h: 96 },
      shutter,
      lighter(colour, 0.36),
    ) +
    slit(tower.x + towerW / 2, tower.y + 396) +
    archDoor(
      scene,
      { x: tower.x + towerW / 2 - 44, y: footing - 158, w: 88, h: 158 },
      shutter,
      lighter(colour, 0.36),
    ) +
    gardenWall(scene, random, flip ? 1010 : 40, footing + 60, 540, 66, colour) +
    agave(scene, flip ? 1420 : 180, footing - 8, 110) +
    bush(scene, random, flip ? 470 : 1140, footing + 34, 130, paint.oliveLeaf) +
    pot(scene, random, tower.x + towerW / 2 - 78, footing + 10, 66)
  )
}

/** A grey stone house under slate, as in Zagori and along the Pindus. */
export function slateHouse(scene: Scene): string {
  const random = scene.random.fork('slate')
  const colour = random.pick(['#a8a398', '#b1a998', '#a39a8b', '#b5aea2'])
  const w = random.between(600, 700)
  const h = random.between(340, 380)
  const box = { x: 800 - w / 2 + scene.sun * 50, y: footing - h, w, h }
  const wood = random.pick(['#7a5236', '#6b4a33', '#8a4f3a', '#55685f'])
  const shell = stoneBlock(scene, box, colour, 190)
  const bay = w / 4
  const windows = (y: number, tall: number, skip: number) =>
    times(4, (column) => {
      if (column === skip) return ''
      const opening = { x: box.x + bay * (column + 0.5) - 30, y, w: 60, h: tall }
      return (
        lintel(scene, opening, colour) +
        shuttered(scene, random, opening, wood, { frame: '#e9dfce', down: 3, sill: '#d5cbb8' })
      )
    })
  return (
    backdrop(scene) +
    fir(scene, 190, footing - 40, 360, 0.25) +
    fir(scene, 1430, footing - 46, 400, 0.25) +
    fir(scene, 1530, footing - 40, 300, 0.3) +
    cobbles(scene) +
    castShadow(scene, box.x, footing, w, 360) +
    shell.svg +
    quoins(scene, box, lighter(colour, 0.16), 34) +
    times(2, (index) => rect(box.x, box.y + h * (0.34 + index * 0.34), w, 11, lit(scene, '#8b6b4c'))) +
    eavesShadow(scene, box.x, box.y + 4, w, 44) +
    windows(box.y + 52, 88, -1) +
    windows(footing - 146, 82, 2) +
    archDoor(
      scene,
      { x: box.x + bay * 2.5 - 50, y: footing - 168, w: 100, h: 168 },
      wood,
      lighter(colour, 0.3),
    ) +
    chimney(scene, box.x + w * 0.24, box.y - 96, 50, 84, '#a59d90') +
    hipRoof(
      scene,
      { x: box.x, y: box.y, w, rise: 142, overhang: 40, hip: 140 },
      shell.side,
      random.pick(['#878d91', '#7f8688', '#928f8a', '#868079']),
      20,
    ) +
    chimney(scene, box.x + w * 0.72, box.y - 110, 44, 60, '#a59d90') +
    gardenWall(scene, random, -20, footing + 52, 360, 74, '#a59d90') +
    gardenWall(scene, random, 1290, footing + 58, 330, 70, '#a59d90') +
    roundTree(
      scene,
      random,
      scene.sun === 1 ? 1400 : 170,
      footing + 20,
      320,
      random.pick(['#7d9a62', '#b58d4c', '#8aa06b']),
    ) +
    pot(scene, random, box.x + bay * 2.5 - 88, footing + 12, 66) +
    pot(scene, random, box.x + bay * 2.5 + 90, footing + 12, 72) +
    (random.chance(0.4) ? bench(scene, box.x + 70, footing + 22) : '')
  )
}

/** A plain house of warm stone with a tiled roof. */
export function stoneHouse(scene: Scene): string {
  const random = scene.random.fork('stone')
  const colour = random.pick(['#c4a987', '#bda384', '#c9b394', '#b79f7f'])
  const w = random.between(520, 600)
  const twoFloors = random.chance(0.55)
  const h = twoFloors ? 360 : 230
  const box = { x: 770 - w / 2 + scene.sun * 60, y: footing - h, w, h }
  const shutter = random.pick(shutterPaints)
  const bay = w / 3
  const trim = lighter(colour, 0.34)
  const shell = stoneBlock(scene, box, colour, 150)
  const row = (y: number, tall: number, skip: number) =>
    times(3, (column) => {
      const opening = { x: box.x + bay * (column + 0.5) - 33, y, w: 66, h: tall }
      return column === skip
        ? ''
        : lintel(scene, opening, colour) +
            shuttered(scene, random, opening, shutter, { frame: '#f1e9da', down: 2, sill: '#e9dfca' })
    })
  const annex = { x: scene.sun === 1 ? box.x + w - 4 : box.x - 246, y: footing - 180, w: 250, h: 180 }
  const withAnnex = random.chance(0.6)
  return (
    backdrop(scene) +
    cypress(scene, scene.sun === 1 ? box.x - 130 : box.x + w + 130, footing - 10, 430) +
    earth(scene) +
    castShadow(scene, box.x, footing, w + (withAnnex ? 120 : 0), 330) +
    (withAnnex
      ? rect(annex.x, annex.y, annex.w, annex.h, lit(scene, '#f4ecdc')) +
        eavesShadow(scene, annex.x, annex.y, annex.w, 28) +
        window(
          scene,
          random,
          { x: annex.x + 84, y: annex.y + 54, w: 76, h: 70 },
          { frame: shutter, down: 2, sill: '#e9dfca' },
        ) +
        roof(scene, { x: annex.x, y: annex.y, w: annex.w, rise: 56, overhang: 16, hip: 10 }, '#bd6b49')
      : '') +
    shell.svg +
    quoins(scene, box, trim, 32) +
    eavesShadow(scene, box.x, box.y + 4, w) +
    (twoFloors ? row(box.y + 58, 84, -1) : '') +
    row(footing - 148, 88, 1) +
    door(scene, { x: box.x + w / 2 - 42, y: footing - 158, w: 84, h: 158 }, shutter, trim) +
    hipRoof(
      scene,
      { x: box.x, y: box.y, w, rise: 116, overhang: 28, hip: random.pick([100, 130]) },
      shell.side,
      random.pick([paint.tile, '#c26a44', '#b5603f']),
    ) +
    chimney(scene, box.x + w * 0.7, box.y - 70, 46, 84, '#d8c8ac') +
    olive(scene, random, scene.sun === 1 ? 1330 : 270, footing + 40, 300) +
    gardenWall(scene, random, scene.sun === 1 ? 20 : 1180, footing + 62, 400, 64, colour) +
    pot(scene, random, box.x + w / 2 - 76, footing + 10, 70) +
    pot(scene, random, box.x + w / 2 + 78, footing + 10, 78) +
    (random.chance(0.4) ? cat(scene, scene.sun === 1 ? 240 : 1320, footing - 12, '#d79a5c') : '')
  )
}

/** The Pelion mansion: stone below, a white jutting upper floor with many windows. */
export function pelionMansion(scene: Scene): string {
  const random = scene.random.fork('pelion')
  const colour = random.pick(['#b0a591', '#bcae96', '#a89f90'])
  const w = random.between(560, 630)
  const x = 800 - w / 2 + scene.sun * 40
  const wood = random.pick(['#7d4a34', '#6b4a33', '#8a3f34', '#4f6a5c'])
  const lower = { x, y: footing - 310, w, h: 310 }
  const out = 44
  const upper = { x: x - out, y: footing - 520, w: w + out * 2, h: 214 }
  const bays = 6
  const bay = upper.w / bays
  const white = random.pick(walls.pelion)
  const shell = block(scene, upper, white, 140)
  const struts = times(7, (index) =>
    path(
      `M${x + 20 + (index * (w - 40)) / 6 - 6} ${lower.y + 60}L${x + 20 + (index * (w - 40)) / 6 - 6} ${lower.y}h12v34Z`,
      lit(scene, wood),
    ),
  )
  return (
    backdrop(scene) +
    roundTree(scene, random, 170, footing - 20, 380, '#6f9162') +
    roundTree(scene, random, 1450, footing - 16, 400, '#7a9a66') +
    cobbles(scene) +
    castShadow(scene, x, footing, w, 380) +
    stoneBlock(scene, lower, colour, 130).svg +
    quoins(scene, lower, lighter(colour, 0.2), 34) +
    times(3, (column) =>
      column === 1
        ? ''
        : archWindow(
            scene,
            random,
            { x: x + (w / 3) * (column + 0.5) - 28, y: footing - 214, w: 56, h: 88 },
            wood,
            lighter(colour, 0.34),
          ),
    ) +
    archDoor(scene, { x: x + w / 2 - 54, y: footing - 186, w: 108, h: 186 }, wood, lighter(colour, 0.34)) +
    eavesShadow(scene, x, lower.y, w, 60) +
    struts +
    shell.svg +
    rect(upper.x - 6, upper.y + upper.h - 12, upper.w + 12, 16, lit(scene, wood)) +
    eavesShadow(scene, upper.x, upper.y, upper.w, 40) +
    times(
      bays,
      (column) =>
        window(
          scene,
          random,
          { x: upper.x + bay * (column + 0.5) - 28, y: upper.y + 78, w: 56, h: 92 },
          { frame: wood, down: 2, bar: 6, sill: wood },
        ) +
        path(
          archPath({ x: upper.x + bay * (column + 0.5) - 24, y: upper.y + 26, w: 48, h: 36 }),
          lit(scene, ['#d9a95c', '#8fb0a4', '#c98a72'][column % 3] ?? '#d9a95c'),
        ),
    ) +
    hipRoof(
      scene,
      { x: upper.x, y: upper.y, w: upper.w, rise: 120, overhang: 46, hip: 150 },
      shell.side,
      random.pick(['#8a8f90', '#7f8486', '#938d86']),
      20,
    ) +
    chimney(scene, upper.x + upper.w * 0.3, upper.y - 112, 46, 56, '#efe6d6') +
    (random.chance(0.5)
      ? pergola(
          scene,
          random,
          scene.sun === 1 ? x + w + 20 : x - 290,
          footing + 4,
          270,
          190,
          paint.wood,
          true,
        )
      : bush(scene, random, scene.sun === 1 ? x + w + 110 : x - 110, footing + 20, 200, '#86a0b4')) +
    gardenWall(scene, random, scene.sun === 1 ? -20 : 1240, footing + 64, 380, 66, colour) +
    pot(scene, random, x + w / 2 - 92, footing + 12, 78) +
    pot(scene, random, x + w / 2 + 94, footing + 12, 70)
  )
}
