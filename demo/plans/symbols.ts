/** Furniture seen from above, in plain lines. */
import { group, line, path, rect, times } from '#server/content/media/plans/svg.ts'
import type { Rectangle } from './plan.ts'
import type { RoomCode } from './program.ts'

const ink = '#8b8f8a'
const paper = '#fdfbf6'
const wood = '#e6dcc8'
const steel = '#ddd9ce'
const outline = `stroke="${ink}" stroke-width="2.2"`

const boxed = (x: number, y: number, w: number, h: number, radius = 5, colour = paper) =>
  rect(x, y, w, h, colour, `rx="${radius}" ${outline}`)
const bowl = (x: number, y: number, rx: number, ry: number, colour = paper) =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${colour}" ${outline}/>`

/** Head at the lower edge. */
const bed = (x: number, y: number, w: number, h: number) =>
  boxed(x, y, w, h) +
  times(w > h * 0.6 ? 2 : 1, (index) =>
    boxed(x + w * (0.08 + index * 0.46), y + h * 0.78, w * (w > h * 0.6 ? 0.38 : 0.84), h * 0.17, 7),
  ) +
  rect(x, y, w, h * 0.66, '#dfe5e6', `rx="5" ${outline}`) +
  line(x, y + h * 0.58, x + w, y + h * 0.58, ink, 2)

/** Back on the left. */
const couch = (x: number, y: number, w: number, h: number) =>
  boxed(x, y, w, h, 9, '#e9e2d2') +
  times(3, (index) => boxed(x + w * 0.26, y + h * (0.06 + index * 0.295), w * 0.7, h * 0.285, 6))

const diningTable = (x: number, y: number, w: number, h: number) =>
  times(
    3,
    (index) =>
      boxed(x + w * (0.06 + index * 0.32), y - h * 0.32, w * 0.22, h * 0.5) +
      boxed(x + w * (0.06 + index * 0.32), y + h * 0.82, w * 0.22, h * 0.5),
  ) + boxed(x, y, w, h, 6, '#eadfc8')

interface Place extends Rectangle {
  /** Metres to drawing units. */
  readonly m: (metres: number) => number
  readonly pad: number
}

function lounge({ x, y, w, h, m, pad }: Place): string {
  const long = Math.min(m(2.3), h * 0.6)
  const top = y + h - pad - long - Math.max(0, (h - long) * 0.18)
  return (
    rect(
      x + pad + m(0.5),
      top - m(0.15),
      Math.min(m(2.2), w * 0.45),
      long + m(0.3),
      '#dfe3da',
      'rx="4" opacity="0.8"',
    ) +
    couch(x + pad, top, m(0.9), long) +
    boxed(x + pad + m(1.25), top + long * 0.28, m(0.55), long * 0.44) +
    (w > m(4.4) ? diningTable(x + w - pad - m(1.9), y + h * 0.3, m(1.6), m(0.8)) : '')
  )
}

const hob = (x: number, y: number, m: Place['m']) =>
  times(4, (index) => bowl(x + (index % 2) * m(0.24), y + Math.floor(index / 2) * m(0.24), m(0.08), m(0.08)))

const counter = ({ x, y, w, m, pad }: Place, from: number, length: number) =>
  rect(x + w - pad * 0.5 - m(0.6), y + from, m(0.6), length, steel, outline) +
  bowl(x + w - pad * 0.5 - m(0.3), y + from + length * 0.24, m(0.18), m(0.24)) +
  hob(x + w - pad * 0.5 - m(0.42), y + from + length * 0.64, m)

function bath({ x, y, w, h, m, pad }: Place): string {
  const tub = Math.min(m(0.75), w * 0.4)
  const length = Math.min(m(1.7), h - pad)
  return (
    boxed(x + w - pad * 0.5 - tub, y + h - pad * 0.5 - length, tub, length, 9) +
    boxed(
      x + w - pad * 0.5 - tub + m(0.08),
      y + h - pad * 0.5 - length + m(0.08),
      tub - m(0.16),
      length - m(0.16),
      14,
      '#e6eff1',
    ) +
    boxed(x + pad * 0.5, y + h - pad * 0.5 - m(0.42), m(0.5), m(0.42)) +
    bowl(x + pad * 0.5 + m(0.25), y + h - pad * 0.5 - m(0.21), m(0.17), m(0.13)) +
    (w > m(1.75)
      ? bowl(x + w * 0.46, y + h - pad * 0.5 - m(0.3), m(0.18), m(0.26))
      : bowl(x + pad * 0.5 + m(0.26), y + h - pad * 0.5 - m(0.85), m(0.24), m(0.17)))
  )
}

