/** New apartment buildings: glass balustrades, shifted slabs, wooden screens, planting. */
import { darker, lighter } from '../colour.ts'
import { paint, walls } from '../palette.ts'
import { backdrop } from '../parts/backdrop.ts'
import { castShadow, railing } from '../parts/balconies.ts'
import { footing, street } from '../parts/ground.ts'
import { block, sidePanel } from '../parts/masses.ts'
import { pane } from '../parts/openings.ts'
import { car, hedge } from '../parts/street.ts'
import { bush, foliage, olive, roundTree } from '../parts/trees.ts'
import { lit, type Scene, shaded, shadow } from '../scene.ts'
import { bars, rect, times, vertical } from '../svg.ts'

export function modernBlock(scene: Scene): string {
  const random = scene.random.fork('modern')
  const floors = random.int(3, 5)
  const floor = floors === 5 ? 112 : floors === 4 ? 132 : 150
  const w = random.between(560, 700)
  const x = 800 - w / 2 + scene.sun * 50
  const top = footing - 120 - floors * floor
  const wall = random.pick(walls.modern)
  const screen = random.pick([paint.paleWood, '#9c6f4a', '#5c6670', '#b98d62'])
  const shell = block(scene, { x, y: top, w, h: footing - top }, wall, 190)
  const rows = times(floors, (index) => {
    const y = top + index * floor
    const shift = (index % 2 ? 1 : -1) * random.between(16, 46)
    const slabX = x - 34 + shift
    const slabW = w + 68 - Math.abs(shift) * 0.4
    const screenAt = random.int(0, 3)
    const part = w / 4
    const glazing = times(4, (column) =>
      column === screenAt
        ? rect(x + column * part + 10, y + 18, part - 20, floor - 30, lit(scene, darker(screen, 0.2))) +
          bars(x + column * part + 10, y + 18, part - 20, floor - 30, lit(scene, screen), 7, 5)
        : rect(x + column * part + 8, y + 16, part - 16, floor - 28, lit(scene, '#3f474e')) +
          pane(scene, random, { x: x + column * part + 13, y: y + 21, w: (part - 31) / 2, h: floor - 38 }) +
          pane(scene, random, {
            x: x + column * part + 18 + (part - 31) / 2,
            y: y + 21,
            w: (part - 31) / 2,
            h: floor - 38,
          }),
    )
    const plants = times(3, (column) =>
      random.chance(0.6)
        ? foliage(
            scene,
            random,
            {
              x: slabX + 60 + column * (slabW / 3),
              y: y + floor - 40,
              width: random.between(60, 110),
              height: 44,
            },
            random.pick([paint.leaf, paint.oliveLeaf, '#7fa077']),
            6,
          )
        : '',
    )
    return (
      glazing +
      plants +
      railing(scene, 'glass', slabX + 6, y + floor - 58, slabW - 12, 48) +
      rect(slabX, y + floor - 12, slabW, 22, vertical(lit(scene, '#ffffff'), lit(scene, '#ebe5da'))) +
      rect(slabX, y + floor + 8, slabW, 3, shaded(scene, '#d8d0c4')) +
      rect(
        slabX + 10 - scene.sun * 8,
        y + floor + 10,
        slabW - 20,
        34,
        vertical(shadow(scene, 1.4), shadow(scene, 0.15)),
      )
    )
  })
  const lobby = footing - 120
  return (
    backdrop(scene) +
    street(scene) +
    roundTree(scene, random, x - 250, footing - 18, 300, '#88a680') +
    roundTree(scene, random, x + w + 270, footing - 18, 280, '#88a680') +
    castShadow(scene, x - 20, footing, w + 40, 520) +
    shell.svg +
    times(floors, (row) =>
      sidePanel(shell.side, 0.3, 0.05 + row * 0.19, 0.46, 0.16 + row * 0.19, lit(scene, '#55626c')),
    ) +
    rect(x - 40, top - 20, w + 80, 24, vertical(lit(scene, '#ffffff'), lit(scene, '#e6e0d6'))) +
    rect(x, top + 4, w, 30, shadow(scene, 1.1)) +
    rect(x + w * 0.56, top - 70, w * 0.3, 50, lit(scene, lighter(wall, 0.2))) +
    rect(x + w * 0.56, top - 70, w * 0.3, 8, lit(scene, '#ffffff')) +
    rows +
    rect(x, lobby, w, 120, vertical(shaded(scene, '#6f6a62', 0.7), lit(scene, '#8f887c'))) +
    rect(x, lobby, w, 40, shadow(scene, 1.2)) +
    pane(scene, random, { x: x + w * 0.4, y: lobby + 18, w: w * 0.1, h: 102 }) +
    pane(scene, random, { x: x + w * 0.51, y: lobby + 18, w: w * 0.1, h: 102 }) +
    bars(x + w * 0.66, lobby + 18, w * 0.3, 102, lit(scene, screen), 8, 6) +
    hedge(scene, random, x - 40, footing + 22, w * 0.36, 56) +
    hedge(scene, random, x + w * 0.68, footing + 22, w * 0.36, 50) +
    olive(scene, random, x - 110, 1050, 230) +
    bush(scene, random, x + w + 110, 1046, 120) +
    (random.chance(0.4) ? car(scene, random, 1240, 1130, 1.05) : '')
  )
}
