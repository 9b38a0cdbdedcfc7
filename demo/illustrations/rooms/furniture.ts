/** Furniture for living, sleeping and working, placed by its left edge and depth in metres. */
import { alpha, darker, lighter, mix } from '../colour.ts'
import { foliage } from '../parts/trees.ts'
import type { Random } from '../../random.ts'
import { circle, ellipse, line, path, polygon, radial, rect, rounded, times } from '../svg.ts'
import { contact, cuboid, cushion, facing, facingRect, level, project, type Room, tone } from './space.ts'

export const rug = (room: Room, x: number, z: number, w: number, d: number, colour: string) => {
  const base = tone(room, colour)
  const inner = room.scene.random.fork('rug').int(0, 2)
  return (
    level(x, 0, z, w, d, base) +
    level(x + 0.12, 0, z + 0.1, w - 0.24, d - 0.2, lighter(base, 0.25)) +
    level(x + 0.18, 0, z + 0.15, w - 0.36, d - 0.3, inner === 0 ? base : mix(base, '#ffffff', 0.12)) +
    (inner === 1
      ? times(4, (index) => level(x + 0.18, 0, z + 0.22 + index * (d / 5), w - 0.36, 0.06, darker(base, 0.1)))
      : inner === 2
        ? times(5, (index) =>
            polygon(
              [
                project(x + w * (0.18 + index * 0.16), 0, z + d * 0.3),
                project(x + w * (0.25 + index * 0.16), 0, z + d * 0.5),
                project(x + w * (0.18 + index * 0.16), 0, z + d * 0.7),
                project(x + w * (0.11 + index * 0.16), 0, z + d * 0.5),
              ],
              darker(base, 0.14),
            ),
          )
        : '')
  )
}

export function sofa(
  room: Room,
  x: number,
  z: number,
  w: number,
  colour: string,
  pillows: readonly string[],
): string {
  const cloth = tone(room, colour)
  const seats = w > 1.9 ? 3 : 2
  const inner = w - 0.36
  return (
    level(x - 0.06, 0, z, w + 0.12, 1, contact(room)) +
    times(2, (index) =>
      facingRect(x + 0.1 + index * (w - 0.26), 0, z + 0.88, 0.06, 0.14, tone(room, room.decor.wood)),
    ) +
    cushion(x + 0.06, 0.3, z + 0.1, w - 0.12, 0.56, 0.1, darker(cloth, 0.1)) +
    times(seats, (index) =>
      cushion(
        x + 0.18 + (index * inner) / seats + 0.01,
        0.4,
        z + 0.2,
        inner / seats - 0.02,
        0.44,
        0.07,
        darker(cloth, 0.04),
      ),
    ) +
    level(x + 0.16, 0.46, z + 0.2, inner + 0.04, 0.66, lighter(cloth, 0.12)) +
    times(seats, (index) =>
      cushion(
        x + 0.18 + (index * inner) / seats + 0.008,
        0.28,
        z + 0.86,
        inner / seats - 0.016,
        0.19,
        0.05,
        lighter(cloth, 0.05),
      ),
    ) +
    cushion(x + 0.1, 0.12, z + 0.86, w - 0.2, 0.17, 0.03, darker(cloth, 0.12)) +
    times(
      2,
      (index) =>
        level(x + index * (w - 0.2), 0.6, z + 0.12, 0.2, 0.76, lighter(cloth, 0.14)) +
        cushion(x + index * (w - 0.2), 0.12, z + 0.88, 0.2, 0.5, 0.06, cloth),
    ) +
    pillows
      .map((fill, index) =>
        cushion(
          x + 0.26 + index * ((inner - 0.4) / Math.max(1, pillows.length - 1)),
          0.48,
          z + 0.34,
          0.38,
          0.34,
          0.09,
          tone(room, fill),
        ),
      )
      .join('')
  )
}

