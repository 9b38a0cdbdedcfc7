/** Balconies, roof terraces and courtyards, looking outwards. */
import { alpha, darker, lighter } from '../colour.ts'
import { paint } from '../palette.ts'
import { backdrop } from '../parts/backdrop.ts'
import { railing } from '../parts/balconies.ts'
import { pergola } from '../parts/street.ts'
import { bougainvillea, cypress, olive, pot, roundTree } from '../parts/trees.ts'
import { lit } from '../scene.ts'
import { ellipse, polygon, rect, times, vertical } from '../svg.ts'
import { armchair, chair, roundTable, sofa, table } from './furniture.ts'
import { level, nearest, project, type Room, tone } from './space.ts'

const far = 0.35

function deck(room: Room): string {
  const { decor } = room
  const base = tone(
    room,
    decor.manner === 'modern' ? '#d6cec0' : decor.manner === 'island' ? '#efe8da' : '#d9a982',
  )
  const seam = alpha(darker(base, 0.4), 0.2)
  const [, top] = project(0, 0, far)
  return (
    rect(0, top, 1600, 1200 - top, vertical(darker(base, 0.06), lighter(base, 0.06))) +
    times(25, (index) =>
      polygon(
        [
          project(-6 + index * 0.5, 0, far),
          project(-5.985 + index * 0.5, 0, far),
          project(-5.985 + index * 0.5, 0, nearest),
          project(-6 + index * 0.5, 0, nearest),
        ],
        seam,
      ),
    ) +
    times(7, (index) => level(-6, 0, far + index * 0.46, 12, 0.015, seam))
  )
}

/** Everything sits on the horizon of the view, so the landscape is lifted to eye level. */
const outlook = (room: Room, rise: number) =>
  `<svg x="0" y="0" width="1600" height="1200" viewBox="120 ${rise} 1360 1020">${backdrop(room.outside)}${rect(0, 850, 1600, 500, vertical(lit(room.outside, '#a9b48a'), lit(room.outside, '#93a378')))}${gardenBelow(room)}</svg>`

function gardenBelow(room: Room): string {
  const random = room.outside.random.fork('below')
  const urban = room.outside.backdrop === 'lycabettus' || room.outside.backdrop === 'skyline'
  if (urban)
    return times(
      14,
      (index) =>
        rect(
          60 + index * 112,
          850 + random.between(0, 40),
          104,
          300,
          lit(room.outside, random.pick(['#e6dac4', '#ddd6ca', '#e9dcc8', '#d3cdc2'])),
        ) + rect(60 + index * 112, 846 + random.between(6, 40), 104, 10, lit(room.outside, '#f4eee2')),
    )
  return times(7, (index) =>
    roundTree(
      room.outside,
      random,
      90 + index * 240 + random.between(-50, 50),
      960 + random.between(0, 60),
      random.between(120, 190),
      random.pick([paint.leaf, paint.oliveLeaf, '#86a06a']),
    ),
  )
}

