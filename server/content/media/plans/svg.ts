/** SVG primitives as strings, on a sheet of 1600 by 1200. */
type Point = readonly [x: number, y: number]

export const frameWidth = 1600
export const frameHeight = 1200

/** One decimal is finer than a pixel at the largest width. */
const number = (value: number) => String(Math.round(value * 10) / 10)
const points = (list: readonly Point[]) => list.map(([x, y]) => `${number(x)},${number(y)}`).join(' ')

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  width <= 0 || height <= 0
    ? ''
    : `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${fill}" ${extra}/>`

export const circle = (x: number, y: number, radius: number, fill: string, extra = '') =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}" ${extra}/>`

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

export const group = (content: string, attributes = '') => `<g ${attributes}>${content}</g>`

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('')

/** The finished drawing. */
export const drawing = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frameWidth} ${frameHeight}" width="${frameWidth}" height="${frameHeight}">${body}</svg>`
