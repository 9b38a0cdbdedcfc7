import { alpha, darker, lighter } from '../colour.ts'
import { circle, ellipse, line, path, polygon, radial, rect, rounded, times } from '../svg.ts'
import { chair, floorLamp, pendant, picture, plant, rug, shelves, table, wardrobe } from './furniture.ts'
import { innerDoor, opening, shell } from './shell.ts'
import { contact, cuboid, cushion, facing, facingRect, level, project, type Room, tone } from './space.ts'

/** A bed with its head at the back wall. */
function bed(room: Room, x: number, w: number, cloth: string, blanket: string): string {
  const { decor } = room
  const length = 2
  const linen = tone(room, '#fbf8f1')
  const cover = tone(room, cloth)
  const throwTone = tone(room, blanket)
  const pillows = w > 1.2 ? 2 : 1
  const half = w / pillows
  return (
    level(x - 0.12, 0, 0, w + 0.24, length + 0.16, contact(room)) +
    cushion(
      x - 0.08,
      0.2,
      0.06,
      w + 0.16,
      0.95,
      0.08,
      tone(room, decor.manner === 'modern' ? cloth : decor.wood),
    ) +
    (decor.manner === 'modern'
      ? times(4, (index) =>
          rect(
            facing(x + (index + 1) * (w / 5), 0.4, 0.06, 0.01, 0.7).x,
            facing(x, 0.3, 0.06, 1, 0.8).y,
            3,
            facing(x, 0.3, 0.06, 1, 0.8).h,
            darker(cover, 0.16),
          ),
        )
      : '') +
    cuboid(room, { x, y: 0.12, z: 0.08, w, h: 0.4, d: length }, '#f4eee2', { shadow: false }) +
    level(x, 0.54, 0.1, w, 0.75, linen) +
    times(
      pillows,
      (index) =>
        cushion(x + index * half + 0.06, 0.52, 0.28, half - 0.12, 0.32, 0.12, linen) +
        cushion(
          x + index * half + 0.14,
          0.5,
          0.46,
          half - 0.28,
          0.27,
          0.1,
          index ? tone(room, blanket) : lighter(cover, 0.2),
        ),
    ) +
    level(x - 0.02, 0.56, 0.78, w + 0.04, length - 0.68, lighter(cover, 0.14)) +
    facingRect(x - 0.02, 0.14, length + 0.1, w + 0.04, 0.42, cover) +
    level(x - 0.02, 0.565, 0.78, w + 0.04, 0.2, linen) +
    level(x - 0.03, 0.575, 1.4, w + 0.06, 0.4, lighter(throwTone, 0.1)) +
    times(5, (index) =>
      level(x - 0.03, 0.578, 1.44 + index * 0.075, w + 0.06, 0.02, darker(throwTone, 0.1)),
    ) +
    sideDrop(room, x, w, throwTone)
  )
}

const sideDrop = (room: Room, x: number, w: number, fill: string) =>
  x > 0
    ? polygon(
        [project(x, 0.575, 1.4), project(x, 0.3, 1.4), project(x, 0.3, 1.8), project(x, 0.575, 1.8)],
        darker(fill, 0.14),
      )
    : x + w < 0
      ? polygon(
          [
            project(x + w, 0.575, 1.4),
            project(x + w, 0.3, 1.4),
            project(x + w, 0.3, 1.8),
            project(x + w, 0.575, 1.8),
          ],
          darker(fill, 0.14),
        )
      : rect(0, 0, 0, 0, room.decor.wall)

