/** SVG primitives as strings. Gradients and clips name themselves by their content, so nothing is registered. */
import { hashText } from '../random.ts'

export type Point = readonly [x: number, y: number]

export const frameWidth = 1600
export const frameHeight = 1200

/** One decimal is finer than a pixel at the largest width. */
const number = (value: number) => String(Math.round(value * 10) / 10)
const points = (list: readonly Point[]) => list.map(([x, y]) => `${number(x)},${number(y)}`).join(' ')

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  width <= 0 || height <= 0
    ? ''
    : `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${fill}" ${extra}/>`

export const rounded = (x: number, y: number, w: number, h: number, radius: number, fill: string) =>
  rect(x, y, w, h, fill, `rx="${number(radius)}"`)

export const circle = (x: number, y: number, radius: number, fill: string, extra = '') =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}" ${extra}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}" ${extra}/>`

export const polygon = (corners: readonly Point[], fill: string, extra = '') =>
  `<polygon points="${points(corners)}" fill="${fill}" ${extra}/>`

export const path = (d: string, fill: string, extra = '') =>
  `<path d="${d.replace(/-?\d+\.\d+/g, (found) => number(Number(found)))}" fill="${fill}" ${extra}/>`

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width: number,
  extra = '',
) =>
  `<line x1="${number(x1)}" y1="${number(y1)}" x2="${number(x2)}" y2="${number(y2)}" stroke="${stroke}" stroke-width="${number(width)}" ${extra}/>`

export const polyline = (corners: readonly Point[], stroke: string, width: number, extra = '') =>
  `<polyline points="${points(corners)}" fill="none" stroke="${stroke}" stroke-width="${number(width)}" stroke-linejoin="round" stroke-linecap="round" ${extra}/>`

/** Evenly spaced upright bars, drawn as one dashed line. */
export const bars = (
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: string,
  bar: number,
  gap: number,
) =>
  line(
    x,
    y + height / 2,
    x + width,
    y + height / 2,
    stroke,
    height,
    `stroke-dasharray="${number(bar)} ${number(gap)}"`,
  )

export const group = (content: string, attributes = '') => `<g ${attributes}>${content}</g>`

export const mirrored = (content: string) => group(content, `transform="matrix(-1 0 0 1 ${frameWidth} 0)"`)

/** Content shown only inside the polygon. */
export function clipped(corners: readonly Point[], content: string): string {
  const list = points(corners)
  const id = `c${hashText(list).toString(36)}`
  return `<clipPath id="${id}"><polygon points="${list}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

export const clippedRect = (x: number, y: number, w: number, h: number, content: string) =>
  clipped(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    content,
  )

type Direction = 'v' | 'h' | 'r'
const gradient = (direction: Direction, colours: readonly string[]) =>
  `url(#${direction}-${colours.map((colour) => colour.slice(1)).join('-')})`

/** Top to bottom. Colours are #rrggbb or #rrggbbaa. */
export const vertical = (...colours: readonly string[]) => gradient('v', colours)
/** Left to right. */
export const horizontal = (...colours: readonly string[]) => gradient('h', colours)
/** Centre to rim. */
export const radial = (...colours: readonly string[]) => gradient('r', colours)

function gradientDefinition(id: string): string {
  const [direction, ...colours] = id.split('-')
  const stops = colours
    .map((colour, index) => {
      const opacity = colour.length === 8 ? Number.parseInt(colour.slice(6), 16) / 255 : 1
      const offset = colours.length === 1 ? 0 : index / (colours.length - 1)
      return `<stop offset="${offset.toFixed(3)}" stop-color="#${colour.slice(0, 6)}" stop-opacity="${opacity.toFixed(3)}"/>`
    })
    .join('')
  if (direction === 'r') return `<radialGradient id="${id}">${stops}</radialGradient>`
  const across = direction === 'h' ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"'
  return `<linearGradient id="${id}" ${across}>${stops}</linearGradient>`
}

export interface View {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export const wholeFrame: View = { x: 0, y: 0, w: frameWidth, h: frameHeight }

/** The finished drawing: every gradient that the body names is defined from its name. */
export function drawing(
  body: string,
  view: View = wholeFrame,
  width = frameWidth,
  height = frameHeight,
): string {
  const ids = new Set(Array.from(body.matchAll(/url\(#([vhr]-[0-9a-f-]+)\)/g), (found) => found[1] ?? ''))
  const definitions = Array.from(ids, gradientDefinition).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${number(view.x)} ${number(view.y)} ${number(view.w)} ${number(view.h)}" width="${width}" height="${height}"><defs>${definitions}</defs>${body}</svg>`
}

/** A smooth closed outline through the points of a ridge, down to `base`. */
export function ridgePath(ridge: readonly Point[], base: number): string {
  const [first, ...rest] = ridge
  const last = ridge.at(-1)
  if (!first || !last) return ''
  let d = `M${number(first[0])} ${number(base)}L${number(first[0])} ${number(first[1])}`
  let previous = first
  for (const point of rest) {
    const middle = (previous[0] + point[0]) / 2
    d += `C${number(middle)} ${number(previous[1])} ${number(middle)} ${number(point[1])} ${number(point[0])} ${number(point[1])}`
    previous = point
  }
  return `${d}L${number(last[0])} ${number(base)}Z`
}

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('')
