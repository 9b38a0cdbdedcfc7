/** Walls, floor, ceiling, and the window with what is seen through it. */
import { alpha, darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { lit } from '../scene.ts'
import { clipped, ellipse, line, path, polygon, rect, times, vertical } from '../svg.ts'
import { facing, facingRect, level, nearest, project, type Room, tone } from './space.ts'

function floorTexture(room: Room): string {
  const { decor, half } = room
  const base = tone(room, decor.ground)
  const dark = alpha(darker(base, 0.4), 0.26)
  const random = room.scene.random.fork('floor')
  const seam = (x: number) => {
    const [x1, y1] = project(x, 0, 0)
    const [x2, y2] = project(x, 0, nearest)
    return line(x1, y1, x2, y2, dark, 2)
  }
  const rung = (z: number) => {
    const [x1, y] = project(-half, 0, z)
    const [x2] = project(half, 0, z)
    return rect(x1, y, x2 - x1, 2, dark)
  }
  const across = Math.ceil(half * 2 * (decor.floor === 'planks' ? 5 : 1.7))
  if (decor.floor === 'planks') {
    return (
      times(across, (index) => {
        const x = -half + (index * half * 2) / across
        return level(
          x,
          0,
          0,
          (half * 2) / across,
          nearest,
          index % 3 === 0
            ? alpha(lighter(base, 0.4), 0.2)
            : index % 3 === 1
              ? alpha(darker(base, 0.3), 0.12)
              : alpha(base, 0),
        )
      }) +
      times(across, (index) => {
        const x = -half + (index * half * 2) / across
        const z = random.between(0.2, nearest - 0.6)
        const [x1, y] = project(x, 0, z)
        const [x2] = project(x + (half * 2) / across, 0, z)
        return seam(x) + rect(x1, y, x2 - x1, 2.4, dark)
      })
    )
  }
  if (decor.floor === 'herringbone') {
    const step = 0.3
    return times(Math.ceil((half * 2) / step), (column) =>
      times(14, (row) => {
        const x = -half + column * step
        const z = row * 0.26
        const turn = column % 2 ? 0.15 : -0.15
        return polygon(
          [
            project(x, 0, z - turn),
            project(x + step, 0, z + turn),
            project(x + step, 0, z + 0.13 + turn),
            project(x, 0, z + 0.13 - turn),
          ],
          alpha(row % 2 ? lighter(base, 0.25) : darker(base, 0.3), 0.22),
        )
      }),
    )
  }
  if (decor.floor === 'cement' || decor.floor === 'mosaic') {
    const specks = decor.floor === 'mosaic' ? 260 : 26
    return times(specks, () => {
      const z = random.between(0, nearest)
      const [x, y] = project(random.between(-half, half), 0, z)
      const size = decor.floor === 'mosaic' ? random.between(3, 7) * (1 + z * 0.5) : random.between(60, 160)
      return ellipse(
        x,
        y,
        size,
        size * 0.3,
        alpha(
          random.chance(0.5) ? lighter(base, 0.5) : darker(base, 0.4),
          decor.floor === 'mosaic' ? 0.35 : 0.05,
        ),
      )
    })
  }
  return (
    times(across + 1, (index) => seam(-half + (index * half * 2) / across)) +
    times(6, (index) => rung(0.25 + index * 0.56)) +
    times(9, () =>
      level(
        -half + Math.floor(random.between(0, across)) * ((half * 2) / across),
        0,
        0.25 + Math.floor(random.between(0, 5)) * 0.56,
        (half * 2) / across,
        0.56,
        alpha(lighter(base, 0.5), 0.16),
      ),
    )
  )
}

function ceilingBeams(room: Room): string {
  const { half, height, decor } = room
  const wood = tone(room, decor.manner === 'island' ? lighter(decor.wood, 0.35) : decor.wood)
  return times(7, (index) => {
    const x = -half + ((index + 0.5) * half * 2) / 7
    return (
      polygon(
        [
          project(x - 0.09, height - 0.02, 0),
          project(x + 0.09, height - 0.02, 0),
          project(x + 0.09, height - 0.02, nearest),
          project(x - 0.09, height - 0.02, nearest),
        ],
        wood,
      ) + facingRect(x - 0.09, height - 0.17, 0.01, 0.18, 0.17, darker(wood, 0.12))
    )
  })
}

/** The empty room. `accent` paints the back wall. */
export function shell(
  room: Room,
  options: { accent?: boolean; tiled?: boolean; beams?: boolean } = {},
): string {
  const { half, height, decor, scene } = room
  const wall = tone(room, decor.wall)
  const back = options.accent ? tone(room, decor.accent) : wall
  const ceiling = lighter(wall, 0.35)
  const box = facing(-half, 0, 0, half * 2, height)
  const floor = tone(room, decor.ground)
  const left = scene.sun === 1 ? mix(wall, scene.light.shade, 0.06) : mix(wall, scene.light.shade, 0.2)
  const right = scene.sun === 1 ? mix(wall, scene.light.shade, 0.2) : mix(wall, scene.light.shade, 0.06)
  const sideWall = (x: number, fill: string) =>
    polygon(
      [project(x, 0, 0), project(x, height, 0), project(x, height, nearest), project(x, 0, nearest)],
      fill,
    )
  const skirting = (x: number) =>
    polygon(
      [project(x, 0, 0), project(x, 0.1, 0), project(x, 0.1, nearest), project(x, 0, nearest)],
      lighter(wall, 0.4),
    )
  const tiles = options.tiled
    ? times(Math.ceil((half * 2) / 0.3), (index) =>
        rect(facing(-half + index * 0.3, 0, 0, 0.01, 1).x, box.y, 2, box.h, alpha(darker(back, 0.3), 0.16)),
      ) +
      times(Math.ceil(height / 0.3), (index) =>
        rect(box.x, facing(0, index * 0.3, 0, 1, 0.01).y, box.w, 2, alpha(darker(back, 0.3), 0.16)),
      )
    : ''
  return (
    rect(0, 0, 1600, 1200, wall) +
    polygon(
      [
        project(-half, height, 0),
        project(half, height, 0),
        project(half, height, nearest),
        project(-half, height, nearest),
      ],
      vertical(lighter(ceiling, 0.1), darker(ceiling, 0.05)),
    ) +
    (options.beams ? ceilingBeams(room) : '') +
    sideWall(-half, left) +
    sideWall(half, right) +
    rect(box.x, box.y, box.w, box.h, vertical(darker(back, 0.03), lighter(back, 0.12))) +
    tiles +
    polygon(
      [project(-half, 0, 0), project(half, 0, 0), project(half, 0, nearest), project(-half, 0, nearest)],
      vertical(darker(floor, 0.1), lighter(floor, 0.05)),
    ) +
    clipped(
      [project(-half, 0, 0), project(half, 0, 0), project(half, 0, nearest), project(-half, 0, nearest)],
      floorTexture(room),
    ) +
    (options.tiled
      ? ''
      : facingRect(-half, 0, 0, half * 2, 0.1, lighter(wall, 0.45)) + skirting(-half) + skirting(half)) +
    rect(box.x, box.y, box.w, 20, vertical(alpha(scene.light.shade, 0.16), alpha(scene.light.shade, 0)))
  )
}

/** The landscape of the scene's backdrop, seen through an opening in the wall. */
export function view(room: Room, box: { x: number; y: number; w: number; h: number }, low = false): string {
  const crop = low ? '150 420 1300 560' : '250 160 1100 760'
  const near = low ? '' : rect(0, 850, 1600, 200, lit(room.outside, '#a9b18c'))
  return `<svg x="${box.x.toFixed(1)}" y="${box.y.toFixed(1)}" width="${box.w.toFixed(1)}" height="${box.h.toFixed(1)}" viewBox="${crop}" preserveAspectRatio="xMidYMid slice">${backdrop(room.outside)}${near}</svg>`
}

interface Opening {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly parts?: number
  readonly curtains?: string
}

/** A window or glazed door in the back wall, its curtains and the light it throws on the floor. */
export function opening(room: Room, { x, y, w, h, parts = 2, curtains }: Opening): string {
  const { decor, scene } = room
  const box = facing(x, y, 0, w, h)
  const frame = tone(
    room,
    decor.manner === 'modern' ? '#f7f4ec' : decor.manner === 'island' ? decor.second : decor.wood,
  )
  const bar = 9
  const glass = view(room, box)
  const drape = curtains ? tone(room, curtains) : ''
  const rod = facing(x - 0.35, y + h + 0.12, 0, w + 0.7, 0.03)
  const fold = (left: number, width: number) =>
    times(5, (index) =>
      rect(
        left + (index * width) / 5,
        rod.y,
        width / 5 + 0.6,
        (y < 0.2 ? project(0, 0, 0)[1] - 6 : box.y + box.h + 36) - rod.y,
        index % 2 ? drape : darker(drape, 0.07),
      ),
    )
  return (
    rect(box.x - bar, box.y - bar, box.w + bar * 2, box.h + bar * 2, frame) +
    glass +
    polygon(
      [
        [box.x + box.w * 0.1, box.y],
        [box.x + box.w * 0.3, box.y],
        [box.x + box.w * 0.08, box.y + box.h],
        [box.x, box.y + box.h],
        [box.x, box.y + box.h * 0.4],
      ],
      alpha('#ffffff', 0.14),
    ) +
    times(parts - 1, (index) => rect(box.x + ((index + 1) * box.w) / parts - 5, box.y, 10, box.h, frame)) +
    (decor.manner === 'traditional' ? rect(box.x, box.y + box.h * 0.3, box.w, 7, frame) : '') +
    (y > 0.3
      ? rect(box.x - 24, box.y + box.h + bar, box.w + 48, 12, lighter(tone(room, decor.wall), 0.5))
      : '') +
    (curtains
      ? fold(rod.x, box.w * 0.17 + 50) +
        fold(rod.x + rod.w - box.w * 0.17 - 50, box.w * 0.17 + 50) +
        rect(rod.x - 14, rod.y - 5, rod.w + 28, 8, tone(room, decor.metal), 'rx="4"')
      : '') +
    polygon(
      [
        project(x - scene.sun * 0.5, 0, 0.25),
        project(x + w - scene.sun * 0.5, 0, 0.25),
        project(x + w - scene.sun * 1.1, 0, 1.9),
        project(x - scene.sun * 1.1, 0, 1.9),
      ],
      alpha(lighter(scene.light.tint, 0.3), scene.light.lamps > 0.3 ? 0.1 : 0.3),
    )
  )
}

/** A plain interior door in the back wall. */
export function innerDoor(room: Room, x: number, colour: string, w = 0.9): string {
  const box = facing(x, 0, 0, w, 2.15)
  const leaf = tone(room, colour)
  const panel = (top: number, height: number) =>
    rect(box.x + 20, box.y + top, box.w - 40, height, darker(leaf, 0.07)) +
    rect(box.x + 24, box.y + top + 4, box.w - 48, height - 8, lighter(leaf, 0.08))
  return (
    rect(box.x - 14, box.y - 14, box.w + 28, box.h + 14, lighter(leaf, 0.3)) +
    rect(box.x, box.y, box.w, box.h, leaf) +
    panel(24, box.h * 0.36) +
    panel(box.h * 0.48, box.h * 0.42) +
    path(`M${box.x + box.w - 30} ${box.y + box.h * 0.52}h18v7h-24Z`, tone(room, room.decor.metal))
  )
}
