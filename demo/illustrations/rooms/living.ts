import type { Room } from './space.ts'
import {
  armchair,
  chair,
  fireplace,
  floorLamp,
  pendant,
  picture,
  plant,
  roundTable,
  rug,
  shelves,
  sofa,
  table,
  tvStand,
} from './furniture.ts'
import { opening, shell } from './shell.ts'
import { cuboid, cushion, project, tone } from './space.ts'
import { circle, ellipse, rounded, times } from '../svg.ts'

/** What lies on a coffee table. */
function still(room: Room, x: number, y: number, z: number): string {
  const [px, py] = project(x, y, z)
  return (
    rounded(px - 70, py - 10, 74, 9, 2, tone(room, room.decor.cloth)) +
    rounded(px - 62, py - 18, 60, 8, 2, tone(room, room.decor.second)) +
    ellipse(px + 54, py - 10, 34, 13, tone(room, '#efe6d6')) +
    times(3, (index) =>
      circle(
        px + 38 + index * 16,
        py - 20,
        11,
        tone(room, ['#e0a04c', '#c9743f', '#d9b25e'][index] ?? '#e0a04c'),
      ),
    )
  )
}

export function living(room: Room): string {
  const { decor, half } = room
  const random = room.scene.random.fork('living')
  const wide = random.chance(0.55)
  const low = wide ? 0.06 : 0.85
  const windowLeft = random.chance(0.5)
  const w = wide ? 2.2 : 1.6
  const x = windowLeft ? -half + 0.55 : half - 0.55 - w
  const sofaX = windowLeft ? half - 2.95 : -half + 0.65
  const mirrorX = (at: number, width: number) => (windowLeft ? at : -at - width)
  const hearth = decor.manner === 'traditional' && random.chance(0.4)
  const shelf = !hearth && random.chance(0.45)
  return (
    shell(room, { accent: random.chance(0.6), beams: decor.manner !== 'modern' && random.chance(0.6) }) +
    opening(room, {
      x,
      y: low,
      w,
      h: wide ? 2.2 : 1.35,
      parts: wide ? 3 : 2,
      curtains: random.chance(0.75) ? decor.third : undefined,
    }) +
    (hearth
      ? fireplace(room, mirrorX(0.5, 1.5))
      : shelf
        ? shelves(room, random, mirrorX(half - 1.5, 1.3), 0, 1.3, 2.1, 5, true)
        : random.chance(0.5)
          ? picture(room, random, mirrorX(0.75, 0.8), 1.35, 0.8, 0.9) +
            picture(room, random, mirrorX(1.75, 0.6), 1.5, 0.6, 0.7)
          : picture(room, random, mirrorX(0.8, 1.4), 1.3, 1.4, 0.9)) +
    (hearth || shelf
      ? ''
      : random.chance(0.35)
        ? tvStand(room, mirrorX(-0.1, 0.1) + (windowLeft ? 0.3 : -2.1), 1.9)
        : '') +
    plant(room, random, windowLeft ? -half + 0.28 : half - 0.28, 0.35, random.between(0.9, 1.2)) +
    rug(room, sofaX - 0.4, 0.85, 3, 1.5, random.pick([decor.second, decor.third, decor.cloth])) +
    sofa(
      room,
      sofaX,
      0.45,
      2.3,
      decor.cloth,
      random.pick([
        [decor.second, decor.third],
        [decor.third, decor.second, decor.third],
        [decor.second, decor.second],
      ]),
    ) +
    floorLamp(room, windowLeft ? sofaX - 0.25 : sofaX + 2.55, 0.4) +
    (random.chance(0.5)
      ? roundTable(room, sofaX + 1.15, 1.75, 0.5, 0.4, decor.wood) + still(room, sofaX + 1.15, 0.4, 1.78)
      : table(room, sofaX + 0.55, 1.5, 1.2, 0.6, 0.4, decor.wood) + still(room, sofaX + 1.15, 0.4, 1.8)) +
    (random.chance(0.6)
      ? armchair(room, windowLeft ? sofaX - 1.5 : sofaX + 3, 1.0, decor.second)
      : plant(room, random, windowLeft ? -half + 0.5 : half - 0.5, 1.7, 0.7)) +
    (random.chance(0.5) ? pendant(room, sofaX + 1.15, 1.2, 2.35, decor.second) : '')
  )
}

export function dining(room: Room): string {
  const { decor, half } = room
  const random = room.scene.random.fork('dining')
  const count = 3
  return (
    shell(room, { accent: true, beams: decor.manner !== 'modern' && random.chance(0.6) }) +
    opening(room, {
      x: -1.1,
      y: 0.85,
      w: 2.2,
      h: 1.4,
      parts: 3,
      curtains: random.chance(0.6) ? decor.third : undefined,
    }) +
    picture(room, random, -half + 0.4, 1.3, 0.7, 0.9) +
    cuboid(room, { x: half - 1.5, z: 0, w: 1.35, h: 0.85, d: 0.42 }, decor.wood) +
    times(3, (index) =>
      cushion(half - 1.47 + index * 0.44, 0.1, 0.42, 0.4, 0.68, 0.01, tone(room, decor.cabinet)),
    ) +
    plant(room, random, -half + 0.45, 0.5, 1.15) +
    still(room, half - 0.8, 0.85, 0.3) +
    rug(room, -1.5, 0.7, 3, 1.8, decor.third) +
    times(count, (index) =>
      chair(room, -0.95 + index * 0.72, 0.72, decor.manner === 'island' ? decor.second : decor.wood),
    ) +
    table(room, -1.15, 1.05, 2.3, 0.85, 0.75, decor.wood) +
    still(room, 0, 0.75, 1.5) +
    times(count, (index) =>
      ellipse(...project(-0.75 + index * 0.75, 0.76, 1.72), 46, 13, tone(room, '#fbf8f0')),
    ) +
    times(count, (index) =>
      chair(room, -0.95 + index * 0.72, 1.72, decor.manner === 'island' ? decor.second : decor.cloth, false),
    ) +
    times(2, (index) => pendant(room, -0.5 + index, 1.4, 1.95, decor.second))
  )
}
