import { alpha, darker, lighter } from '../colour.ts'
import type { Random } from '../../random.ts'
import { circle, ellipse, line, path, polygon, rect, rounded, times } from '../svg.ts'
import { chair, pendant, plant, table } from './furniture.ts'
import { opening, shell } from './shell.ts'
import { cuboid, facing, facingRect, level, project, type Room, tone } from './space.ts'

/** A run of base units with a worktop. */
function baseUnits(room: Room, x: number, w: number): string {
  const { decor } = room
  const count = Math.round(w / 0.6)
  const front = tone(room, decor.cabinet)
  const metal = tone(room, decor.manner === 'traditional' ? '#a9854c' : decor.metal)
  return (
    cuboid(room, { x, y: 0.1, z: 0, w, h: 0.76, d: 0.6 }, decor.cabinet) +
    facingRect(x, 0, 0.55, w, 0.1, darker(front, 0.45)) +
    times(count, (index) => {
      const box = facing(x + (index * w) / count, 0.1, 0.6, w / count, 0.76)
      const drawers = index % 3 === 1
      return drawers
        ? times(
            3,
            (row) =>
              rounded(
                box.x + 4,
                box.y + 4 + (row * box.h) / 3,
                box.w - 8,
                box.h / 3 - 7,
                3,
                lighter(front, 0.08),
              ) + rounded(box.x + box.w / 2 - 26, box.y + 14 + (row * box.h) / 3, 52, 5, 2, metal),
          )
        : rounded(box.x + 4, box.y + 4, box.w - 8, box.h - 8, 3, lighter(front, 0.08)) +
            (decor.manner === 'traditional'
              ? rounded(box.x + 18, box.y + 20, box.w - 36, box.h - 40, 2, darker(front, 0.05))
              : '') +
            rounded(index % 2 ? box.x + 14 : box.x + box.w - 20, box.y + 18, 5, 44, 2, metal)
    }) +
    level(x - 0.02, 0.9, 0, w + 0.04, 0.64, lighter(tone(room, decor.counter), 0.12)) +
    facingRect(x - 0.02, 0.86, 0.64, w + 0.04, 0.045, tone(room, decor.counter))
  )
}

function upperUnits(room: Room, x: number, w: number): string {
  const count = Math.round(w / 0.6)
  const front = tone(room, room.decor.cabinet)
  return (
    cuboid(room, { x, y: 1.5, z: 0, w, h: 0.8, d: 0.34 }, room.decor.cabinet) +
    times(count, (index) => {
      const box = facing(x + (index * w) / count, 1.5, 0.34, w / count, 0.8)
      return (
        rounded(box.x + 4, box.y + 4, box.w - 8, box.h - 8, 3, lighter(front, 0.1)) +
        rounded(
          index % 2 ? box.x + 12 : box.x + box.w - 17,
          box.y + box.h - 54,
          5,
          38,
          2,
          tone(room, room.decor.metal),
        )
      )
    })
  )
}

function openShelf(room: Room, random: Random, x: number, y: number, w: number): string {
  const wood = tone(room, room.decor.wood)
  const box = facing(x, y, 0.24, w, 0.05)
  return (
    rect(box.x, box.y + box.h, box.w, 14, alpha('#5a4a3a', 0.14)) +
    rect(box.x, box.y, box.w, box.h, wood) +
    times(w / 0.2, (index) => {
      const at = box.x + 18 + index * 40
      return random.pick([
        () => rounded(at - 11, box.y - 34, 22, 34, 4, tone(room, '#f4eee2')),
        () => ellipse(at, box.y - 12, 18, 12, tone(room, room.decor.second)),
        () =>
          rounded(at - 9, box.y - 48, 18, 48, 5, tone(room, room.decor.tile)) +
          rect(at - 9, box.y - 52, 18, 8, wood),
        () =>
          circle(at, box.y - 18, 17, tone(room, '#7f9a66')) +
          rounded(at - 11, box.y - 20, 22, 20, 3, tone(room, room.decor.second)),
      ])()
    })
  )
}