export function armchair(room: Room, x: number, z: number, colour: string): string {
  const cloth = tone(room, colour)
  const wood = tone(room, room.decor.wood)
  return (
    level(x - 0.04, 0, z, 0.86, 0.8, contact(room)) +
    times(2, (index) => facingRect(x + 0.06 + index * 0.62, 0, z + 0.7, 0.05, 0.3, wood)) +
    cushion(x + 0.06, 0.36, z + 0.08, 0.66, 0.56, 0.14, darker(cloth, 0.06)) +
    level(x + 0.08, 0.42, z + 0.15, 0.62, 0.55, lighter(cloth, 0.12)) +
    cushion(x + 0.08, 0.26, z + 0.7, 0.62, 0.17, 0.05, cloth) +
    times(
      2,
      (index) =>
        level(x + index * 0.7, 0.6, z + 0.12, 0.08, 0.6, lighter(wood, 0.1)) +
        facingRect(x + index * 0.7, 0.55, z + 0.72, 0.08, 0.06, wood),
    )
  )
}

export function table(
  room: Room,
  x: number,
  z: number,
  w: number,
  d: number,
  h: number,
  colour: string,
): string {
  const wood = tone(room, colour)
  const leg = (at: number, depth: number) => facingRect(at, 0, depth, 0.06, h, darker(wood, 0.12))
  return (
    level(x, 0, z, w, d, contact(room)) +
    leg(x + 0.05, z + 0.06) +
    leg(x + w - 0.11, z + 0.06) +
    leg(x + 0.03, z + d - 0.04) +
    leg(x + w - 0.09, z + d - 0.04) +
    level(x, h, z, w, d, lighter(wood, 0.16)) +
    facingRect(x, h - 0.06, z + d, w, 0.06, wood)
  )
}

export function roundTable(
  room: Room,
  x: number,
  z: number,
  radius: number,
  h: number,
  colour: string,
): string {
  const wood = tone(room, colour)
  const [cx, cy] = project(x, h, z)
  const [, foot] = project(x, 0, z)
  const rx = facing(0, 0, z, radius, 1).w
  return (
    ellipse(cx, foot, rx, rx * 0.26, contact(room)) +
    times(3, (index) =>
      line(
        cx + (index - 1) * rx * 0.3,
        cy,
        cx + (index - 1) * rx * 0.7,
        foot + (index === 1 ? rx * 0.14 : 0),
        darker(wood, 0.15),
        9,
      ),
    ) +
    ellipse(cx, cy + 9, rx, rx * 0.26, darker(wood, 0.06)) +
    ellipse(cx, cy, rx, rx * 0.26, lighter(wood, 0.16))
  )
}

export function chair(room: Room, x: number, z: number, colour: string, back = true): string {
  const wood = tone(room, colour)
  const leg = (at: number, depth: number, h: number) => facingRect(at, 0, depth, 0.045, h, darker(wood, 0.1))
  const rest =
    cushion(x, 0.62, back ? z : z + 0.42, 0.44, 0.3, 0.08, wood) +
    facingRect(x + 0.02, 0.44, back ? z : z + 0.42, 0.04, 0.3, wood) +
    facingRect(x + 0.38, 0.44, back ? z : z + 0.42, 0.04, 0.3, wood)
  return (
    leg(x + 0.02, z, 0.45) +
    leg(x + 0.38, z, 0.45) +
    (back ? rest : '') +
    level(x, 0.45, z, 0.44, 0.42, lighter(wood, 0.2)) +
    leg(x, z + 0.42, 0.45) +
    leg(x + 0.4, z + 0.42, 0.45) +
    facingRect(x, 0.41, z + 0.42, 0.44, 0.05, wood) +
    (back ? '' : rest)
  )
}

