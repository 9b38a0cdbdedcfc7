/** Houses of the nineteenth century, the Ionian pastel house and the Corfiot townhouse. */
import { alpha, darker, lighter } from '../colour.ts'
import { paint, shutterPaints, walls } from '../palette.ts'
import { backdrop } from '../parts/backdrop.ts'
import { balcony, castShadow } from '../parts/balconies.ts'
import { flagstones, footing, street } from '../parts/ground.ts'
import { block, eavesShadow, hipRoof, quoins, roof, sideWindows } from '../parts/masses.ts'
import { archPath, door, shuttered, window } from '../parts/openings.ts'
import { bench, cat, lampPost } from '../parts/street.ts'
import { bougainvillea, citrus, cypress, palm, pot, roundTree } from '../parts/trees.ts'
import { lit, type Scene, shaded, shadow } from '../scene.ts'
import { path, polygon, rect, times } from '../svg.ts'

const corbels = (scene: Scene, x: number, y: number, w: number) =>
  times(2, (index) => path(`M${x + 22 + index * (w - 58)} ${y}h14v10q0 20 -14 24Z`, lit(scene, '#ded4c2')))

const tympanum = (scene: Scene, x: number, y: number, w: number, flat: boolean) =>
  flat
    ? rect(x - 14, y - 16, w + 28, 10, lit(scene, '#f9f4e8')) + rect(x - 10, y - 6, w + 20, 5, shadow(scene))
    : polygon(
        [
          [x - 18, y - 8],
          [x + w / 2, y - 34],
          [x + w + 18, y - 8],
        ],
        lit(scene, '#f9f4e8'),
      ) +
      polygon(
        [
          [x, y - 12],
          [x + w / 2, y - 27],
          [x + w, y - 12],
        ],
        lit(scene, '#e0d3b8'),
      )

const acroteria = (scene: Scene, x: number, y: number, w: number, count: number) =>
  times(count, (index) =>
    path(
      `M${x - 11 + (index * w) / (count - 1)} ${y}q-4 -22 11 -34q15 12 11 34Z`,
      lit(scene, paint.terracotta),
    ),
  )

