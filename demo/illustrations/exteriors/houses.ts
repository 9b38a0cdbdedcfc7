/** The village house, the farmhouse, the suburban maisonette and the terrace. */
import { lighter } from '../colour.ts'
import { awnings, paint, shutterPaints, walls } from '../palette.ts'
import { backdrop } from '../parts/backdrop.ts'
import { awning, balcony, castShadow, solarHeater } from '../parts/balconies.ts'
import { earth, footing, lawn, street } from '../parts/ground.ts'
import { block, chimney, eavesShadow, hipRoof, roof, sideWindows } from '../parts/masses.ts'
import { door, shuttered, window } from '../parts/openings.ts'
import { car, cat, fence, gardenWall, hedge, pergola } from '../parts/street.ts'
import { bougainvillea, bush, citrus, cypress, olive, pine, pot, roundTree } from '../parts/trees.ts'
import { lit, type Scene, shadow } from '../scene.ts'
import { rect, rounded, times, vertical } from '../svg.ts'

/** A low whitewashed house with tiles, a vine before the door and oil tins full of geraniums. */
export function villageHouse(scene: Scene): string {
  const random = scene.random.fork('village house')
  const w = random.between(540, 640)
  const twoFloors = random.chance(0.4)
  const h = twoFloors ? 370 : 232
  const x = 790 - w / 2 + scene.sun * 50
  const y = footing - h
  const wall = random.pick(walls.village)
  const paintwork = random.pick([...shutterPaints, '#3f7aa6', '#a5523f'])
  const shell = block(scene, { x, y, w, h }, wall, 160)
  const bay = w / 3
  const slope = { x, y, w, rise: 112, overhang: 30, hip: random.pick([110, 120, 140]) }
  const tile = random.pick([paint.tile, '#c26a44', '#b5603f', '#c97a52'])
  const row = (top: number, tall: number, skip: number) =>
    times(3, (column) =>
      column === skip
        ? ''
        : shuttered(scene, random, { x: x + bay * (column + 0.5) - 34, y: top, w: 68, h: tall }, paintwork, {
            frame: '#f8f2e6',
            down: 2,
            sill: '#efe5d2',
          }),
    )
  return (
    backdrop(scene) +
    (random.chance(0.5)
      ? cypress(scene, scene.sun === 1 ? x + w + 120 : x - 120, footing - 8, 420)
      : roundTree(scene, random, scene.sun === 1 ? x + w + 170 : x - 170, footing - 16, 330, '#86a06a')) +
    (random.chance(0.5) ? earth(scene) : lawn(scene, x + w / 2)) +
    castShadow(scene, x, footing, w, 320) +
    shell.svg +
    sideWindows(scene, random, shell.side, twoFloors ? 2 : 1, 1, [0.22, 0.86]) +
    rect(x, footing - 36, w, 36, lit(scene, random.pick(['#d8c6a6', '#b9c3c6', '#cdb59a']))) +
    eavesShadow(scene, x, y + 4, w) +
    (twoFloors
      ? row(y + 54, 92, -1) + balcony(scene, x + bay * 0.92, y + 176, bay * 1.16, 'bars', { rail: 52 })
      : '') +
    row(footing - 152, 88, 1) +
    door(scene, { x: x + w / 2 - 42, y: footing - 156, w: 84, h: 156 }, paintwork, '#f6efe0') +
    chimney(scene, x + w * 0.74, y - 66, 46, 84, '#f2eadb') +
    hipRoof(scene, slope, shell.side, tile) +
    (random.chance(0.65)
      ? pergola(
          scene,
          random,
          x + bay * 0.55,
          footing + 24,
          bay * 1.9,
          196,
          random.pick([paint.wood, '#5f7d8c', '#8b8d84']),
          true,
        )
      : bougainvillea(scene, random, x + bay * 0.2, footing - 170, 110, 200)) +
    times(3, (index) =>
      pot(
        scene,
        random,
        x + bay * (0.22 + index * 0.28) + (index === 2 ? bay * 1.5 : 0),
        footing + 22,
        random.between(60, 84),
      ),
    ) +
    citrus(scene, random, scene.sun === 1 ? x - 150 : x + w + 150, 1040, 230) +
    gardenWall(scene, random, scene.sun === 1 ? 1240 : -30, footing + 70, 390, 60, '#cfc0a4') +
    (random.chance(0.4) ? cat(scene, scene.sun === 1 ? 1340 : 240, footing, '#6b625c') : '')
  )
}

