/** Windows, doors and shutters in a wall that faces the viewer. */
import { alpha, darker, lighter, mix } from '../colour.ts'
import { paint } from '../palette.ts'
import type { Random } from '../../random.ts'
import { lit, type Scene, shaded, shadow } from '../scene.ts'
import { circle, clippedRect, line, path, polygon, rect, rounded, times, vertical } from '../svg.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A pane: sky above, room below, a curtain or a lamp, and one slanting reflection. */
export function pane(scene: Scene, random: Random, { x, y, w, h }: Box): string {
  const lamp = random.chance(scene.light.lamps)
  const [top, bottom] = scene.light.glass
  const fill = lamp
    ? vertical(lighter(paint.lamp, 0.25), mix(paint.lamp, paint.ochre, 0.45))
    : vertical(top, bottom)
  const curtain = random.chance(0.55) ? alpha(lit(scene, '#fbf6ea'), lamp ? 0.5 : 0.62) : ''
  const drape = random.pick([0.2, 0.28, 0.4])
  const sides = curtain
    ? rect(x, y, w * drape, h, curtain) + rect(x + w * (1 - drape), y, w * drape, h, curtain)
    : ''
  const glint = polygon(
    [
      [x + w * 0.18, y],
      [x + w * 0.48, y],
      [x + w * 0.12, y + h * 0.75],
      [x, y + h * 0.75],
      [x, y + h * 0.38],
    ],
    alpha('#ffffff', lamp ? 0.1 : 0.2),
  )
  return (
    rect(x, y, w, h, fill) +
    sides +
    clippedRect(x, y, w, h, glint) +
    rect(x, y, w, Math.min(9, h * 0.08), shadow(scene, 1.2))
  )
}

interface WindowStyle {
  readonly frame: string
  /** Panes across and down. */
  readonly across?: number
  readonly down?: number
  readonly sill?: string
  readonly bar?: number
}

export function window(scene: Scene, random: Random, box: Box, style: WindowStyle): string {
  const { x, y, w, h } = box
  const frame = lit(scene, style.frame)
  const bar = style.bar ?? Math.max(4, Math.min(w, h) * 0.06)
  const across = style.across ?? 2
  const down = style.down ?? 1
  return (
    rect(x - bar, y - bar, w + bar * 2, h + bar * 2, frame) +
    pane(scene, random, box) +
    times(across - 1, (index) => rect(x + ((index + 1) * w) / across - bar * 0.4, y, bar * 0.8, h, frame)) +
    times(down - 1, (index) => rect(x, y + ((index + 1) * h) / down - bar * 0.3, w, bar * 0.6, frame)) +
    (style.sill
      ? rect(x - bar * 2.4, y + h + bar, w + bar * 4.8, bar * 1.5, lit(scene, style.sill)) +
        rect(x - bar * 2, y + h + bar * 2.5, w + bar * 4, bar * 1.4, shadow(scene, 0.8))
      : '')
  )
}

/** One louvred leaf. */
export function leaf(scene: Scene, { x, y, w, h }: Box, colour: string, turned = false): string {
  const tone = turned ? shaded(scene, colour, 0.7) : lit(scene, colour)
  const slat = alpha(darker(colour, 0.55), 0.32)
  const rows = Math.max(4, Math.round(h / 11))
  const margin = Math.max(3, w * 0.14)
  return (
    rect(x, y, w, h, tone) +
    times(rows - 1, (row) =>
      rect(x + margin, y + ((row + 0.8) * h) / rows, w - margin * 2, Math.max(2.4, h / rows / 3.2), slat),
    ) +
    rect(x + margin * 0.6, y + h * 0.49, w - margin * 1.2, Math.max(4, h * 0.025), tone) +
    rect(x, y, 2.5, h, alpha('#ffffff', 0.2))
  )
}

/** A window between two open shutters, sometimes with one half closed. */
export function shuttered(
  scene: Scene,
  random: Random,
  box: Box,
  colour: string,
  style: WindowStyle,
): string {
  const { x, y, w, h } = box
  const width = w * 0.5
  const closed = random.chance(0.12)
  const cast = rect(x - width + scene.sun * -7, y + 7, w + width * 2, h, shadow(scene, 0.55))
  return (
    cast +
    window(scene, random, box, style) +
    (closed
      ? leaf(scene, { x, y, w: w / 2, h }, colour) + leaf(scene, { x: x + w / 2, y, w: w / 2, h }, colour)
      : leaf(scene, { x: x - width - 3, y: y - 2, w: width, h: h + 4 }, colour, scene.sun === 1) +
        leaf(scene, { x: x + w + 3, y: y - 2, w: width, h: h + 4 }, colour, scene.sun === -1))
  )
}