/** A painting: two hills, a sea, a sun, or plain shapes. */
export function picture(room: Room, random: Random, x: number, y: number, w: number, h: number): string {
  const box = facing(x, y, 0, w, h)
  const { decor } = room
  const frame = tone(room, random.pick([decor.wood, decor.metal, '#f8f4ea']))
  const [a, b, c] = [tone(room, decor.cloth), tone(room, decor.second), tone(room, decor.third)] as const
  const inner = { x: box.x + 16, y: box.y + 16, w: box.w - 32, h: box.h - 32 }
  const art = random.pick([
    () =>
      rect(inner.x, inner.y, inner.w, inner.h * 0.6, lighter(c, 0.3)) +
      circle(inner.x + inner.w * 0.64, inner.y + inner.h * 0.34, inner.w * 0.13, b) +
      rect(inner.x, inner.y + inner.h * 0.6, inner.w, inner.h * 0.4, a),
    () =>
      rect(inner.x, inner.y, inner.w, inner.h, lighter(c, 0.3)) +
      path(
        `M${inner.x} ${inner.y + inner.h * 0.7}Q${inner.x + inner.w * 0.3} ${inner.y + inner.h * 0.3} ${inner.x + inner.w * 0.6} ${inner.y + inner.h * 0.66}T${inner.x + inner.w} ${inner.y + inner.h * 0.5}V${inner.y + inner.h}H${inner.x}Z`,
        a,
      ) +
      circle(inner.x + inner.w * 0.28, inner.y + inner.h * 0.24, inner.w * 0.1, b),
    () =>
      rect(inner.x, inner.y, inner.w, inner.h, lighter(c, 0.3)) +
      circle(inner.x + inner.w * 0.38, inner.y + inner.h * 0.42, inner.w * 0.24, b, 'opacity="0.9"') +
      rect(
        inner.x + inner.w * 0.44,
        inner.y + inner.h * 0.3,
        inner.w * 0.36,
        inner.h * 0.52,
        a,
        'opacity="0.8"',
      ),
    () =>
      rect(inner.x, inner.y, inner.w, inner.h, lighter(c, 0.4)) +
      times(5, (index) =>
        path(
          `M${inner.x + inner.w / 2} ${inner.y + inner.h * 0.9}Q${inner.x + inner.w * (0.1 + index * 0.2)} ${inner.y + inner.h * 0.6} ${inner.x + inner.w * (0.14 + index * 0.18)} ${inner.y + inner.h * (0.16 + Math.abs(index - 2) * 0.1)}`,
          'none',
          `stroke="${index % 2 ? a : tone(room, '#7f8f63')}" stroke-width="9" stroke-linecap="round"`,
        ),
      ),
  ])()
  return (
    rect(box.x + 6, box.y + 9, box.w, box.h, contact(room)) +
    rect(box.x, box.y, box.w, box.h, frame) +
    rect(box.x + 8, box.y + 8, box.w - 16, box.h - 16, '#fbf8f0') +
    art
  )
}

/** A tall house plant in a pot or basket. */
export function plant(room: Room, random: Random, x: number, z: number, size: number): string {
  const [px, foot] = project(x, 0, z)
  const s = facing(0, 0, z, size, 1).w
  const clay = tone(room, random.pick([room.decor.second, '#c9a57a', '#efe8da', '#c0714e']))
  const kind = random.pick(['fig', 'palm', 'snake'] as const)
  const green = tone(room, random.pick(['#6f9464', '#5f8a66', '#86a06a']))
  const leaves =
    kind === 'fig'
      ? rect(px - 4, foot - s * 1.0, 8, s * 0.7, tone(room, '#8a6a4c')) +
        foliage(
          room.scene,
          random,
          { x: px, y: foot - s * 1.12, width: s * 0.95, height: s * 0.95 },
          '#6f9464',
          7,
        )
      : times(9, (index) => {
          const turn = Math.PI * (0.16 + (index / 8) * 0.68)
          const reach = s * (kind === 'palm' ? 1.1 : 0.92)
          const tipX = px - Math.cos(turn) * reach * (kind === 'palm' ? 0.8 : 0.3)
          const tipY = foot - s * 0.34 - Math.sin(turn) * reach
          const wide = kind === 'palm' ? s * 0.1 : s * 0.055
          return path(
            `M${px} ${foot - s * 0.3}Q${(px + tipX) / 2 - wide} ${tipY + s * 0.24} ${tipX} ${tipY}Q${(px + tipX) / 2 + wide} ${tipY + s * 0.36} ${px} ${foot - s * 0.3}Z`,
            index % 2 ? green : darker(green, 0.12),
          )
        })
  return (
    ellipse(px, foot, s * 0.28, s * 0.07, contact(room)) +
    leaves +
    polygon(
      [
        [px - s * 0.21, foot - s * 0.38],
        [px + s * 0.21, foot - s * 0.38],
        [px + s * 0.15, foot],
        [px - s * 0.15, foot],
      ],
      clay,
    ) +
    polygon(
      [
        [px + s * 0.04, foot - s * 0.38],
        [px + s * 0.21, foot - s * 0.38],
        [px + s * 0.15, foot],
        [px + s * 0.03, foot],
      ],
      darker(clay, 0.1),
    )
  )
}