function nightStand(room: Room, x: number): string {
  const [px, py] = project(x + 0.23, 0.5, 0.2)
  const face = facing(x, 0.1, 0.4, 0.46, 0.38)
  const wood = tone(room, room.decor.wood)
  return (
    cuboid(room, { x, z: 0.02, w: 0.46, h: 0.5, d: 0.4 }, room.decor.wood) +
    times(
      2,
      (index) =>
        rounded(
          face.x + 5,
          face.y + (index * face.h) / 2,
          face.w - 10,
          face.h / 2 - 6,
          2,
          lighter(wood, 0.1),
        ) + circle(face.x + face.w / 2, face.y + face.h * (0.22 + index * 0.5), 4, darker(wood, 0.4)),
    ) +
    rect(px - 3, py - 40, 6, 36, tone(room, room.decor.metal)) +
    ellipse(px, py - 4, 20, 5, tone(room, room.decor.metal)) +
    circle(
      px,
      py - 56,
      120,
      radial(alpha('#ffe9bd', room.scene.light.lamps > 0.05 ? 0.6 : 0.3), alpha('#ffe9bd', 0)),
    ) +
    polygon(
      [
        [px - 20, py - 76],
        [px + 20, py - 76],
        [px + 33, py - 36],
        [px - 33, py - 36],
      ],
      lighter(tone(room, room.decor.third), 0.4),
    )
  )
}

export function bedroom(room: Room): string {
  const { decor, half } = room
  const random = room.scene.random.fork('bedroom')
  const left = random.chance(0.5)
  const w = 1.7
  const x = random.chance(0.4) ? -w / 2 : left ? -half + 0.75 : half - 0.75 - w
  const centred = Math.abs(x + w / 2) < 0.2
  const windowX = centred ? -0.7 : left ? half - 2 : -half + 0.6
  const deep = !centred && random.chance(0.4)
  return (
    shell(room, { accent: random.chance(0.7), beams: decor.manner !== 'modern' && random.chance(0.6) }) +
    (centred
      ? picture(room, random, -0.55, 1.5, 1.1, 0.7) +
        opening(room, { x: left ? half - 1.2 : -half + 0.2, y: 0.9, w: 0.95, h: 1.35, parts: 2 })
      : opening(room, {
          x: windowX,
          y: deep ? 0.06 : 0.85,
          w: 1.4,
          h: deep ? 2.2 : 1.4,
          parts: 2,
          curtains: random.chance(0.8) ? decor.third : undefined,
        }) + picture(room, random, x + w / 2 - 0.5, 1.45, 1, 0.65)) +
    (centred
      ? wardrobe(
          room,
          left ? -half + 0.02 : half - 1.12,
          1.1,
          2.2,
          decor.manner === 'modern' ? decor.third : decor.wood,
        )
      : '') +
    rug(room, x - 0.5, 1.1, w + 1, 1.3, random.pick([decor.third, decor.second])) +
    nightStand(room, x - 0.56) +
    nightStand(room, x + w + 0.1) +
    bed(room, x, w, random.pick([decor.cloth, decor.third]), decor.second) +
    (centred
      ? ''
      : random.chance(0.5)
        ? plant(room, random, left ? half - 0.3 : -half + 0.3, 0.4, 1.1)
        : cuboid(room, { x: left ? half - 1.5 : -half + 0.5, z: 0.1, w: 1, h: 0.45, d: 0.4 }, decor.wood)) +
    (random.chance(0.5) ? pendant(room, centred ? 0 : x + w / 2, 1, 2.3, decor.third) : '') +
    (random.chance(0.4) && !centred ? floorLamp(room, left ? half - 0.6 : -half + 0.6, 0.5) : '')
  )
}

