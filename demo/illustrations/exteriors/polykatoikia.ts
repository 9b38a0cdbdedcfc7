/** The Athenian apartment house in its four manners. */
import { lighter, mix } from '../colour.ts'
import { awnings, paint, shutterPaints, walls } from '../palette.ts'
import { backdrop, horizon } from '../parts/backdrop.ts'
import {
  antenna,
  awning,
  balcony,
  balconyLife,
  castShadow,
  cooler,
  type Railing,
  railings,
  solarHeater,
} from '../parts/balconies.ts'
import { footing, street } from '../parts/ground.ts'
import { block, sideWindows } from '../parts/masses.ts'
import { leaf, pane, shopWindow, window } from '../parts/openings.ts'
import { car, lampPost, scooter } from '../parts/street.ts'
import { citrus, pine, pot, roundTree } from '../parts/trees.ts'
import { far, lit, type Scene, shaded, shadow } from '../scene.ts'
import { rect, rounded, times, vertical } from '../svg.ts'

export type PolykatoikiaManner = 'classic' | 'staggered' | 'panelled' | 'interwar'

interface Facade {
  readonly x: number
  readonly w: number
  readonly top: number
  readonly floors: number
  readonly floor: number
  readonly bays: number
  readonly wall: string
  readonly cloth: string
  readonly rail: Railing
}

/** Pale blocks left and right: the row goes on. */
function neighbours(scene: Scene, left: number, right: number): string {
  const random = scene.random.fork('neighbours')
  const house = (x: number, w: number) => {
    const floors = random.int(3, 5)
    const h = floors * 92 + 60
    const tone = far(scene, random.pick(walls.polykatoikia), 0.42)
    const y = footing - 22 - h
    return (
      rect(x, y, w, h, vertical(tone, mix(tone, scene.light.haze, 0.2))) +
      times(floors, (row) => {
        const at = y + 34 + row * 92
        return (
          times(Math.floor(w / 78), (column) =>
            rect(x + 22 + column * 78, at, 40, 50, mix(tone, scene.light.glass[1], 0.42)),
          ) +
          rect(x - 6, at + 54, w + 12, 9, lighter(tone, 0.35)) +
          rect(x, at + 63, w, 10, mix(tone, scene.light.shade, 0.2))
        )
      }) +
      rect(x, footing - 82, w, 60, mix(tone, scene.light.shade, 0.3))
    )
  }
  return house(left - 330, 320) + house(right + 12, 340)
}

function bayOpening(scene: Scene, facade: Facade, x: number, y: number, w: number, tall: boolean): string {
  const random = scene.random.fork(`bay ${Math.round(x)} ${Math.round(y)}`)
  const h = tall ? facade.floor * 0.66 : facade.floor * 0.46
  const top = tall ? y + facade.floor * 0.96 - h : y + facade.floor * 0.24
  const blind = random.chance(0.3)
  const drop = h * random.between(0.25, 0.8)
  return (
    window(
      scene,
      random,
      { x, y: top, w, h },
      {
        frame: random.chance(0.8) ? '#f4f0e8' : paint.wood,
        across: w > 90 ? 3 : 2,
        sill: tall ? undefined : '#f2ece0',
        bar: 5,
      },
    ) +
    (blind
      ? rect(x, top, w, drop, lit(scene, '#efe8d9')) +
        times(drop / 9, (row) => rect(x, top + row * 9 + 7, w, 1.6, shadow(scene, 0.5)))
      : '')
  )
}