/** A long farmhouse among olives. */
export function farmhouse(scene: Scene): string {
  const random = scene.random.fork('farmhouse')
  const w = random.between(700, 800)
  const h = 220
  const x = 800 - w / 2 + scene.sun * 40
  const y = footing - h - 20
  const wall = random.pick(['#e8d5b0', '#e3c9a2', '#f1e6d0', '#dcc4a0'])
  const paintwork = random.pick(shutterPaints)
  const barnW = w * 0.34
  const barnX = scene.sun === 1 ? x + w - 8 : x - barnW + 8
  const shell = block(scene, { x, y, w, h: h + 20 }, wall, 130)
  const slope = { x, y, w, rise: 104, overhang: 28, hip: 100 }
  return (
    backdrop(scene) +
    earth(scene, '#d2bf8a') +
    times(4, (row) => olive(scene, random, 90 + row * 470 + random.between(-60, 60), footing - 60, 190)) +
    castShadow(scene, Math.min(x, barnX), footing, w + barnW - 20, 300) +
    rect(barnX, footing - 190, barnW, 190, lit(scene, '#d3bc98')) +
    rect(barnX + barnW * 0.24, footing - 140, barnW * 0.52, 140, lit(scene, '#8b6a4a')) +
    times(5, (index) => rect(barnX + barnW * (0.24 + index * 0.104), footing - 140, 3, 140, shadow(scene))) +
    eavesShadow(scene, barnX, footing - 190, barnW, 26) +
    roof(scene, { x: barnX, y: footing - 190, w: barnW, rise: 66, overhang: 16, hip: 12 }, '#b9684a') +
    shell.svg +
    eavesShadow(scene, x, y + 4, w) +
    times(4, (column) =>
      column === 1
        ? ''
        : shuttered(
            scene,
            random,
            { x: x + (w / 4) * (column + 0.5) - 32, y: footing - 156, w: 64, h: 86 },
            paintwork,
            { frame: '#f4ecdc', down: 2, sill: '#e9dcc4' },
          ),
    ) +
    door(scene, { x: x + (w / 4) * 1.5 - 42, y: footing - 156, w: 84, h: 156 }, paintwork, '#eee2ca') +
    chimney(scene, x + w * 0.3, y - 60, 46, 80, '#efe4d0') +
    hipRoof(scene, slope, shell.side, random.pick(['#c0704a', paint.tile, '#c97a52'])) +
    olive(scene, random, scene.sun === 1 ? x - 110 : x + w + 110, 1060, 320) +
    olive(scene, random, scene.sun === 1 ? 1440 : 160, 1100, 300) +
    times(3, (index) =>
      pot(scene, random, x + (w / 4) * 1.5 - 90 + index * 88 + (index === 1 ? 96 : 0), footing + 14, 66),
    ) +
    gardenWall(scene, random, 620, 1120, 420, 46, '#cdb892')
  )
}

/** One half of the street of suburban houses: two floors and an attic, garden, gate, car. */
export function maisonette(scene: Scene): string {
  const random = scene.random.fork('maisonette')
  const w = random.between(500, 580)
  const h = 400
  const x = 780 - w / 2 + scene.sun * 60
  const y = footing - h
  const wall = random.pick(walls.suburb)
  const accent = random.pick(['#c98f6a', '#b9a184', '#a8b0a8', '#d8b98a', '#8f9aa2'])
  const shell = block(scene, { x, y, w, h }, wall, 180)
  const tile = random.pick([paint.tile, '#c26a44', '#8f5a48', '#a9573c'])
  const slope = { x, y, w, rise: 120, overhang: 34, hip: 130 }
  const cloth = random.pick(awnings)
  const wide = (at: number, top: number, width: number, tall: number) =>
    window(
      scene,
      random.fork(`${at} ${top}`),
      { x: at, y: top, w: width, h: tall },
      { frame: '#f7f3ea', across: 3, bar: 6 },
    )
  const inFront = scene.sun === 1 ? x + w * 0.1 : x + w * 0.46
  return (
    backdrop(scene) +
    pine(scene, random, scene.sun === 1 ? x + w + 200 : x - 200, footing - 14, 470) +
    lawn(scene, x + w * 0.5) +
    castShadow(scene, x, footing, w, 360) +
    shell.svg +
    sideWindows(scene, random, shell.side, 2, 2, [0.1, 0.9]) +
    rect(inFront, y, w * 0.44, h, lit(scene, accent)) +
    rect(inFront + (scene.sun === 1 ? w * 0.44 : -10), y + 20, 10, h - 20, shadow(scene, 0.8)) +
    eavesShadow(scene, x, y + 4, w, 40) +
    wide(inFront + 36, y + 70, w * 0.44 - 72, 116) +
    wide(inFront + 30, footing - 168, w * 0.44 - 60, 164) +
    awning(scene, random, inFront + 12, footing - 186, w * 0.44 - 24, 62, cloth) +
    balcony(scene, inFront - 16, y + 202, w * 0.44 + 32, random.pick(['bars', 'glass', 'half']), {
      rail: 54,
      slab: 15,
    }) +
    wide(scene.sun === 1 ? x + w * 0.64 : x + w * 0.1, y + 80, w * 0.24, 92) +
    door(
      scene,
      { x: scene.sun === 1 ? x + w * 0.62 : x + w * 0.12, y: footing - 162, w: 88, h: 160 },
      random.pick([paint.darkWood, '#4b5a63', '#7a4f38', '#2f5f7a']),
      '#f4eee2',
    ) +
    rounded(scene.sun === 1 ? x + w * 0.56 : x + w * 0.06, footing - 196, 150, 14, 4, lit(scene, '#f8f3e8')) +
    solarHeater(scene, x + w * 0.34, y - 92, 1) +
    chimney(scene, x + w * 0.72, y - 76, 48, 84, '#efe6d8') +
    hipRoof(scene, slope, shell.side, tile) +
    hedge(scene, random, -30, 1090, 470, 84) +
    hedge(scene, random, 1130, 1090, 500, 84) +
    bush(scene, random, x + 30, footing + 26, 110, '#8aa377') +
    bush(scene, random, x + w - 20, footing + 30, 130, random.pick([paint.lavender, '#8aa377', '#b08aa0'])) +
    (random.chance(0.5)
      ? olive(scene, random, scene.sun === 1 ? x - 140 : x + w + 140, 1030, 240)
      : citrus(scene, random, scene.sun === 1 ? x - 140 : x + w + 140, 1030, 220))
  )
}