export function childBedroom(room: Room): string {
  const { decor, half } = room
  const random = room.scene.random.fork('child')
  const flip = random.chance(0.5)
  const x = flip ? half - 1.3 : -half + 0.25
  const deskX = flip ? -half + 0.35 : half - 1.6
  const toy = (px: number, pz: number) => {
    const [cx, cy] = project(px, 0, pz)
    return (
      rect(cx - 30, cy - 40, 40, 40, tone(room, decor.second)) +
      rect(cx + 14, cy - 34, 34, 34, tone(room, decor.cloth)) +
      polygon(
        [
          [cx - 24, cy - 40],
          [cx - 8, cy - 72],
          [cx + 8, cy - 40],
        ],
        tone(room, '#d9b25e'),
      )
    )
  }
  const bunting =
    times(8, (index) => {
      const [ax, ay] = project(-1.6 + index * 0.4, 2.45 - Math.sin((index / 8) * Math.PI) * 0.2, 0.02)
      const [bx, by] = project(-1.2 + index * 0.4, 2.45 - Math.sin(((index + 1) / 8) * Math.PI) * 0.2, 0.02)
      return line(ax, ay, bx, by, tone(room, decor.metal), 3)
    }) +
    times(9, (index) => {
      const [bx, by] = project(-1.6 + index * 0.4, 2.45 - Math.sin((index / 8) * Math.PI) * 0.2, 0.02)
      return polygon(
        [
          [bx - 22, by],
          [bx + 22, by],
          [bx, by + 40],
        ],
        tone(room, [decor.second, decor.cloth, '#d9b25e', decor.third][index % 4] ?? decor.second),
      )
    })
  return (
    shell(room, { accent: true }) +
    bunting +
    opening(room, {
      x: -0.65,
      y: 0.9,
      w: 1.3,
      h: 1.3,
      parts: 2,
      curtains: random.chance(0.6) ? decor.third : undefined,
    }) +
    rug(room, -1.1, 0.9, 2.2, 1.3, random.pick([decor.second, '#d9b25e', decor.cloth])) +
    bed(room, x, 1, random.pick([decor.cloth, decor.second]), '#e0bd72') +
    table(room, deskX, 0.05, 1.25, 0.55, 0.74, decor.wood) +
    times(4, (index) =>
      rounded(
        ...at(deskX + 0.15 + index * 0.1),
        16,
        46 - index * 5,
        2,
        tone(room, ['#b5603f', '#5f7f93', '#d9b25e', '#7f8f63'][index] ?? '#b5603f'),
      ),
    ) +
    chair(room, deskX + 0.4, 0.55, decor.second, false) +
    shelves(room, random, deskX + 0.1, 1.45, 1.05, 0.7, 2) +
    toy(flip ? -0.5 : 0.5, 1.6) +
    (random.chance(0.5) ? ball(room, flip ? 0.3 : -0.4, 1.75) : '') +
    wallMoon(room, flip ? half - 0.9 : -half + 0.75)
  )
}

const at = (x: number) => {
  const [px, py] = project(x, 0.74, 0.2)
  return [px, py - 44] as const
}
const ball = (room: Room, x: number, z: number) => {
  const [px, py] = project(x, 0, z)
  return (
    ellipse(px, py, 34, 8, contact(room)) +
    circle(px, py - 32, 32, tone(room, '#d98a5c')) +
    path(
      `M${px - 30} ${py - 40}Q${px} ${py - 20} ${px + 30} ${py - 40}`,
      'none',
      `stroke="#fdf6e6" stroke-width="5"`,
    )
  )
}
const wallMoon = (room: Room, x: number) => {
  const [px, py] = project(x, 1.75, 0)
  return (
    circle(px, py, 44, tone(room, '#f0d9a0')) +
    times(4, (index) => circle(px + 70 + index * 22, py - 50 + ((index * 47) % 80), 6, tone(room, '#f0d9a0')))
  )
}