export function neoclassical(scene: Scene): string {
  const random = scene.random.fork('neoclassical')
  const bays = random.pick([3, 3, 5])
  const w = bays === 5 ? 740 : random.between(520, 600)
  const floor = 215
  const x = 800 - w / 2 + scene.sun * 40
  const wallTop = footing - floor * 2 - 40
  const wall = random.pick(walls.neoclassical)
  const shutter = random.pick(shutterPaints)
  const parapet = random.chance(0.4)
  const pediment = !parapet && random.chance(0.4)
  const shell = block(scene, { x, y: wallTop, w, h: footing - wallTop }, wall, 170)
  const bay = w / bays
  const trim = '#faf4e7'
  const middle = Math.floor(bays / 2)
  const upper = times(bays, (column) => {
    const at = x + column * bay + bay / 2 - 36
    const box = { x: at, y: wallTop + 62, w: 72, h: 132 }
    return (
      rect(at - 8, box.y - 8, 88, box.h + 10, lit(scene, trim)) +
      shuttered(scene, random, box, shutter, { frame: trim, down: 3 }) +
      tympanum(scene, at, box.y, 72, column !== middle)
    )
  })
  const lower = times(bays, (column) => {
    const at = x + column * bay + bay / 2 - 36
    return column === middle
      ? door(
          scene,
          { x: at - 10, y: footing - 190, w: 92, h: 186 },
          random.pick([paint.darkWood, shutter, '#7a4f38', '#3f5f58']),
          trim,
          true,
        )
      : rect(at - 8, footing - 186, 88, 124, lit(scene, trim)) +
          shuttered(scene, random, { x: at, y: footing - 178, w: 72, h: 112 }, shutter, {
            frame: trim,
            down: 3,
            sill: trim,
          })
  })
  const balconyWidth = bays === 5 ? bay * 1.6 : bay * 1.1
  const balconyX = x + w / 2 - balconyWidth / 2
  const belt = footing - floor - 18
  return (
    backdrop(scene) +
    street(scene) +
    roundTree(scene, random, scene.sun === 1 ? x + w + 170 : x - 180, footing - 12, 300, '#7f9f74') +
    castShadow(scene, x - 16, footing, w + 32, 420) +
    shell.svg +
    sideWindows(scene, random, shell.side, 2, 2, [0.12, 0.92]) +
    rect(x - 6, footing - 42, w + 12, 42, lit(scene, '#cfc2ab')) +
    rect(x - 6, footing - 46, w + 12, 6, lit(scene, '#e9dfcd')) +
    quoins(scene, { x, y: wallTop, w, h: footing - wallTop - 44 }, trim, 24) +
    rect(x - 10, belt, w + 20, 14, lit(scene, trim)) +
    rect(x, belt + 14, w, 8, shadow(scene)) +
    eavesShadow(scene, x, wallTop + 6, w, 40) +
    lower +
    upper +
    corbels(scene, balconyX, belt + 8, balconyWidth) +
    balcony(scene, balconyX, belt - 4, balconyWidth, 'ornate', { rail: 66, slab: 14 }) +
    (parapet
      ? rect(x - 18, wallTop - 14, w + 36, 22, lit(scene, trim)) +
        rect(x - 6, wallTop - 70, w + 12, 56, lit(scene, lighter(wall, 0.15))) +
        times(bays * 4, (index) =>
          rect(x + 12 + (index * (w - 24)) / (bays * 4), wallTop - 58, 9, 38, lit(scene, trim)),
        ) +
        rect(x - 14, wallTop - 80, w + 28, 13, lit(scene, trim)) +
        acroteria(scene, x, wallTop - 78, w, bays + 2)
      : hipRoof(
          scene,
          { x, y: wallTop, w, rise: 128, overhang: 32, hip: 150 },
          shell.side,
          random.pick([paint.tile, '#c26a44', '#a9563c']),
        ) +
        (pediment
          ? polygon(
              [
                [x + w * 0.28, wallTop],
                [x + w / 2, wallTop - 104],
                [x + w * 0.72, wallTop],
              ],
              lit(scene, trim),
            ) +
            polygon(
              [
                [x + w * 0.33, wallTop - 8],
                [x + w / 2, wallTop - 82],
                [x + w * 0.67, wallTop - 8],
              ],
              lit(scene, darker(wall, 0.04)),
            ) +
            path(archPath({ x: x + w / 2 - 14, y: wallTop - 58, w: 28, h: 40 }), lit(scene, shutter))
          : acroteria(scene, x - 26, wallTop - 2, w + 52, 6))) +
    times(3, (index) =>
      rect(
        x + w / 2 - 76 - index * 12,
        footing - 6 + index * 10,
        152 + index * 24,
        11,
        lit(scene, index % 2 ? '#dccfb8' : '#eee4d2'),
      ),
    ) +
    pot(scene, random, x + w / 2 - 110, footing + 22, 82) +
    pot(scene, random, x + w / 2 + 112, footing + 22, 82) +
    citrus(scene, random, scene.sun === 1 ? x - 140 : x + w + 150, 1046, 230) +
    lampPost(scene, scene.sun === 1 ? x + w + 60 : x - 60, 1056, 270) +
    (random.chance(0.3) ? bench(scene, x + 20, 1050) : '')
  )
}

export function ionianHouse(scene: Scene): string {
  const random = scene.random.fork('ionian')
  const w = random.between(560, 680)
  const x = 800 - w / 2 + scene.sun * 60
  const wallTop = footing - 380
  const wall = random.pick(walls.ionian)
  const shutter = random.pick(['#4f7a5c', '#3c6a58', '#5c8a78', '#7d9a86', '#6f8f5c'])
  const shell = block(scene, { x, y: wallTop, w, h: 380 }, wall, 180)
  const bay = w / 4
  const arches = times(
    3,
    (index) =>
      path(
        archPath({ x: x + bay * (index + 0.62), y: footing - 168, w: bay * 0.76, h: 168 }),
        lit(scene, '#f7efdf'),
      ) +
      path(
        archPath({ x: x + bay * (index + 0.62) + 10, y: footing - 158, w: bay * 0.76 - 20, h: 158 }),
        shaded(scene, darker(wall, 0.35)),
      ),
  )
  const upper = times(4, (column) =>
    shuttered(
      scene,
      random,
      {
        x: x + column * bay + bay / 2 - 33,
        y: wallTop + 52,
        w: 66,
        h: column === 1 || column === 2 ? 126 : 104,
      },
      shutter,
      { frame: '#f8f2e6', down: 3, sill: column === 1 || column === 2 ? undefined : '#f8f2e6' },
    ),
  )
  return (
    backdrop(scene) +
    flagstones(scene) +
    cypress(scene, scene.sun === 1 ? x + w + 110 : x - 110, footing - 10, 520) +
    cypress(scene, scene.sun === 1 ? x + w + 190 : x - 190, footing - 4, 400) +
    castShadow(scene, x, footing, w, 400) +
    shell.svg +
    sideWindows(scene, random, shell.side, 2, 2, [0.1, 0.9]) +
    eavesShadow(scene, x, wallTop + 6, w) +
    upper +
    arches +
    door(scene, { x: x + w / 2 - 36, y: footing - 132, w: 72, h: 132 }, shutter, '#efe4cf') +
    balcony(scene, x + bay * 0.94, wallTop + 182, bay * 2.12, 'bars', { rail: 54, slab: 12 }) +
    hipRoof(
      scene,
      { x, y: wallTop, w, rise: 124, overhang: 30, hip: 130 },
      shell.side,
      random.pick(['#c0704a', '#b86243', '#cb8057']),
    ) +
    bougainvillea(scene, random, scene.sun === 1 ? x + 18 : x + w - 18, footing - 210, 130, 250) +
    pot(scene, random, x + bay * 0.5, footing + 12, 84) +
    pot(scene, random, x + w - bay * 0.42, footing + 14, 92) +
    pot(scene, random, x + w - bay * 0.14, footing + 20, 64) +
    (random.chance(0.4) ? cat(scene, x + bay * 0.9, footing + 30, '#d79a5c') : '') +
    roundTree(scene, random, scene.sun === 1 ? x - 200 : x + w + 200, 1050, 280, '#86a06a')
  )
}