/** A panelled door with a fanlight if it is tall enough. */
export function door(
  scene: Scene,
  { x, y, w, h }: Box,
  colour: string,
  surround: string,
  fanlight = false,
): string {
  const tone = lit(scene, colour)
  const edge = Math.max(6, w * 0.11)
  const head = fanlight ? h * 0.2 : 0
  const panel = (left: number, top: number, width: number, height: number) =>
    rect(left, top, width, height, shaded(scene, colour, 0.9)) +
    rect(left + 3, top + 3, width - 6, height - 6, mix(tone, '#ffffff', 0.06))
  const inner = w - 14
  return (
    rect(x - edge, y - edge, w + edge * 2, h + edge, lit(scene, surround)) +
    rect(x, y, w, h, tone) +
    (fanlight
      ? rect(x + 5, y + 5, w - 10, head - 8, vertical(...scene.light.glass)) +
        rect(x + w / 2 - 2, y + 5, 4, head - 8, tone)
      : '') +
    [0, 1]
      .map((column) => {
        const left = x + 7 + column * (inner / 2 + 2)
        return (
          panel(left, y + head + 8, inner / 2 - 4, (h - head) * 0.5) +
          panel(left, y + head + 16 + (h - head) * 0.5, inner / 2 - 4, (h - head) * 0.5 - 28)
        )
      })
      .join('') +
    rect(x + w / 2 - 1.5, y + head, 3, h - head, shaded(scene, colour)) +
    circle(x + w / 2 + 9, y + head + (h - head) * 0.56, 4.5, lit(scene, paint.ochre)) +
    rect(x, y, w, 8, shadow(scene, 1.3))
  )
}

/** An opening with a round head; `depth` is the reveal's thickness. */
export function archPath({ x, y, w, h }: Box): string {
  const r = w / 2
  return `M${x} ${y + h}V${y + r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h}Z`
}

export function archDoor(scene: Scene, box: Box, colour: string, surround: string): string {
  const { x, y, w, h } = box
  const edge = w * 0.1
  return (
    path(archPath({ x: x - edge, y: y - edge, w: w + edge * 2, h: h + edge }), lit(scene, surround)) +
    path(archPath(box), lit(scene, colour)) +
    times(4, (index) =>
      rect(x + ((index + 1) * w) / 5, y + w * 0.3, 2.4, h - w * 0.3, shaded(scene, colour, 0.8)),
    ) +
    rect(x + w / 2 - 2, y + 4, 4, h - 4, shaded(scene, colour)) +
    rect(x, y + w / 2, w, 6, shaded(scene, colour, 0.8)) +
    circle(x + w * 0.6, y + h * 0.6, 4.5, lit(scene, paint.ochre))
  )
}

export function archWindow(scene: Scene, random: Random, box: Box, frame: string, surround: string): string {
  const { x, y, w, h } = box
  const edge = w * 0.13
  const lamp = random.chance(scene.light.lamps)
  return (
    path(archPath({ x: x - edge, y: y - edge, w: w + edge * 2, h: h + edge }), lit(scene, surround)) +
    path(
      archPath(box),
      lamp ? vertical(lighter(paint.lamp, 0.2), paint.ochre) : vertical(...scene.light.glass),
    ) +
    rect(x + w / 2 - 3, y, 6, h, lit(scene, frame)) +
    rect(x, y + w / 2, w, 5, lit(scene, frame)) +
    rect(x, y + h * 0.68, w, 4, lit(scene, frame)) +
    polygon(
      [
        [x + w * 0.1, y + w / 2],
        [x + w * 0.4, y + w * 0.3],
        [x + w * 0.1, y + h * 0.8],
      ],
      alpha('#ffffff', 0.16),
    ) +
    rect(x - edge * 1.6, y + h, w + edge * 3.2, edge, lit(scene, surround))
  )
}

/** A glazed shop window with something displayed behind. */
export function shopWindow(scene: Scene, random: Random, { x, y, w, h }: Box, frame: string): string {
  const warm = scene.light.lamps > 0.15
  const back = warm
    ? vertical('#ffe3ab', '#d9a45a')
    : vertical(scene.light.glass[1], mix(scene.light.glass[1], '#22303c', 0.35))
  const goods = random.pick(['dresses', 'plants', 'shelves'] as const)
  const toned = (colour: string) => alpha(lit(scene, colour), 0.85)
  const display =
    goods === 'shelves'
      ? times(
          3,
          (row) =>
            rect(x + 10, y + h * (0.3 + row * 0.22), w - 20, 4, toned('#e8dcc6')) +
            times(Math.floor(w / 34), (item) =>
              rounded(
                x + 18 + item * 32,
                y + h * (0.3 + row * 0.22) - random.between(18, 34),
                20,
                34,
                3,
                toned(random.pick(['#d88a5c', '#e9cf94', '#89a3a0', '#efe6d4'])),
              ),
            ),
        )
      : goods === 'plants'
        ? times(
            Math.floor(w / 60),
            (item) =>
              circle(x + 34 + item * 58, y + h * 0.62, random.between(20, 30), toned(paint.leaf)) +
              rect(x + 20 + item * 58, y + h * 0.72, 28, h * 0.2, toned(paint.terracotta)),
          )
        : times(
            Math.floor(w / 70),
            (item) =>
              path(
                `M${x + 40 + item * 68} ${y + h * 0.3}l14 ${h * 0.24}l14 ${h * 0.34}h-56l14 ${-h * 0.34}Z`,
                toned(random.pick(['#c9785a', '#6f93a8', '#e0c48c', '#8c9a72'])),
              ) + circle(x + 40 + item * 68, y + h * 0.25, 9, toned('#e3cdb4')),
          )
  return (
    rect(x - 6, y - 6, w + 12, h + 12, lit(scene, frame)) +
    rect(x, y, w, h, back) +
    clippedRect(
      x,
      y,
      w,
      h,
      display +
        polygon(
          [
            [x + w * 0.55, y],
            [x + w * 0.8, y],
            [x + w * 0.45, y + h],
            [x + w * 0.2, y + h],
          ],
          alpha('#ffffff', 0.13),
        ),
    ) +
    rect(x, y, w, 10, shadow(scene, 1.4)) +
    line(x + w / 2, y, x + w / 2, y + h, lit(scene, frame), 5)
  )
}
