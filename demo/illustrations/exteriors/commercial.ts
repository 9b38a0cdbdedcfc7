/** Shops, offices, warehouses, garages, hotels. */
import { darker, lighter, mix } from '../colour.ts'
import { awnings, paint, walls } from '../palette.ts'
import { backdrop } from '../parts/backdrop.ts'
import { awning, castShadow } from '../parts/balconies.ts'
import { footing, street } from '../parts/ground.ts'
import { block, eavesShadow, sidePanel } from '../parts/masses.ts'
import { door, pane, shopWindow, window } from '../parts/openings.ts'
import { bench, car, lampPost } from '../parts/street.ts'
import { bush, citrus, pot, roundTree } from '../parts/trees.ts'
import { lit, type Scene, shaded, shadow } from '../scene.ts'
import { bars, circle, line, path, polygon, rect, rounded, times, vertical } from '../svg.ts'

export function shop(scene: Scene): string {
  const random = scene.random.fork('shop')
  const wall = random.pick([...walls.polykatoikia, ...walls.neoclassical])
  const front = random.pick(['#3f5f5c', '#6b4a3a', '#2f4f66', '#8a4f3f', '#e9e0cf', '#59654a'])
  const w = random.between(760, 900)
  const x = 800 - w / 2
  const y = footing - 330
  const cloth = random.pick(awnings)
  const doorX = x + w / 2 - 55
  const upper = times(4, (column) =>
    window(
      scene,
      random,
      { x: x + (w / 4) * (column + 0.5) - 44, y: 250, w: 88, h: 190 },
      { frame: '#f4eee2', down: 3, sill: '#f4eee2' },
    ),
  )
  return (
    backdrop(scene) +
    street(scene) +
    rect(-20, 120, x - 40, footing - 150, shaded(scene, wall, 0.6)) +
    rect(x + w + 60, 190, 700, footing - 220, shaded(scene, lighter(wall, 0.1), 0.6)) +
    castShadow(scene, x, footing, w, 360) +
    rect(x - 40, 60, w + 80, footing - 60, vertical(lighter(lit(scene, wall), 0.06), lit(scene, wall))) +
    upper +
    rect(x - 56, 540, w + 112, 20, lit(scene, '#f8f2e6')) +
    rect(x - 40, 560, w + 80, 22, shadow(scene)) +
    rect(x - 14, y - 46, w + 28, 376, lit(scene, front)) +
    rect(x - 24, y - 66, w + 48, 24, lit(scene, lighter(front, 0.2))) +
    rect(x + 16, y - 34, w - 32, 52, lit(scene, darker(front, 0.2))) +
    rounded(x + w / 2 - 110, y - 18, 220, 9, 4, lit(scene, '#eadbb4')) +
    rounded(x + w / 2 - 60, y, 120, 6, 3, lit(scene, '#eadbb4')) +
    shopWindow(scene, random.fork('left'), { x: x + 30, y: y + 50, w: w / 2 - 120, h: 224 }, front) +
    shopWindow(scene, random.fork('right'), { x: x + w / 2 + 90, y: y + 50, w: w / 2 - 120, h: 224 }, front) +
    door(scene, { x: doorX, y: y + 40, w: 110, h: 290 }, darker(front, 0.1), lighter(front, 0.2), true) +
    pane(scene, random, { x: doorX + 16, y: y + 110, w: 78, h: 140 }) +
    awning(scene, random.fork('one'), x + 16, y + 28, w / 2 - 96, 76, cloth) +
    awning(scene, random.fork('one'), x + w / 2 + 80, y + 28, w / 2 - 96, 76, cloth) +
    rect(x - 14, footing - 40, w / 2 - 44, 40, lit(scene, darker(front, 0.15))) +
    rect(x + w / 2 + 58, footing - 40, w / 2 - 44, 40, lit(scene, darker(front, 0.15))) +
    times(2, (index) => pot(scene, random, doorX - 46 + index * 204, footing + 20, 92)) +
    bench(scene, x + 110, footing + 56) +
    lampPost(scene, x + w + 110, 1060, 330) +
    citrus(scene, random, x - 130, 1056, 260)
  )
}

