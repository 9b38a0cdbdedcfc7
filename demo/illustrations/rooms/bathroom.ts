import { alpha, darker, lighter } from '../colour.ts'
import { circle, ellipse, path, polygon, rect, rounded, times } from '../svg.ts'
import { plant } from './furniture.ts'
import { opening, shell } from './shell.ts'
import { contact, cuboid, facing, facingRect, level, project, type Room, tone } from './space.ts'

function vanity(room: Room, x: number): string {
  const { decor } = room
  const w = 1.1
  const [px, py] = project(x + w / 2, 0.86, 0.25)
  const mirror = facing(x + 0.1, 1.2, 0, w - 0.2, 0.9)
  const face = facing(x, 0.35, 0.5, w, 0.45)
  const wood = tone(room, decor.wood)
  const round = room.scene.random.fork('mirror').chance(0.5)
  const glass = tone(room, '#d9e6ea')
  return (
    (round
      ? circle(mirror.x + mirror.w / 2, mirror.y + mirror.h / 2, mirror.h * 0.52, tone(room, decor.metal)) +
        circle(mirror.x + mirror.w / 2, mirror.y + mirror.h / 2, mirror.h * 0.48, glass)
      : rounded(mirror.x - 6, mirror.y - 6, mirror.w + 12, mirror.h + 12, 8, tone(room, decor.metal)) +
        rounded(mirror.x, mirror.y, mirror.w, mirror.h, 5, glass)) +
    polygon(
      [
        [mirror.x + mirror.w * 0.52, mirror.y + 16],
        [mirror.x + mirror.w * 0.72, mirror.y + 16],
        [mirror.x + mirror.w * 0.5, mirror.y + mirror.h - 16],
        [mirror.x + mirror.w * 0.3, mirror.y + mirror.h - 16],
      ],
      alpha('#ffffff', 0.5),
    ) +
    times(
      2,
      (index) =>
        circle(
          mirror.x - 34 + index * (mirror.w + 68),
          mirror.y + mirror.h * 0.3,
          50,
          alpha('#fff0cc', 0.35),
        ) + rounded(mirror.x - 44 + index * (mirror.w + 68), mirror.y + mirror.h * 0.2, 20, 48, 9, '#fff8e4'),
    ) +
    cuboid(room, { x, y: 0.35, z: 0, w, h: 0.48, d: 0.5 }, decor.wood) +
    level(x - 0.05, 0, 0, w + 0.1, 0.5, contact(room)) +
    times(
      2,
      (index) =>
        rounded(
          face.x + 6 + index * (face.w / 2),
          face.y + 6,
          face.w / 2 - 12,
          face.h - 12,
          3,
          lighter(wood, 0.08),
        ) + rounded(face.x + face.w * (0.2 + index * 0.5), face.y + 18, 36, 5, 2, tone(room, decor.metal)),
    ) +
    level(x - 0.03, 0.86, 0, w + 0.06, 0.54, lighter(tone(room, decor.counter), 0.2)) +
    facingRect(x - 0.03, 0.82, 0.54, w + 0.06, 0.05, tone(room, decor.counter)) +
    path(`M${px - 66} ${py - 34}h132q-4 36 -40 38h-52q-36 -2 -40 -38Z`, '#fdfcf8') +
    ellipse(px, py - 34, 66, 12, '#eef1f0') +
    ellipse(px, py - 33, 56, 8, '#d9e0e0') +
    path(
      `M${px + 4} ${py - 44}v-40q0 -14 -16 -14t-14 12`,
      'none',
      `stroke="${tone(room, decor.metal)}" stroke-width="8" stroke-linecap="round"`,
    ) +
    rounded(px + 86, py - 44, 18, 44, 5, tone(room, decor.second)) +
    rounded(px + 110, py - 32, 18, 32, 5, tone(room, decor.third))
  )
}

function bath(room: Room, x: number, w: number): string {
  const white = tone(room, '#fdfcf8')
  const z = 0.12
  const front = facing(x, 0.04, z + 0.75, w, 0.54)
  const [tx, ty] = project(x + 0.3, 0.58, z + 0.2)
  return (
    level(x - 0.1, 0, z, w + 0.2, 0.85, contact(room)) +
    level(x + 0.02, 0.58, z, w - 0.04, 0.75, lighter(white, 0.3), 'rx="20"') +
    level(x + 0.1, 0.57, z + 0.1, w - 0.2, 0.55, tone(room, '#cfe3e6')) +
    level(x + 0.1, 0.57, z + 0.1, w - 0.2, 0.14, tone(room, '#b3cdd2')) +
    path(
      `M${front.x} ${front.y}H${front.x + front.w}Q${front.x + front.w - 6} ${front.y + front.h} ${front.x + front.w - 50} ${front.y + front.h}H${front.x + 50}Q${front.x + 6} ${front.y + front.h} ${front.x} ${front.y}Z`,
      darker(white, 0.05),
    ) +
    rounded(front.x - 8, front.y - 8, front.w + 16, 18, 9, white) +
    path(
      `M${tx} ${ty}v-70q0 -16 20 -16t20 18`,
      'none',
      `stroke="${tone(room, room.decor.metal)}" stroke-width="8" stroke-linecap="round"`,
    ) +
    rounded(front.x + front.w * 0.6, front.y - 8, 90, 96, 5, tone(room, room.decor.cloth)) +
    rect(front.x + front.w * 0.6, front.y + 70, 90, 6, lighter(tone(room, room.decor.cloth), 0.4))
  )
}