/** One storey: openings, then the balcony before them, then what hangs above. */
function storey(scene: Scene, facade: Facade, manner: PolykatoikiaManner, index: number): string {
  const random = scene.random.fork(`storey ${index}`)
  const y = facade.top + index * facade.floor
  const slab = y + facade.floor - 10
  const bay = facade.w / facade.bays
  const openings = times(facade.bays, (column) => {
    const tall =
      manner === 'classic' ||
      manner === 'panelled' ||
      (manner === 'staggered' ? (column + index) % 2 === 0 : column !== 1)
    return bayOpening(scene, facade, facade.x + column * bay + bay * 0.2, y, bay * 0.6, tall)
  })
  const panels =
    manner === 'panelled'
      ? times(facade.bays, (column) =>
          (column + index) % 3 === 0
            ? rect(
                facade.x + column * bay + bay * 0.84,
                y + 8,
                bay * 0.3,
                facade.floor - 20,
                lit(scene, facade.cloth),
                'opacity="0.75"',
              )
            : '',
        )
      : ''
  const hang = (x: number, w: number) => {
    const kind = random.next()
    return kind < 0.34
      ? awning(
          scene,
          random,
          x,
          y + 6,
          w,
          facade.floor * random.pick([0.3, 0.42, 0.5]),
          random.chance(0.75) ? facade.cloth : random.pick(awnings),
        )
      : ''
  }
  const spans: (readonly [number, number])[] =
    manner === 'staggered'
      ? Array.from(
          { length: facade.bays },
          (_, column) => [facade.x + column * bay + 6, bay - 12] as const,
        ).filter((_, column) => (column + index) % 2 === 0)
      : manner === 'interwar'
        ? [
            [facade.x - 6, bay + 4],
            [facade.x + facade.w - bay * (facade.bays - 2), bay * (facade.bays - 2) + 8],
          ]
        : [[facade.x - 26, facade.w + 52]]
  const galleries = spans
    .map(([x, w]) => {
      const life = times(Math.max(1, Math.round(w / bay / 1.4)), (part) =>
        balconyLife(scene, random, x + 12 + part * bay * 1.4, slab - 2, Math.min(w, bay) * 0.8),
      )
      return (
        life +
        balcony(scene, x, slab, w, facade.rail, {
          rail: facade.floor * (facade.rail === 'solid' ? 0.31 : 0.4),
        })
      )
    })
    .join('')
  const shades = times(facade.bays, (column) =>
    manner === 'staggered' && (column + index) % 2
      ? ''
      : manner === 'interwar' && column === 1
        ? ''
        : hang(facade.x + column * bay + bay * 0.08, bay * 0.84),
  )
  return (
    panels +
    openings +
    (random.chance(0.5)
      ? cooler(scene, facade.x + bay * random.int(0, facade.bays - 1) + bay * 0.84, y + 16)
      : '') +
    shades +
    galleries
  )
}

/** A bow of windows up the front, as the 1930s built them. */
function bow(scene: Scene, facade: Facade): string {
  const bay = facade.w / facade.bays
  const x = facade.x + bay
  const h = facade.floor * (facade.floors - 1)
  const y = facade.top
  const body =
    rect(
      x - 4,
      y - 8,
      bay + 8,
      h + 8,
      vertical(lighter(lit(scene, facade.wall), 0.14), lit(scene, facade.wall)),
    ) + rect(scene.sun === 1 ? x - 4 : x + bay * 0.74, y - 8, bay * 0.26 + 4, h + 8, shadow(scene, 0.5))
  const panes = times(facade.floors - 1, (row) => {
    const top = y + row * facade.floor + facade.floor * 0.18
    return (
      times(3, (part) =>
        pane(scene, scene.random.fork(`bow ${row} ${part}`), {
          x: x + 8 + part * ((bay - 12) / 3),
          y: top,
          w: (bay - 16) / 3 - 5,
          h: facade.floor * 0.5,
        }),
      ) + rect(x - 6, top + facade.floor * 0.54, bay + 12, 8, lit(scene, '#fbf6ec'))
    )
  })
  return body + panes + rect(x - 8, y + h, bay + 16, 24, shadow(scene, 1.1))
}