export function study(room: Room): string {
  const { decor, half } = room
  const random = room.scene.random.fork('study')
  const [sx, sy] = project(0.1, 0.75, 0.35)
  const [lx, ly] = project(0.85, 0.75, 0.35)
  return (
    shell(room, { accent: random.chance(0.6) }) +
    opening(room, {
      x: -0.9,
      y: 0.95,
      w: 1.8,
      h: 1.3,
      parts: 2,
      curtains: random.chance(0.4) ? decor.third : undefined,
    }) +
    shelves(room, random, -half + 0.15, 0, 1.2, 2.2, 6, true) +
    (random.chance(0.5)
      ? shelves(room, random, half - 1.35, 0, 1.2, 2.2, 6, true)
      : picture(room, random, half - 1.25, 1.3, 0.8, 1) + armchair0(room, half - 1.2)) +
    rug(room, -1.3, 0.9, 2.6, 1.2, random.pick([decor.second, decor.third])) +
    table(room, -1, 0.15, 2, 0.75, 0.75, decor.wood) +
    rounded(sx - 74, sy - 92, 148, 90, 6, '#39434b') +
    rect(sx - 66, sy - 84, 132, 74, lighter(tone(room, decor.cloth), 0.3)) +
    polygon(
      [
        [sx - 84, sy + 12],
        [sx + 84, sy + 12],
        [sx + 74, sy - 2],
        [sx - 74, sy - 2],
      ],
      '#b9bec0',
    ) +
    line(lx, ly, lx + 18, ly - 66, tone(room, decor.metal), 5) +
    line(lx + 18, ly - 66, lx - 26, ly - 98, tone(room, decor.metal), 5) +
    path(`M${lx - 52} ${ly - 76}l34 -34l22 26Z`, tone(room, decor.second)) +
    chair(room, -0.22, 0.95, decor.cloth, false) +
    plant(room, random, half - 0.4, 1.1, 0.9)
  )
}

const armchair0 = (room: Room, x: number) =>
  cuboid(room, { x, z: 0.05, w: 1, h: 0.5, d: 0.45 }, room.decor.cloth)

export function hallway(room: Room): string {
  const { decor, half } = room
  const random = room.scene.random.fork('hallway')
  const flip = random.chance(0.5)
  const consoleX = flip ? -0.2 : -0.9
  const mirror = facing(consoleX + 0.25, 1.15, 0, 0.65, 0.95)
  const round = random.chance(0.5)
  const glass = ['#dfe9ec', '#c3d3d9'] as const
  const [vx, vy] = project(consoleX + 0.9, 0.85, 0.2)
  return (
    shell(room, { accent: random.chance(0.5), beams: decor.manner === 'island' }) +
    innerDoor(
      room,
      flip ? half - 1.2 : -half + 0.3,
      decor.manner === 'island' ? decor.second : decor.manner === 'modern' ? '#f4f0e6' : decor.wood,
    ) +
    (half > 1.9
      ? innerDoor(
          room,
          flip ? -half + 0.3 : half - 1.2,
          decor.manner === 'modern' ? decor.wood : decor.cabinet,
        )
      : '') +
    (round
      ? circle(mirror.x + mirror.w / 2, mirror.y + mirror.h / 2, mirror.w * 0.66, tone(room, decor.wood)) +
        circle(mirror.x + mirror.w / 2, mirror.y + mirror.h / 2, mirror.w * 0.6, tone(room, glass[0]))
      : rounded(mirror.x - 9, mirror.y - 9, mirror.w + 18, mirror.h + 18, 10, tone(room, decor.wood)) +
        rounded(mirror.x, mirror.y, mirror.w, mirror.h, 6, tone(room, glass[0]))) +
    polygon(
      [
        [mirror.x + mirror.w * 0.55, mirror.y + 12],
        [mirror.x + mirror.w * 0.78, mirror.y + 12],
        [mirror.x + mirror.w * 0.45, mirror.y + mirror.h - 12],
        [mirror.x + mirror.w * 0.2, mirror.y + mirror.h - 12],
      ],
      alpha('#ffffff', 0.5),
    ) +
    table(room, consoleX, 0.02, 1.15, 0.36, 0.85, decor.wood) +
    rounded(vx - 16, vy - 50, 32, 50, 12, tone(room, decor.second)) +
    times(5, (index) =>
      line(
        vx,
        vy - 48,
        vx - 34 + index * 17,
        vy - 104 + Math.abs(index - 2) * 10,
        tone(room, '#7f9a66'),
        5,
        'stroke-linecap="round"',
      ),
    ) +
    basket(room, consoleX + 0.3) +
    polygon(
      [
        project(-0.75, 0.004, 0.55),
        project(0.75, 0.004, 0.55),
        project(0.75, 0.004, 3.3),
        project(-0.75, 0.004, 3.3),
      ],
      tone(room, decor.cloth),
    ) +
    polygon(
      [
        project(-0.66, 0.005, 0.62),
        project(0.66, 0.005, 0.62),
        project(0.66, 0.005, 3.3),
        project(-0.66, 0.005, 3.3),
      ],
      lighter(tone(room, decor.cloth), 0.3),
    ) +
    times(7, (index) =>
      polygon(
        [
          project(-0.2, 0.006, 0.9 + index * 0.4),
          project(0, 0.006, 0.75 + index * 0.4),
          project(0.2, 0.006, 0.9 + index * 0.4),
          project(0, 0.006, 1.05 + index * 0.4),
        ],
        tone(room, decor.second),
      ),
    ) +
    plant(room, random, flip ? -half + 0.35 : half - 0.35, 1.0, 1) +
    pendant(room, 0, 1, 2.3, decor.second)
  )
}