const glow = (room: Room, x: number, y: number, radius: number) =>
  room.scene.light.lamps > 0.05
    ? circle(x, y, radius, radial(alpha('#ffe2a6', 0.6), alpha('#ffe2a6', 0)))
    : circle(x, y, radius * 0.6, radial(alpha('#fff3d6', 0.4), alpha('#fff3d6', 0)))

export function floorLamp(room: Room, x: number, z: number): string {
  const [px, foot] = project(x, 0, z)
  const [, head] = project(x, 1.6, z)
  const s = facing(0, 0, z, 0.2, 1).w
  const metal = tone(room, room.decor.metal)
  return (
    ellipse(px, foot, s * 0.8, s * 0.2, darker(metal, 0.1)) +
    rect(px - 3.5, head, 7, foot - head, metal) +
    glow(room, px, head - s * 0.2, s * 3.6) +
    polygon(
      [
        [px - s * 0.6, head - s * 0.9],
        [px + s * 0.6, head - s * 0.9],
        [px + s, head + s * 0.4],
        [px - s, head + s * 0.4],
      ],
      lighter(tone(room, room.decor.third), 0.35),
    )
  )
}

export function pendant(room: Room, x: number, z: number, y: number, colour: string): string {
  const [px, py] = project(x, y, z)
  const [, top] = project(x, room.height, z)
  const s = facing(0, 0, z, 0.22, 1).w
  return (
    line(px, top, px, py, tone(room, room.decor.metal), 3) +
    glow(room, px, py + s * 0.5, s * 2.6) +
    path(
      `M${px - s} ${py + s * 0.8}Q${px - s * 0.9} ${py} ${px} ${py - s * 0.1}Q${px + s * 0.9} ${py} ${px + s} ${py + s * 0.8}Z`,
      tone(room, colour),
    ) +
    ellipse(px, py + s * 0.8, s, s * 0.15, '#fff3cf')
  )
}

/** Shelves with books, bowls and a trailing plant. */
export function shelves(
  room: Room,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  closed = false,
): string {
  const wood = tone(room, room.decor.wood)
  const depth = 0.3
  const frame = cuboid(room, { x, y, z: 0, w, h, d: depth }, room.decor.wood, { shadow: y === 0 })
  const inner = facing(x + 0.04, y + 0.04, depth, w - 0.08, h - 0.08)
  const step = inner.h / rows
  const books = ['#b5603f', '#5f7f93', '#d9b877', '#efe6d6', '#7f8f63', '#8a6a7a', '#3f5f73', '#d8cbb4'].map(
    (colour) => tone(room, colour),
  )
  const row = (index: number) => {
    const foot = inner.y + (index + 1) * step - 7
    let at = inner.x + 8
    let drawn = ''
    const end = inner.x + inner.w - 12
    while (at < end - 16) {
      const kind = random.next()
      if (kind < 0.16) {
        drawn += ellipse(at + 22, foot - 14, 21, 15, random.pick(books))
        at += 52
      } else if (kind < 0.26) {
        at += random.between(18, 46)
      } else {
        const bw = Math.min(random.between(9, 20), end - at)
        drawn += rect(at, foot - step * random.between(0.5, 0.78), bw, step, random.pick(books))
        at += bw + 1.5
      }
    }
    return (
      `<svg x="${inner.x.toFixed(1)}" y="${(inner.y + index * step).toFixed(1)}" width="${inner.w.toFixed(1)}" height="${(step - 7).toFixed(1)}" viewBox="${inner.x.toFixed(1)} ${(inner.y + index * step).toFixed(1)} ${inner.w.toFixed(1)} ${(step - 7).toFixed(1)}">${drawn}</svg>` +
      rect(inner.x, inner.y + (index + 1) * step - 7, inner.w, 7, wood)
    )
  }
  const shut = closed
    ? rect(inner.x, inner.y + inner.h - step, inner.w, step, wood) +
      rect(inner.x + inner.w / 2 - 1.5, inner.y + inner.h - step + 6, 3, step - 12, darker(wood, 0.25)) +
      times(2, (index) =>
        circle(inner.x + inner.w / 2 - 14 + index * 28, inner.y + inner.h - step / 2, 5, darker(wood, 0.35)),
      )
    : ''
  return frame + rect(inner.x, inner.y, inner.w, inner.h, darker(wood, 0.32)) + times(rows, row) + shut
}