/** The ground floor: columns with parking, shops, or a planted lobby. */
function groundFloor(scene: Scene, facade: Facade): string {
  const random = scene.random.fork('ground floor')
  const kind = random.pick(['pilotis', 'shops', 'lobby'] as const)
  const y = facade.top + facade.floors * facade.floor
  const h = footing - y
  const middle = facade.x + facade.w / 2
  const entrance = (x: number) =>
    rect(x - 6, y + 14, 92, h - 14, lit(scene, '#e9e3d8')) +
    pane(scene, random, { x, y: y + 20, w: 80, h: h - 20 }) +
    rect(x + 38, y + 20, 4, h - 20, lit(scene, '#d9d2c4')) +
    rect(x - 16, y + 8, 112, 10, lit(scene, '#f7f2e8'))
  if (kind === 'pilotis') {
    const columns = facade.bays + 1
    return (
      rect(
        facade.x,
        y,
        facade.w,
        h,
        vertical(mix(scene.light.shade, '#2b3542', 0.55), mix(scene.light.shade, '#8b8c8c', 0.4)),
      ) +
      entrance(middle + facade.w * 0.16) +
      car(scene, random, facade.x + 36, footing - 6, 0.86) +
      times(
        columns,
        (index) =>
          rect(facade.x + (index * (facade.w - 26)) / (columns - 1), y, 26, h, lit(scene, facade.wall)) +
          rect(
            facade.x + (index * (facade.w - 26)) / (columns - 1) + (scene.sun === 1 ? 0 : 16),
            y,
            10,
            h,
            shaded(scene, facade.wall, 0.8),
          ),
      ) +
      rect(facade.x, y, facade.w, 26, shadow(scene, 1.1))
    )
  }
  if (kind === 'shops') {
    const width = facade.w / 2 - 76
    const base = lit(scene, mix(facade.wall, '#b8ad9c', 0.5))
    return (
      rect(facade.x, y, facade.w, h, base) +
      shopWindow(
        scene,
        random.fork('a'),
        { x: facade.x + 20, y: y + 30, w: width - 10, h: h - 52 },
        '#ece5d8',
      ) +
      shopWindow(
        scene,
        random.fork('b'),
        { x: middle + 66, y: y + 30, w: width - 10, h: h - 52 },
        paint.darkWood,
      ) +
      entrance(middle - 40) +
      awning(scene, random.fork('c'), facade.x + 16, y + 12, width, 44) +
      awning(scene, random.fork('d'), middle + 60, y + 12, width, 44) +
      pot(scene, random, facade.x + width + 34, footing + 10, 62)
    )
  }
  return (
    rect(facade.x, y, facade.w, h, vertical(lit(scene, '#b9ad98'), lit(scene, '#cdbfa6'))) +
    times(6, (index) => rect(facade.x, y + (index * h) / 6, facade.w, 2, shadow(scene, 0.5))) +
    entrance(middle - 40) +
    window(
      scene,
      random,
      { x: facade.x + 50, y: y + 30, w: 120, h: h * 0.42 },
      { frame: '#efe9dd', across: 3 },
    ) +
    window(
      scene,
      random,
      { x: facade.x + facade.w - 170, y: y + 30, w: 120, h: h * 0.42 },
      { frame: '#efe9dd', across: 3 },
    ) +
    rounded(facade.x + 24, footing - 46, 190, 46, 6, lit(scene, '#ded4c0')) +
    rounded(facade.x + facade.w - 214, footing - 46, 190, 46, 6, lit(scene, '#ded4c0')) +
    times(
      4,
      (index) =>
        pot(scene, random, facade.x + 50 + index * 46, footing - 36, 56) +
        pot(scene, random, facade.x + facade.w - 190 + index * 46, footing - 36, 56),
    )
  )
}