function shower(room: Room, x: number): string {
  const w = 1.05
  const glassBox = facing(x, 0.05, 0.95, w, 2)
  const metal = tone(room, room.decor.metal)
  const [hx, hy] = project(x + w / 2, 2.05, 0.1)
  return (
    level(x, 0.05, 0, w, 0.95, tone(room, '#f4f3ee')) +
    facingRect(x, 0, 0.95, w, 0.06, tone(room, '#e3e2db')) +
    rect(hx - 3, hy, 6, 190, metal) +
    path(`M${hx} ${hy}h-46v10`, 'none', `stroke="${metal}" stroke-width="7"`) +
    rounded(hx - 82, hy + 8, 72, 9, 4, metal) +
    times(6, (index) => rect(hx - 76 + index * 11, hy + 24, 2.4, 120, alpha('#ffffff', 0.5))) +
    rounded(hx - 16, hy + 170, 32, 44, 6, metal) +
    rect(glassBox.x, glassBox.y, glassBox.w, glassBox.h, alpha('#d6e9ee', 0.3)) +
    polygon(
      [
        [glassBox.x + 40, glassBox.y],
        [glassBox.x + 120, glassBox.y],
        [glassBox.x + 60, glassBox.y + glassBox.h],
        [glassBox.x, glassBox.y + glassBox.h],
      ],
      alpha('#ffffff', 0.2),
    ) +
    rect(glassBox.x, glassBox.y, glassBox.w, 6, metal) +
    rect(glassBox.x, glassBox.y, 6, glassBox.h, metal) +
    rect(glassBox.x + glassBox.w - 6, glassBox.y, 6, glassBox.h, metal) +
    rounded(glassBox.x + glassBox.w - 30, glassBox.y + glassBox.h * 0.42, 8, 90, 4, metal)
  )
}

function toilet(room: Room, x: number): string {
  const white = tone(room, '#fdfcf8')
  const tank = facing(x, 0.42, 0.18, 0.42, 0.4)
  const [px, py] = project(x + 0.21, 0.42, 0.45)
  const [, foot] = project(x + 0.21, 0, 0.5)
  return (
    ellipse(px, foot, 60, 13, contact(room)) +
    rounded(tank.x, tank.y, tank.w, tank.h, 8, darker(white, 0.05)) +
    rounded(tank.x - 4, tank.y - 6, tank.w + 8, 14, 5, white) +
    path(
      `M${px - 56} ${py}q4 62 26 ${foot - py}h60q22 -${foot - py - 62} 26 -${foot - py}Z`,
      darker(white, 0.07),
    ) +
    ellipse(px, py, 58, 18, white) +
    ellipse(px, py + 1, 40, 10, darker(white, 0.12))
  )
}

export function bathroom(room: Room): string {
  const { decor, half } = room
  const random = room.scene.random.fork('bathroom')
  const tub = random.chance(0.5)
  const flip = random.chance(0.5)
  const mirrorX = (x: number, w: number) => (flip ? -x - w : x)
  const rail = facing(mirrorX(-half + 1.5, 0.5), 1.15, 0, 0.5, 0.02)
  const tiled = { ...room, decor: { ...decor, accent: decor.tile, wall: decor.tile } }
  return (
    shell(tiled, { accent: true, tiled: true }) +
    (tub
      ? opening(room, { x: mirrorX(half - 1.5, 1), y: 1.15, w: 1, h: 1, parts: 2 })
      : opening(room, { x: mirrorX(-half + 1.45, 0.6), y: 1.5, w: 0.6, h: 0.7, parts: 1 })) +
    (tub ? bath(room, mirrorX(half - 1.72, 1.6), 1.6) : shower(room, mirrorX(half - 1.15, 1.05))) +
    toilet(room, mirrorX(tub ? -0.36 : 0.2, 0.42)) +
    vanity(room, mirrorX(-half + 0.3, 1.1)) +
    (tub
      ? rect(rail.x, rail.y, rail.w, 6, tone(room, decor.metal)) +
        rounded(rail.x + 12, rail.y, rail.w - 24, 110, 4, tone(room, decor.cloth)) +
        rect(rail.x + 12, rail.y + 84, rail.w - 24, 8, lighter(tone(room, decor.cloth), 0.4))
      : '') +
    level(mirrorX(-half + 0.35, 1), 0.004, 0.75, 1, 0.55, tone(room, decor.third)) +
    level(mirrorX(-half + 0.42, 0.86), 0.005, 0.81, 0.86, 0.43, lighter(tone(room, decor.third), 0.3)) +
    (tub ? '' : plant(room, random, mirrorX(-half + 0.16, 0), 0.5, 0.6))
  )
}