export function wardrobe(room: Room, x: number, w: number, h: number, colour: string): string {
  const doors = Math.max(2, Math.round(w / 0.55))
  const body = cuboid(room, { x, z: 0, w, h, d: 0.6 }, colour)
  const face = facing(x, 0, 0.6, w, h)
  const leaf = tone(room, colour)
  return (
    body +
    times(
      doors,
      (index) =>
        rounded(
          face.x + (index * face.w) / doors + 6,
          face.y + 10,
          face.w / doors - 12,
          face.h - 34,
          3,
          lighter(leaf, 0.07),
        ) +
        rect(
          face.x + ((index + (index % 2 ? 0 : 1)) * face.w) / doors + (index % 2 ? 14 : -20),
          face.y + face.h * 0.44,
          6,
          66,
          tone(room, room.decor.metal),
          'rx="3"',
        ),
    )
  )
}

export function tvStand(room: Room, x: number, w: number): string {
  const screen = facing(x + w * 0.18, 0.78, 0.02, w * 0.64, w * 0.36)
  const shine = alpha('#ffffff', 0.09)
  return (
    cuboid(room, { x, y: 0.14, z: 0, w, h: 0.36, d: 0.4 }, room.decor.wood) +
    level(x, 0, 0, w, 0.45, contact(room)) +
    times(3, (index) =>
      facingRect(
        x + 0.02 + (index * w) / 3,
        0.17,
        0.4,
        w / 3 - 0.04,
        0.3,
        lighter(tone(room, room.decor.wood), 0.1),
      ),
    ) +
    rounded(screen.x, screen.y, screen.w, screen.h, 6, '#333c44') +
    polygon(
      [
        [screen.x + screen.w * 0.5, screen.y],
        [screen.x + screen.w * 0.8, screen.y],
        [screen.x + screen.w * 0.45, screen.y + screen.h],
        [screen.x + screen.w * 0.15, screen.y + screen.h],
      ],
      shine,
    )
  )
}

export function fireplace(room: Room, x: number): string {
  const stone = tone(room, '#e3d8c4')
  const mouth = facing(x + 0.3, 0.12, 0.3, 0.9, 0.7)
  return (
    cuboid(room, { x, z: 0, w: 1.5, h: 1.15, d: 0.3 }, '#e9dfcc') +
    facingRect(x - 0.08, 1.15, 0.34, 1.66, 0.1, lighter(stone, 0.4)) +
    cuboid(room, { x: x + 0.2, y: 1.25, z: 0, w: 1.1, h: room.height - 1.25, d: 0.16 }, room.decor.wall) +
    rounded(mouth.x, mouth.y, mouth.w, mouth.h, 8, '#43382f') +
    path(
      `M${mouth.x + mouth.w * 0.3} ${mouth.y + mouth.h}q-10 -60 34 -90q-4 30 24 44q24 -16 16 -48q46 50 20 94Z`,
      '#e8924a',
    ) +
    path(`M${mouth.x + mouth.w * 0.4} ${mouth.y + mouth.h}q0 -36 26 -48q24 20 20 48Z`, '#f7d37a') +
    times(3, (index) => rounded(mouth.x + 30 + index * 40, mouth.y + mouth.h - 14, 64, 14, 7, '#6b4a33'))
  )
}