/** Drawn as if the façade lay below, the hall above and the living room's end to the left. */
const draw: Readonly<Partial<Record<RoomCode, (place: Place) => string>>> = {
  bedroom: ({ x, y, w, h, m, pad }) => {
    const width = Math.min(m(1.6), w - m(1.1))
    const length = Math.min(m(2), h - m(0.9))
    const left = x + (w - width) / 2 - (w < m(3.4) ? m(0.2) : 0)
    return (
      bed(left, y + h - pad - length, width, length) +
      (w > m(3)
        ? boxed(left - m(0.5), y + h - pad - m(0.4), m(0.42), m(0.4), 4, wood) +
          boxed(left + width + m(0.08), y + h - pad - m(0.4), m(0.42), m(0.4), 4, wood)
        : '') +
      rect(x + w - pad * 0.5 - m(0.55), y + pad * 0.5, m(0.55), Math.min(h * 0.42, m(2.2)), wood, outline)
    )
  },
  living: lounge,
  livingKitchen: (place) =>
    lounge({ ...place, w: place.w - place.m(0.4) }) +
    counter(place, place.h * 0.4, Math.min(place.m(2.4), place.h * 0.56)),
  studio: (place) => {
    const { x, y, w, h, m, pad } = place
    return (
      couch(x + pad, y + h * 0.08, m(0.8), Math.min(m(1.6), h * 0.34)) +
      bed(x + w - pad - m(2.1), y + h - pad - m(2), m(1.4), m(2)) +
      rect(x + w - pad * 0.5 - m(0.6), y + pad * 0.5, m(0.6), h * 0.36, steel, outline) +
      bowl(x + w - pad * 0.5 - m(0.3), y + h * 0.12, m(0.18), m(0.22)) +
      hob(x + w - pad * 0.5 - m(0.42), y + h * 0.25, m)
    )
  },
  kitchen: (place) => {
    const { x, w, h, y, m, pad } = place
    return (
      counter(place, pad * 0.5, h - pad) +
      (w > m(3) && h > m(2) ? boxed(x + w * 0.36, y + h * 0.5 - m(0.4), m(0.75), m(0.75), 6, '#eadfc8') : '')
    )
  },
  bathroom: bath,
  ensuite: bath,
  wc: ({ x, y, w, h, m, pad }) =>
    bowl(x + w / 2, y + h - pad - m(0.26), m(0.18), m(0.26)) +
    boxed(x + w - pad * 0.5 - m(0.38), y + h * 0.45, m(0.38), m(0.4)),
  dining: ({ x, y, w, h, m }) => diningTable(x + w / 2 - m(0.85), y + h / 2 - m(0.1), m(1.7), m(0.85)),
  study: ({ x, y, w, h, m, pad }) =>
    rect(
      x + w - pad - Math.min(m(1.6), w * 0.6),
      y + h - pad - m(0.65),
      Math.min(m(1.6), w * 0.6),
      m(0.65),
      wood,
      outline,
    ) +
    bowl(x + w - pad - Math.min(m(0.8), w * 0.3), y + h - pad - m(0.95), m(0.23), m(0.23)) +
    rect(x + w - pad * 0.5 - m(0.35), y + pad * 0.5, m(0.35), h * 0.4, wood, outline),
  storage: ({ x, y, w, h, m, pad }) =>
    rect(x + pad * 0.5, y + h - pad * 0.5 - m(0.4), w - pad, m(0.4), wood, outline),
  wardrobe: ({ x, y, w, h, m, pad }) =>
    rect(x + w - pad * 0.5 - m(0.5), y + pad * 0.5, m(0.5), h - pad, wood, outline) +
    path(
      `M${x + w - pad * 0.5 - m(0.5)} ${y + pad * 0.5}L${x + w - pad * 0.5} ${y + h - pad * 0.5}`,
      'none',
      outline,
    ),
  balcony: ({ x, y, w, h, m }) =>
    bowl(x + w * 0.2, y + h / 2, m(0.27), m(0.27)) +
    boxed(x + w * 0.2 - m(0.75), y + h / 2 - m(0.2), m(0.4), m(0.4)) +
    boxed(x + w * 0.2 + m(0.35), y + h / 2 - m(0.2), m(0.4), m(0.4)) +
    times(2, (index) => bowl(x + w - m(0.4) - index * m(0.5), y + h / 2, m(0.2), m(0.2), '#b9c7a2')),
}

/** What stands in a room, turned so that its back is to the façade. */
export function symbols(
  code: RoomCode,
  box: Rectangle,
  metre: number,
  turn: { mirrored: boolean; facadeAbove: boolean },
): string {
  const content = draw[code]?.({ ...box, m: (value) => value * metre, pad: metre * 0.16 }) ?? ''
  const across = turn.mirrored ? -1 : 1
  const down = turn.facadeAbove ? -1 : 1
  if (across === 1 && down === 1) return content
  const shiftX = across === -1 ? (box.x * 2 + box.w).toFixed(1) : 0
  const shiftY = down === -1 ? (box.y * 2 + box.h).toFixed(1) : 0
  return group(content, `transform="matrix(${across} 0 0 ${down} ${shiftX} ${shiftY})"`)
}