export function office(scene: Scene): string {
  const random = scene.random.fork('office')
  const floors = random.int(5, 7)
  const floor = 640 / floors
  const w = random.between(520, 640)
  const x = 800 - w / 2 + scene.sun * 60
  const h = floors * floor + 120
  const y = footing - h
  const frame = random.pick(['#e9e4da', '#cfd3d3', '#8f9aa2', '#d9c9b0', '#5a656d'])
  const shell = block(scene, { x, y, w, h }, frame, 210)
  const parts = random.int(5, 7)
  const fins = random.chance(0.5)
  const glass = scene.light.glass
  return (
    backdrop(scene) +
    street(scene) +
    castShadow(scene, x, footing, w, 560) +
    shell.svg +
    times(floors, (row) =>
      sidePanel(
        shell.side,
        0.06,
        0.03 + (row * 0.82) / floors,
        0.94,
        0.02 + ((row + 0.66) * 0.82) / floors,
        mix(glass[1], scene.light.shade, 0.25),
      ),
    ) +
    times(floors, (row) => {
      const top = y + 20 + row * floor
      return (
        times(parts, (column) =>
          pane(scene, random.fork(`${row} ${column}`), {
            x: x + 16 + (column * (w - 32)) / parts,
            y: top,
            w: (w - 32) / parts - (fins ? 10 : 4),
            h: floor * 0.74,
          }),
        ) +
        rect(x - 6, top + floor * 0.78, w + 12, 9, lit(scene, lighter(frame, 0.4))) +
        rect(x, top + floor * 0.78 + 9, w, 10, shadow(scene, 0.8))
      )
    }) +
    (fins
      ? times(
          parts + 1,
          (column) =>
            rect(
              x + 8 + (column * (w - 28)) / parts,
              y + 6,
              11,
              floors * floor + 6,
              lit(scene, lighter(frame, 0.25)),
            ) +
            rect(
              x + 8 + (column * (w - 28)) / parts + (scene.sun === 1 ? -7 : 11),
              y + 6,
              7,
              floors * floor + 6,
              shadow(scene, 0.6),
            ),
        )
      : '') +
    rect(x - 14, y - 18, w + 28, 24, lit(scene, '#f6f2ea')) +
    rect(x + w * 0.2, y - 64, w * 0.36, 46, shaded(scene, frame, 0.3)) +
    rect(x, footing - 112, w, 112, vertical(shaded(scene, '#6f7b84', 0.4), lit(scene, '#93a0a6'))) +
    times(6, (index) =>
      pane(scene, random.fork(`lobby ${index}`), {
        x: x + 14 + (index * (w - 20)) / 6,
        y: footing - 100,
        w: (w - 20) / 6 - 8,
        h: 100,
      }),
    ) +
    rect(x + w * 0.32, footing - 130, w * 0.36, 16, lit(scene, '#f8f4ec')) +
    rect(x + w * 0.32, footing - 114, w * 0.36, 18, shadow(scene)) +
    times(2, (index) => roundTree(scene, random, index ? x + w + 180 : x - 170, 1044, 270, '#86a67c')) +
    times(4, (index) => bush(scene, random, x + 60 + index * (w / 4), footing + 26, 80)) +
    lampPost(scene, x - 60, 1060, 300) +
    (random.chance(0.5) ? car(scene, random, 1200, 1130, 1.05) : '')
  )
}

export function warehouse(scene: Scene): string {
  const random = scene.random.fork('warehouse')
  const w = random.between(860, 980)
  const x = 800 - w / 2 + scene.sun * 40
  const h = random.between(290, 350)
  const y = footing - h
  const sheet = random.pick(['#b9c2c4', '#d8d3c8', '#9fb0ae', '#c9b79a', '#a9b8c4'])
  const accent = random.pick(['#3f6f9c', '#b5603f', '#6f8a63', '#d0a04c'])
  const shell = block(scene, { x, y, w, h }, sheet, 130)
  const gate = (at: number, width: number) =>
    rect(at - 12, footing - 204, width + 24, 204, lit(scene, '#eae6dc')) +
    rect(at, footing - 192, width, 192, lit(scene, accent)) +
    times(9, (index) => rect(at, footing - 192 + index * 21, width, 3, shadow(scene, 0.9))) +
    rect(at, footing - 192, width, 14, shadow(scene, 1.2))
  return (
    backdrop(scene) +
    street(scene) +
    castShadow(scene, x, footing, w, 330) +
    shell.svg +
    bars(x, y, w, h, shadow(scene, 0.28), 3, 15) +
    polygon(
      [
        [x - 22, y + 6],
        [x + w / 2, y - 96],
        [x + w + 22, y + 6],
      ],
      lit(scene, lighter(sheet, 0.15)),
    ) +
    polygon(
      [
        [x - 22, y + 6],
        [x + w / 2, y - 96],
        [x + w + 22, y + 6],
        [x + w + 22, y + 24],
        [x + w / 2, y - 76],
        [x - 22, y + 24],
      ],
      lit(scene, accent),
    ) +
    circle(x + w / 2, y - 20, 30, lit(scene, '#e9e4d8')) +
    times(3, (index) => rect(x + w / 2 - 26, y - 36 + index * 14, 52, 4, shadow(scene))) +
    gate(x + w * 0.1, 220) +
    gate(x + w * 0.42, 220) +
    times(2, (index) =>
      window(scene, random, { x: x + w * 0.74 + index * 108, y: y + 60, w: 84, h: 58 }, { frame: '#eae6dc' }),
    ) +
    door(scene, { x: x + w * 0.78, y: footing - 150, w: 76, h: 150 }, darker(accent, 0.2), '#eae6dc') +
    times(
      3,
      (index) =>
        rect(
          x + w * 0.7 + 130 + index * 8,
          footing - 40 - index * 36,
          60,
          36,
          lit(scene, ['#c79c6a', '#b98d62', '#d3ac7c'][index] ?? '#c79c6a'),
        ) +
        line(
          x + w * 0.7 + 160 + index * 8,
          footing - 40 - index * 36,
          x + w * 0.7 + 160 + index * 8,
          footing - 4 - index * 36,
          shadow(scene),
          4,
        ),
    ) +
    roundTree(scene, random, scene.sun === 1 ? 1500 : 110, footing - 10, 280) +
    (random.chance(0.5) ? car(scene, random, 180, 1130, 1.1, '#f1eee6') : '')
  )
}