export function balconyView(room: Room): string {
  const { decor, outside: scene } = room
  const random = scene.random.fork('balcony')
  const kind = decor.manner === 'modern' ? 'glass' : decor.manner === 'island' ? 'solid' : 'bars'
  const [, floor] = project(0, 0, far)
  const [, top] = project(0, 1, far)
  const lounge = random.chance(0.4)
  const flip = random.chance(0.5)
  const wallX = flip ? 1290 : 0
  const wall = tone(room, decor.manner === 'island' ? '#fdfbf5' : decor.wall)
  return (
    outlook(room, 285) +
    deck(room) +
    railing(scene, kind, -10, top, 1620, floor - top, paint.iron) +
    rect(0, floor - 4, 1600, 14, lit(scene, '#f4eee2')) +
    polygon(
      flip
        ? [
            [1330, 0],
            [1600, 0],
            [1600, 1200],
            [1560, 1200],
            [1330, floor],
          ]
        : [
            [270, 0],
            [0, 0],
            [0, 1200],
            [40, 1200],
            [270, floor],
          ],
      vertical(lighter(wall, 0.1), darker(wall, 0.08)),
    ) +
    (decor.manner === 'modern'
      ? rect(0, 0, 1600, 74, lit(scene, '#f4efe6')) +
        rect(0, 74, 1600, 12, darker(lit(scene, '#e4ddd0'), 0.06))
      : pergola(
          scene,
          random,
          -40,
          1180,
          1680,
          1060,
          decor.manner === 'island' ? '#e9e0cf' : decor.wood,
          random.chance(0.7),
          2,
        )) +
    (decor.manner !== 'modern' ? bougainvillea(scene, random, flip ? 1420 : 170, 330, 330, 420) : '') +
    (lounge
      ? sofa(room, flip ? -1.9 : -0.2, 0.9, 2.1, '#efe6d6', [decor.second, decor.cloth]) +
        roundTable(room, flip ? -0.8 : 0.9, 2.15, 0.45, 0.38, decor.wood)
      : chair(room, flip ? -1.35 : -0.35, 1.0, decor.manner === 'island' ? decor.second : decor.wood) +
        roundTable(
          room,
          flip ? -0.55 : 0.45,
          1.35,
          0.46,
          0.72,
          decor.manner === 'island' ? '#f4eee2' : decor.wood,
        ) +
        cups(room, flip ? -0.55 : 0.45) +
        chair(room, flip ? -0.2 : 0.85, 1.1, decor.manner === 'island' ? decor.second : decor.wood)) +
    times(3, (index) =>
      pot(
        scene,
        random,
        flip ? 1390 - index * 150 : 210 + index * 150,
        floor + 60 + index * 14 - 40,
        130 - index * 14,
      ),
    ) +
    pot(scene, random, flip ? 150 : 1450, floor + 120, 190) +
    rect(wallX, 0, 0, 0, wall)
  )
}

const cups = (room: Room, x: number) => {
  const [px, py] = project(x, 0.72, 1.35)
  return times(
    2,
    (index) =>
      ellipse(px - 34 + index * 66, py - 4, 24, 7, tone(room, '#fbf8f0')) +
      rect(px - 46 + index * 66, py - 28, 24, 22, tone(room, '#fdfaf2'), 'rx="5"') +
      ellipse(px - 34 + index * 66, py - 28, 12, 3.6, '#7a5236'),
  )
}

/** A roof terrace or courtyard with a long table under the vine. */
export function terraceView(room: Room): string {
  const { decor, outside: scene } = room
  const random = scene.random.fork('terrace')
  const [, floor] = project(0, 0, far)
  const [, parapet] = project(0, 0.62, far)
  const white = lit(scene, decor.manner === 'island' ? '#fdfbf5' : '#efe6d6')
  return (
    outlook(room, 285) +
    deck(room) +
    rect(-10, parapet, 1620, floor - parapet, vertical(white, darker(white, 0.06))) +
    rect(-10, parapet - 16, 1620, 22, lighter(white, 0.3)) +
    pergola(scene, random, 250, floor + 30, 1100, 640, decor.wood, true, 3) +
    (random.chance(0.5)
      ? olive(scene, random, 190, floor + 110, 420)
      : cypress(scene, 150, floor + 60, 560)) +
    bougainvillea(scene, random, 1400, parapet - 60, 240, 260) +
    times(3, (index) =>
      chair(room, -0.95 + index * 0.72, 0.85, decor.manner === 'island' ? decor.second : decor.wood),
    ) +
    table(room, -1.2, 1.15, 2.4, 0.8, 0.74, decor.wood) +
    table0(room) +
    times(3, (index) =>
      chair(room, -0.95 + index * 0.72, 1.75, decor.manner === 'island' ? decor.second : decor.wood, false),
    ) +
    (random.chance(0.5) ? armchair(room, 1.7, 1.1, decor.third) : '') +
    pot(scene, random, 1450, floor + 150, 200) +
    pot(scene, random, 1290, floor + 110, 140) +
    pot(scene, random, 110, floor + 190, 170)
  )
}

const table0 = (room: Room) =>
  times(3, (index) => {
    const [px, py] = project(-0.75 + index * 0.75, 0.75, 1.5)
    return (
      ellipse(px, py, 44, 12, tone(room, '#fbf8f0')) +
      ellipse(px, py - 4, 24, 9, tone(room, ['#cfd98f', '#d98a5c', '#e2c06a'][index] ?? '#cfd98f'))
    )
  })