function fridge(room: Room, x: number): string {
  const body = room.decor.manner === 'modern' ? '#c9cdce' : '#f1ece0'
  const face = facing(x, 0.05, 0.66, 0.7, 1.85)
  return (
    cuboid(room, { x, z: 0, w: 0.7, h: 1.9, d: 0.66 }, body) +
    rect(face.x, face.y + face.h * 0.36, face.w, 4, darker(tone(room, body), 0.3)) +
    rounded(
      face.x + face.w - 20,
      face.y + face.h * 0.14,
      7,
      face.h * 0.17,
      3,
      darker(tone(room, body), 0.35),
    ) +
    rounded(
      face.x + face.w - 20,
      face.y + face.h * 0.42,
      7,
      face.h * 0.22,
      3,
      darker(tone(room, body), 0.35),
    ) +
    polygon(
      [
        [face.x + 20, face.y + 8],
        [face.x + 60, face.y + 8],
        [face.x + 30, face.y + face.h - 10],
        [face.x + 8, face.y + face.h - 10],
      ],
      alpha('#ffffff', 0.16),
    )
  )
}

function cooker(room: Room, x: number): string {
  const dark = tone(room, '#3f474c')
  const face = facing(x, 0.14, 0.605, 0.6, 0.7)
  const [px, py] = project(x + 0.3, 0.9, 0.3)
  const hood = facing(x, 1.55, 0.3, 0.6, 0.2)
  const flue = facing(x + 0.2, 1.7, 0.2, 0.2, room.height - 1.72)
  const steel = tone(room, '#c3c8c9')
  return (
    rect(flue.x, flue.y, flue.w, flue.h, steel) +
    polygon(
      [
        [hood.x, hood.y + hood.h],
        [hood.x + 22, hood.y],
        [hood.x + hood.w - 22, hood.y],
        [hood.x + hood.w, hood.y + hood.h],
      ],
      darker(steel, 0.08),
    ) +
    rect(hood.x, hood.y + hood.h - 6, hood.w, 14, steel) +
    rounded(face.x + 6, face.y + 6, face.w - 12, face.h - 12, 4, dark) +
    rounded(face.x + 18, face.y + face.h * 0.32, face.w - 36, face.h * 0.5, 4, lighter(dark, 0.14)) +
    rounded(face.x + 18, face.y + face.h * 0.2, face.w - 36, 6, 3, steel) +
    times(4, (index) => circle(face.x + 26 + index * 24, face.y + 20, 6, steel)) +
    ellipse(px, py + 4, 62, 13, dark) +
    path(`M${px - 36} ${py - 34}h66v26q0 10 -10 10h-46q-10 0 -10 -10Z`, tone(room, room.decor.second)) +
    rect(px - 42, py - 39, 78, 7, darker(tone(room, room.decor.second), 0.15)) +
    rect(px - 8, py - 48, 12, 9, dark)
  )
}

function sink(room: Room, x: number): string {
  const [px, py] = project(x, 0.9, 0.34)
  const steel = tone(room, '#b9c0c2')
  return (
    ellipse(px, py + 6, 66, 15, darker(steel, 0.1)) +
    ellipse(px, py + 8, 58, 11, darker(steel, 0.28)) +
    path(
      `M${px + 4} ${py - 6}V${py - 62}Q${px + 4} ${py - 84} ${px - 16} ${py - 84}T${px - 34} ${py - 62}`,
      'none',
      `stroke="${tone(room, room.decor.metal)}" stroke-width="8" stroke-linecap="round"`,
    )
  )
}