/** Three or four narrow houses in a row, each its own colour. */
export function terraced(scene: Scene): string {
  const random = scene.random.fork('terraced')
  const count = random.int(3, 4)
  const w = count === 4 ? 290 : 360
  const left = 800 - (count * w) / 2
  const tones = [...walls.suburb, ...walls.ionian]
  const shift = random.int(0, tones.length - 1)
  const modern = random.chance(0.4)
  const h = 400
  const y = footing - h
  return (
    backdrop(scene) +
    roundTree(scene, random, left - 90, footing - 20, 330) +
    roundTree(scene, random, left + count * w + 90, footing - 20, 330) +
    street(scene) +
    castShadow(scene, left, footing, count * w, 360) +
    times(count, (index) => {
      const x = left + index * w
      const own = random.fork(`house ${index}`)
      const wall = tones[(shift + index * 3) % tones.length] ?? '#f4eee2'
      const paintwork = own.pick(shutterPaints)
      const top = modern ? y - (index % 2) * 26 : y
      return (
        rect(x, top, w, footing - top, vertical(lighter(lit(scene, wall), 0.06), lit(scene, wall))) +
        eavesShadow(scene, x, top, w, 32) +
        shuttered(scene, own, { x: x + w * 0.28 - 28, y: top + 60, w: 58, h: 96 }, paintwork, {
          frame: '#f8f3e8',
          down: 2,
          sill: '#f1e8d8',
        }) +
        shuttered(scene, own, { x: x + w * 0.72 - 30, y: top + 60, w: 58, h: 96 }, paintwork, {
          frame: '#f8f3e8',
          down: 2,
          sill: '#f1e8d8',
        }) +
        window(
          scene,
          own,
          { x: x + w * 0.5, y: footing - 156, w: w * 0.36, h: 100 },
          { frame: '#f8f3e8', across: 3, sill: '#f1e8d8' },
        ) +
        door(scene, { x: x + w * 0.14, y: footing - 156, w: 76, h: 156 }, paintwork, '#f8f3e8') +
        rounded(x + w * 0.08, footing - 186, 110, 12, 4, lit(scene, '#f4eddf')) +
        rect(x, top + 196, w, 9, lit(scene, lighter(wall, 0.4))) +
        (modern
          ? rect(x - 4, top - 20, w + 8, 26, lit(scene, '#fbf7ef')) +
            solarHeater(scene, x + w * 0.5, top - 20, 0.8)
          : roof(
              scene,
              { x, y: top, w, rise: 104, overhang: 8, hip: 4 },
              own.pick([paint.tile, '#c26a44', '#b5603f']),
            ) + chimney(scene, x + w * 0.76, top - 84, 40, 56, '#efe6d8')) +
        rect(index === 0 ? x : x - 5, top, 10, footing - top, shadow(scene, 0.5)) +
        pot(scene, own, x + w * 0.14 + 98, footing + 10, 62)
      )
    }) +
    times(
      count,
      (index) =>
        fence(scene, left + index * w + 120, footing + 40, w - 132, 52, '#f4efe4') +
        bush(scene, random, left + index * w + w * 0.6, footing + 34, 90),
    ) +
    (random.chance(0.5) ? car(scene, random, 160, 1130, 1.05) : car(scene, random, 1180, 1130, 1.05))
  )
}
