import { darker, lighter } from '../colour.ts'
import { paint } from '../palette.ts'
import { backdrop } from '../parts/backdrop.ts'
import { castShadow, railing } from '../parts/balconies.ts'
import { footing, lawn, terrace } from '../parts/ground.ts'
import { block } from '../parts/masses.ts'
import { pane } from '../parts/openings.ts'
import { lounger, parasol, pool } from '../parts/street.ts'
import { bush, cypress, olive, palm, pot } from '../parts/trees.ts'
import type { Random } from '../../random.ts'
import { lit, type Scene, shaded, shadow } from '../scene.ts'
import { bars, polygon, rect, rounded, times, vertical } from '../svg.ts'

/** White planes, wood and glass, over a pool or in a garden. */
export function villa(scene: Scene, withPool: boolean): string {
  const random = scene.random.fork('villa')
  const flip = scene.sun === 1
  const wall = random.pick(['#fbf8f1', '#f3eee4', '#efe6d6', '#e6dccb'])
  const wood = random.pick(['#b98d62', '#9c6f4a', '#c79c6a', '#8f9497'])
  const lowerW = random.between(640, 720)
  const upperW = random.between(420, 500)
  const lowerX = 800 - lowerW / 2 + (flip ? -40 : 40)
  const lowerY = footing - 190
  const upperX = flip ? lowerX + lowerW - upperW + 50 : lowerX - 50
  const upperY = lowerY - 178
  const glazing = (x: number, y: number, w: number, h: number, parts: number) =>
    rect(x - 6, y - 6, w + 12, h + 12, lit(scene, '#4a5257')) +
    times(parts, (index) =>
      pane(scene, random.fork(`g${x}${index}`), { x: x + (index * w) / parts + 2, y, w: w / parts - 5, h }),
    )
  const low = block(scene, { x: lowerX, y: lowerY, w: lowerW, h: 190 }, wall, 140)
  const high = block(scene, { x: upperX, y: upperY, w: upperW, h: 178 }, lighter(wall, 0.2), 120)
  const slab = (x: number, y: number, w: number) =>
    rect(x, y, w, 20, vertical(lit(scene, '#ffffff'), lit(scene, '#ece6da'))) +
    rect(x + 12, y + 20, w - 24, 30, vertical(shadow(scene, 1.4), shadow(scene, 0.15)))
  const stoneX = flip ? lowerX : lowerX + lowerW - 150
  return (
    backdrop(scene) +
    cypress(scene, flip ? lowerX + lowerW + 110 : lowerX - 110, footing - 20, 420) +
    cypress(scene, flip ? lowerX + lowerW + 190 : lowerX - 190, footing - 14, 350) +
    cypress(scene, flip ? lowerX - 200 : lowerX + lowerW + 200, footing - 20, 330) +
    (withPool && random.chance(0.5) ? terrace(scene) : lawn(scene, -900)) +
    castShadow(scene, lowerX, footing, lowerW, 320) +
    low.svg +
    high.svg +
    glazing(upperX + 40, upperY + 44, upperW * 0.52, 128, 3) +
    rect(upperX + upperW * 0.68, upperY + 30, upperW * 0.22, 148, lit(scene, wood)) +
    bars(upperX + upperW * 0.68, upperY + 30, upperW * 0.22, 148, lit(scene, darker(wood, 0.2)), 3, 10) +
    slab(upperX - 40, upperY - 16, upperW + 80) +
    railing(
      scene,
      'glass',
      flip ? lowerX : upperX + upperW,
      lowerY - 56,
      lowerW - upperW + (flip ? -6 : 44) - 40,
      46,
    ) +
    slab(lowerX - 34, lowerY - 12, lowerW + 68) +
    glazing(flip ? lowerX + 180 : lowerX + 40, lowerY + 34, lowerW - 230, 152, 5) +
    rect(stoneX, lowerY + 10, 150, 180, lit(scene, '#c9b799')) +
    times(6, (row) =>
      times(4, (column) =>
        rounded(
          stoneX + 3 + column * 37 + (row % 2) * 8 - 6 * (row % 2),
          lowerY + 13 + row * 30,
          33,
          26,
          4,
          lit(scene, ['#d2c1a4', '#bfac8d', '#c9b595', '#d9cab0'][(row * 3 + column) % 4] ?? '#d2c1a4'),
        ),
      ),
    ) +
    rect(lowerX - 20, footing - 4, lowerW + 40, 14, lit(scene, '#f4eee2')) +
    (withPool
      ? poolTerrace(scene, random, lowerX, lowerW, flip)
      : frontGarden(scene, random, lowerX, lowerW)) +
    (random.chance(0.5)
      ? olive(scene, random, flip ? 230 : 1370, 1080, 300)
      : palm(scene, random, flip ? 210 : 1390, 1070, 440)) +
    bush(scene, random, flip ? 360 : 1250, 1010, 120, random.pick([paint.lavender, '#8aa377'])) +
    pot(scene, random, lowerX + lowerW * 0.5, footing + 12, 74) +
    rect(lowerX - 34, lowerY + 4, lowerW + 68, 5, shaded(scene, '#e0d8c8', 0.4))
  )
}

function poolTerrace(scene: Scene, random: Random, x: number, w: number, flip: boolean): string {
  return (
    polygon(
      [
        [x - 60, footing + 10],
        [x + w + 60, footing + 10],
        [x + w + 190, 1200],
        [x - 190, 1200],
      ],
      lit(scene, '#efe7d8'),
    ) +
    pool(scene, 470, 1052, 660, 96) +
    lounger(scene, flip ? 1090 : 330, 1040) +
    lounger(scene, flip ? 1240 : 180, 1054) +
    parasol(scene, flip ? 1240 : 330, 1034, random.pick(['#f4ecdc', '#d9b98c', '#c8d2cf']))
  )
}

function frontGarden(scene: Scene, random: Random, x: number, w: number): string {
  const middle = x + w * 0.5
  const border = (from: number, step: number, flowers: string) =>
    times(5, (index) =>
      bush(
        scene,
        random,
        from + step * index,
        footing + 36 + index * 16,
        100,
        random.pick([paint.lavender, '#8aa377', flowers]),
      ),
    )
  return (
    polygon(
      [
        [middle - 60, footing + 8],
        [middle + 60, footing + 8],
        [middle + 170, 1200],
        [middle - 170, 1200],
      ],
      lit(scene, '#eae1d0'),
    ) +
    times(4, (index) =>
      rect(middle - 70 - index * 26, footing + 34 + index * 40, 140 + index * 52, 4, shadow(scene, 0.6)),
    ) +
    border(x + 30, 46, '#9caf7f') +
    border(x + w - 30, -46, '#b08aa0')
  )
}