/** A lock-up garage door, or a marked bay in a basement. */
export function garage(scene: Scene): string {
  const random = scene.random.fork('garage')
  const wall = random.pick(walls.suburb)
  const gate = random.pick(['#8f9aa2', '#b98d62', '#6b7f86', '#e3ddd0', '#7a5a44'])
  const x = 420
  const w = 760
  const y = footing - 390
  return (
    backdrop(scene) +
    street(scene) +
    roundTree(scene, random, 170, footing - 10, 380) +
    roundTree(scene, random, 1450, footing - 10, 350) +
    castShadow(scene, x, footing, w, 300) +
    block(scene, { x, y, w, h: 390 }, wall, 150).svg +
    rect(x - 22, y - 20, w + 44, 28, lit(scene, '#fbf7ee')) +
    eavesShadow(scene, x, y + 8, w) +
    rect(x + 96, y + 70, w - 192, 320, lit(scene, '#f3ecdf')) +
    rect(x + 116, y + 90, w - 232, 300, lit(scene, gate)) +
    times(5, (row) =>
      times(
        4,
        (column) =>
          rounded(
            x + 132 + column * ((w - 250) / 4),
            y + 104 + row * 58,
            (w - 290) / 4,
            44,
            4,
            shaded(scene, gate, 0.35),
          ) +
          rounded(
            x + 134 + column * ((w - 250) / 4),
            y + 107 + row * 58,
            (w - 290) / 4 - 4,
            38,
            3,
            lit(scene, lighter(gate, 0.1)),
          ),
      ),
    ) +
    rect(x + 116, y + 90, w - 232, 22, shadow(scene, 1.3)) +
    rounded(x + w - 66, y + 150, 34, 46, 5, lit(scene, '#5b656c')) +
    circle(x + w - 49, y + 164, 6, lit(scene, paint.lamp)) +
    polygon(
      [
        [x + 96, footing],
        [x + w - 96, footing],
        [x + w - 40, 1072],
        [x + 40, 1072],
      ],
      lit(scene, '#cfc8ba'),
    ) +
    pot(scene, random, x + 50, footing + 14, 96) +
    pot(scene, random, x + w - 46, footing + 14, 96) +
    (random.chance(0.6) ? car(scene, random, 620, 1134, 1.4) : '')
  )
}