export function kitchen(room: Room): string {
  const { decor, half } = room
  const random = room.scene.random.fork('kitchen')
  const flip = random.chance(0.5)
  const run = half * 2 - 1.5
  const x = flip ? -half + 1.3 : -half + 0.2
  const windowW = 1.2
  const windowX = x + run * (flip ? 0.62 : 0.14)
  const cookerX = flip ? x + 0.6 : x + run - 1.2
  const back = facing(-half, 0.9, 0, half * 2, 0.62)
  const island = random.chance(0.45)
  const tileW = 26
  return (
    shell(room, { beams: decor.manner === 'island' && random.chance(0.6) }) +
    rect(back.x, back.y, back.w, back.h, tone(room, decor.tile)) +
    times(back.w / tileW, (index) => rect(back.x + index * tileW, back.y, 2, back.h, alpha('#ffffff', 0.5))) +
    times(back.h / tileW, (index) => rect(back.x, back.y + index * tileW, back.w, 2, alpha('#ffffff', 0.5))) +
    opening(room, { x: windowX, y: 1.05, w: windowW, h: 1.15, parts: 2 }) +
    baseUnits(room, x, run) +
    cooker(room, cookerX) +
    sink(room, windowX + windowW / 2) +
    (decor.manner === 'modern'
      ? upperUnits(room, flip ? x + 1.24 : x + run - 1.9 - (run > 4 ? 0.5 : 0), run > 3.4 ? 0.66 : 0.5)
      : openShelf(room, random, flip ? x + 1.28 : x + run - 1.95, 1.6, 0.66) +
        openShelf(room, random, flip ? x + 1.28 : x + run - 1.95, 2.0, 0.66)) +
    fridge(room, flip ? -half + 0.4 : half - 1.15) +
    facingRect(flip ? -half + 0.4 : half - 1.15, 1.92, 0.6, 0.7, 0.4, tone(room, decor.cabinet)) +
    times(3, (index) =>
      rounded(
        ...corner(room, x + run * 0.46 + index * 0.14),
        20,
        40,
        4,
        tone(room, [decor.second, decor.third, decor.cloth][index] ?? decor.second),
      ),
    ) +
    (island
      ? cuboid(
          room,
          { x: -1.1, z: 1.35, w: 2.2, h: 0.88, d: 0.6 },
          decor.manner === 'island' ? decor.wood : decor.cloth,
        ) +
        level(-1.2, 0.93, 1.3, 2.4, 0.75, lighter(tone(room, decor.counter), 0.14)) +
        facingRect(-1.2, 0.88, 2.05, 2.4, 0.05, tone(room, decor.counter)) +
        bowl(room, 0.3, 0.93, 1.7) +
        times(2, (index) => pendant(room, -0.55 + index * 1.1, 1.6, 1.9, decor.second))
      : table(room, -0.85, 1.25, 1.7, 0.8, 0.75, decor.wood) +
        bowl(room, 0, 0.75, 1.7) +
        times(2, (index) =>
          chair(
            room,
            -0.75 + index * 1.02,
            1.75,
            decor.manner === 'island' ? decor.second : decor.wood,
            false,
          ),
        ) +
        pendant(room, 0, 1.5, 1.95, decor.second)) +
    (random.chance(0.5) ? plant(room, random, flip ? half - 0.35 : -half + 0.35, 1.2, 0.8) : '')
  )
}

const corner = (_room: Room, x: number) => {
  const [px, py] = project(x, 0.9, 0.12)
  return [px - 10, py - 38] as const
}

const bowl = (room: Room, x: number, y: number, z: number) => {
  const [px, py] = project(x, y, z)
  return (
    times(4, (index) =>
      circle(
        px - 30 + index * 20,
        py - 30 - (index % 2) * 8,
        17,
        tone(room, ['#e2a548', '#d9b85c', '#c9743f', '#e8c06a'][index] ?? '#e2a548'),
      ),
    ) +
    path(`M${px - 58} ${py - 30}h116q-4 34 -44 36h-28q-40 -2 -44 -36Z`, tone(room, '#f6f0e4')) +
    line(px - 58, py - 29, px + 58, py - 29, darker(tone(room, '#f6f0e4'), 0.1), 4)
  )
}