const basket = (room: Room, x: number) => {
  const box = facing(x, 0, 0.3, 0.5, 0.32)
  const cane = tone(room, '#cfa671')
  return (
    rounded(box.x, box.y, box.w, box.h, 12, cane) +
    times(4, (index) => rect(box.x + 4, box.y + 12 + index * 14, box.w - 8, 3, darker(cane, 0.16)))
  )
}

export function storage(room: Room): string {
  const { half } = room
  const random = room.scene.random.fork('storage')
  const unit = (x: number, w: number) => {
    const frame = tone(room, '#8b9499')
    return (
      times(4, (row) => {
        const y = 0.1 + row * 0.58
        const items = times(w / 0.42, (index) => {
          const width = random.between(0.26, 0.38)
          const height = random.between(0.18, 0.42)
          const box = facing(x + 0.06 + index * 0.42, y + 0.04, 0.4, width, height)
          const colour = tone(
            room,
            random.pick(['#c79c6a', '#d3ac7c', '#e9e2d4', room.decor.cloth, room.decor.second, '#b98d62']),
          )
          return (
            rounded(box.x, box.y, box.w, box.h, 3, colour) +
            rect(box.x + box.w * 0.4, box.y, box.w * 0.2, box.h * 0.3, alpha('#ffffff', 0.35)) +
            rect(box.x, box.y + box.h - 5, box.w, 5, darker(colour, 0.12))
          )
        })
        return level(x, y, 0, w, 0.42, lighter(frame, 0.2)) + items + facingRect(x, y, 0.42, w, 0.04, frame)
      }) + times(2, (index) => facingRect(x + index * (w - 0.05), 0, 0.43, 0.05, 2.35, darker(frame, 0.1)))
    )
  }
  const [bx, by] = project(0, 0, 1.2)
  return (
    shell(room, {}) +
    unit(-half + 0.15, 1.7) +
    unit(half - 1.85, 1.7) +
    innerDoor(room, -0.45, '#f1ebde') +
    cuboid(room, { x: -half + 0.5, z: 1.3, w: 0.6, h: 0.5, d: 0.4 }, '#c79c6a') +
    cuboid(room, { x: -half + 0.6, y: 0.5, z: 1.35, w: 0.45, h: 0.35, d: 0.3 }, '#d9b88c', {
      shadow: false,
    }) +
    circle(bx + 190, by - 60, 60, 'none', 'stroke="#4a535a" stroke-width="7"') +
    circle(bx + 370, by - 60, 60, 'none', 'stroke="#4a535a" stroke-width="7"') +
    path(
      `M${bx + 190} ${by - 60}L${bx + 250} ${by - 140}L${bx + 340} ${by - 140}L${bx + 370} ${by - 60}M${bx + 250} ${by - 140}L${bx + 280} ${by - 60}L${bx + 340} ${by - 140}M${bx + 190} ${by - 60}H${bx + 280}M${bx + 240} ${by - 162}h36M${bx + 340} ${by - 140}l-8 -34h34`,
      'none',
      `stroke="${tone(room, room.decor.second)}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`,
    ) +
    pendant(room, 0, 0.8, 2.4, '#e9e2d4')
  )
}