/** The set-back top flat, with its pergola, heaters and aerials. */
function roofline(scene: Scene, facade: Facade): string {
  const random = scene.random.fork('roof')
  const h = facade.floor * 0.86
  const x = facade.x + facade.w * random.between(0.1, 0.2)
  const w = facade.w * random.between(0.56, 0.68)
  const y = facade.top - h - 8
  const shell = block(scene, { x, y, w, h }, lighter(facade.wall, 0.3), 60)
  return (
    solarHeater(scene, x + w + 18, facade.top - 14, 0.9) +
    (random.chance(0.7) ? solarHeater(scene, x + w * 0.5, y - 6, 0.8) : '') +
    antenna(scene, x + w * 0.25, y) +
    shell.svg +
    times(3, (index) =>
      window(
        scene,
        random,
        { x: x + 30 + (index * (w - 40)) / 3, y: y + h * 0.26, w: w / 3 - 50, h: h * 0.7 },
        { frame: '#f4efe5', across: 2 },
      ),
    ) +
    rect(x - 18, y - 10, w + 36, 13, lit(scene, '#fbf7ee')) +
    rect(x, y + 3, w, 16, shadow(scene)) +
    times(5, (index) =>
      random.chance(0.7)
        ? pot(scene, random, facade.x + 30 + (index * facade.w) / 5, facade.top - 4, 54)
        : '',
    ) +
    balcony(scene, facade.x - 20, facade.top - 10, facade.w + 40, facade.rail, { rail: facade.floor * 0.36 })
  )
}

export function polykatoikia(scene: Scene, manner: PolykatoikiaManner): string {
  const random = scene.random.fork('polykatoikia')
  const floors = random.int(4, 6)
  const floor = floors === 6 ? 96 : floors === 5 ? 110 : 122
  const bays = manner === 'interwar' ? 4 : random.int(3, 4)
  const w = bays * random.between(148, 172)
  const top = footing - 128 - floors * floor
  const x = 800 - w / 2 - scene.sun * -60 - (scene.sun === 1 ? 0 : 40)
  const facade: Facade = {
    x,
    w,
    top,
    floors,
    floor,
    bays,
    wall: random.pick(walls.polykatoikia),
    cloth: random.pick(awnings),
    rail: random.pick(railings),
  }
  const reach = random.between(150, 200)
  const shell = block(scene, { x, y: top, w, h: footing - top }, facade.wall, reach)
  const tree = random.pick([citrus, citrus, roundTree, roundTree, pine])
  const planting = random.pick(['both', 'both', 'left', 'right', 'none'] as const)
  const size = tree === pine ? 420 : random.between(190, 260)
  return (
    backdrop(scene) +
    street(scene) +
    (random.chance(0.72)
      ? neighbours(
          scene,
          Math.min(x, shell.side.at(1, 1)[0]) - 6,
          Math.max(x + w, shell.side.at(1, 1)[0]) + 6,
        )
      : times(5, (index) =>
          roundTree(scene, random, 90 + index * 355, footing - 20, random.between(250, 340), '#86a67c'),
        )) +
    rect(0, horizon + 112, 1600, 12, shadow(scene, 0.35)) +
    castShadow(scene, x - 10, footing, w + 20, 500) +
    shell.svg +
    sideWindows(scene, random, shell.side, floors, 2, [0.03, 0.82]) +
    roofline(scene, facade) +
    times(floors, (index) => storey(scene, facade, manner, index)) +
    (manner === 'interwar' ? bow(scene, facade) : '') +
    groundFloor(scene, facade) +
    (planting === 'both' || planting === 'left' ? tree(scene, random, x - 130, 1046, size) : '') +
    (planting === 'both' || planting === 'right' ? tree(scene, random, x + w + 150, 1050, size * 0.94) : '') +
    (random.chance(0.5) ? lampPost(scene, x + w + 46, 1060, 300) : leafBox(scene, x + w + 40)) +
    (random.chance(0.45)
      ? car(scene, random, random.chance(0.5) ? 70 : 1270, 1128, 1.08)
      : random.chance(0.5)
        ? scooter(scene, x + 30, 1062, random.pick(awnings))
        : '')
  )
}

/** The street's recycling bin and utility box. */
const leafBox = (scene: Scene, x: number) =>
  leaf(scene, { x, y: footing - 50, w: 46, h: 66 }, shutterPaints[5])