/** A tall Corfiot house between its neighbours, with arcade and long shutters. */
export function corfuTownhouse(scene: Scene): string {
  const random = scene.random.fork('corfu')
  const floors = 4
  const floor = 168
  const tones = [random.pick(walls.ionian), random.pick(walls.ionian), random.pick(walls.neoclassical)]
  const house = (x: number, w: number, count: number, wall: string, main: boolean) => {
    const top = footing - 60 - count * floor
    const bays = main ? 3 : 2
    const bay = w / bays
    const shutter = random.pick(['#4f7a5c', '#5c8a78', '#3f6f5c', '#7a8f6c'])
    const own = random.fork(`house ${x}`)
    return (
      rect(x, top, w, footing - top, main ? lit(scene, wall) : shaded(scene, wall, 0.35)) +
      eavesShadow(scene, x, top, w, 30) +
      times(
        count,
        (row) =>
          times(bays, (column) =>
            shuttered(
              scene,
              own,
              { x: x + column * bay + bay / 2 - 29, y: top + 34 + row * floor, w: 58, h: 108 },
              shutter,
              { frame: '#f7f0e2', down: 3, sill: '#f3e9d6' },
            ),
          ) + rect(x, top + row * floor + floor - 6, w, 7, lit(scene, lighter(wall, 0.4))),
      ) +
      times(
        bays,
        (column) =>
          path(
            archPath({ x: x + column * bay + bay * 0.14, y: footing - 148, w: bay * 0.72, h: 148 }),
            lit(scene, '#f0e6d2'),
          ) +
          path(
            archPath({ x: x + column * bay + bay * 0.14 + 11, y: footing - 137, w: bay * 0.72 - 22, h: 137 }),
            column === 1 && main ? lit(scene, shutter) : shaded(scene, darker(wall, 0.42)),
          ),
      ) +
      (main
        ? times(2, (row) =>
            balcony(scene, x + bay * 0.9, top + 144 + (row + 1) * floor, bay * 1.2, 'ornate', {
              rail: 50,
              slab: 10,
              colour: '#4a4f50',
            }),
          )
        : '') +
      roof(
        scene,
        { x, y: top, w, rise: 62, overhang: main ? 20 : 8, hip: 34 },
        random.pick(['#c0704a', '#b5654a']),
      )
    )
  }
  return (
    backdrop(scene) +
    flagstones(scene) +
    house(140, 330, 3, tones[1] ?? '#eec79a', false) +
    house(1120, 350, 3, tones[2] ?? '#e8ad8b', false) +
    castShadow(scene, 480, footing, 640, 420) +
    house(478, 636, floors - (random.chance(0.4) ? 1 : 0), tones[0] ?? '#f2dca6', true) +
    lampPost(scene, 420, footing + 30, 260) +
    pot(scene, random, 510, footing + 20, 84) +
    pot(scene, random, 1080, footing + 22, 90) +
    (random.chance(0.5) ? palm(scene, random, 1290, 1060, 520) : citrus(scene, random, 1290, 1050, 230)) +
    (random.chance(0.5)
      ? window(scene, random, { x: -200, y: 0, w: 10, h: 10 }, { frame: paint.white })
      : '') +
    rect(0, footing, 1600, 10, alpha(scene.light.shade, 0.12))
  )
}