export function parkingBay(scene: Scene): string {
  const random = scene.random.fork('parking')
  const wall = lit(scene, '#dcd7cb')
  const floor = lit(scene, '#b9b5ac')
  const stripe = random.pick(['#d9a94c', '#3f7aa6', '#6f8a63', '#c0613d'])
  const column = (x: number) =>
    rect(x, 250, 84, 640, lit(scene, '#e9e4d9')) +
    rect(scene.sun === 1 ? x : x + 54, 250, 30, 640, shadow(scene, 0.7)) +
    rect(x, 720, 84, 110, lit(scene, stripe)) +
    times(3, (index) =>
      polygon(
        [
          [x, 740 + index * 34],
          [x + 84, 720 + index * 34],
          [x + 84, 736 + index * 34],
          [x, 756 + index * 34],
        ],
        lit(scene, '#f6f1e6'),
      ),
    )
  return (
    rect(0, 0, 1600, 1200, vertical('#a9a9a3', '#c9c5bb')) +
    rect(0, 250, 1600, 620, vertical(wall, shaded(scene, '#dcd7cb', 0.3))) +
    rect(0, 640, 1600, 40, lit(scene, stripe)) +
    rect(0, 870, 1600, 330, vertical(shaded(scene, '#b9b5ac', 0.5), floor)) +
    times(3, (index) => rect(0, 90 + index * 60, 1600, 22, lit(scene, '#bdb9b0'))) +
    times(
      4,
      (index) =>
        rounded(120 + index * 400, 186, 240, 16, 8, '#fffbe9') +
        polygon(
          [
            [120 + index * 400, 204],
            [360 + index * 400, 204],
            [470 + index * 400, 870],
            [10 + index * 400, 870],
          ],
          '#fffbe91f',
        ),
    ) +
    times(4, (index) =>
      polygon(
        [
          [286 + index * 344, 890],
          [302 + index * 344, 890],
          [140 + index * 440 + 22, 1200],
          [140 + index * 440, 1200],
        ],
        lit(scene, '#f4efe4'),
      ),
    ) +
    column(210) +
    column(900) +
    car(scene, random, 430, 1000, 1.6) +
    (random.chance(0.5) ? car(scene, random, 1120, 1000, 1.6) : '') +
    times(2, (index) => rounded(520 + index * 620, 1070, 170, 18, 6, lit(scene, '#8b8f90'))) +
    path('M780 420h100v-30l70 52l-70 52v-30h-100Z', lit(scene, '#f6f1e6'), 'opacity="0.8"')
  )
}

/** A small hotel by the water. */
export function hotel(scene: Scene): string {
  const random = scene.random.fork('hotel')
  const w = random.between(760, 880)
  const x = 800 - w / 2 + scene.sun * 30
  const floors = 3
  const floor = 150
  const y = footing - floors * floor - 130
  const wall = random.pick(['#fbf6ec', '#f3e4ca', '#f6ecdc', '#f0d9c2'])
  const cloth = random.pick(awnings)
  const shell = block(scene, { x, y, w, h: footing - y }, wall, 160)
  const bays = 5
  const bay = w / bays
  return (
    backdrop(scene) +
    street(scene) +
    castShadow(scene, x, footing, w, 480) +
    shell.svg +
    times(floors, (row) =>
      times(bays, (column) => {
        const at = x + column * bay
        const top = y + row * floor
        return (
          window(
            scene,
            random.fork(`${row}${column}`),
            { x: at + bay * 0.25, y: top + 38, w: bay * 0.5, h: 100 },
            { frame: '#5f8aa0', across: 2, bar: 5 },
          ) +
          (random.chance(0.5)
            ? awning(scene, random, at + bay * 0.16, top + 22, bay * 0.68, 44, cloth)
            : '') +
          rect(at + bay * 0.1, top + 138, bay * 0.8, 12, lit(scene, '#ffffff')) +
          bars(at + bay * 0.12, top + 94, bay * 0.76, 44, lit(scene, '#f8f4ea'), 4, 9) +
          rect(at + bay * 0.1, top + 90, bay * 0.8, 5, lit(scene, '#ffffff')) +
          rect(at + bay * 0.12, top + 150, bay * 0.74, 18, shadow(scene, 0.9))
        )
      }),
    ) +
    rect(x - 16, y - 18, w + 32, 24, lit(scene, '#ffffff')) +
    times(5, (index) => rounded(x + w / 2 - 84 + index * 36, y - 58, 24, 32, 4, lit(scene, '#3f7aa6'))) +
    rect(x, footing - 124, w, 124, lit(scene, mix(wall, '#d8bf98', 0.4))) +
    shopWindow(scene, random, { x: x + 34, y: footing - 104, w: w * 0.34, h: 90 }, '#f8f3e8') +
    shopWindow(scene, random, { x: x + w * 0.62, y: footing - 104, w: w * 0.34, h: 90 }, '#f8f3e8') +
    door(scene, { x: x + w / 2 - 50, y: footing - 116, w: 100, h: 116 }, '#3f6f8c', '#ffffff') +
    awning(scene, random, x + w * 0.41, footing - 136, w * 0.18, 40, cloth) +
    times(4, (index) => pot(scene, random, x + w * 0.42 + index * w * 0.055, footing + 12, 60)) +
    citrus(scene, random, x - 130, 1050, 240) +
    citrus(scene, random, x + w + 140, 1050, 230)
  )
}
