/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Colour = readonly [number, number, number, number]

const canvas = document.createElement('canvas')
canvas.width = canvas.height = 1
const pen = canvas.getContext('2d', { willReadFrequently: true })
const known = new Map<string, Colour>()

/** Any colour that CSS can say, as the browser paints it. */
export function readColour(css: string): Colour {
  const seen = known.get(css)
  if (seen) return seen
  if (!pen) return [0, 0, 0, 0]
  pen.clearRect(0, 0, 1, 1)
  pen.fillStyle = css
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
  const colour: Colour = [red, green, blue, alpha / 255]
  known.set(css, colour)
  return colour
}

export function over(top: Colour, below: Colour): Colour {
  const mix = (at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3])
  return [mix(0), mix(1), mix(2), 1]
}

export function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG contrast of two opaque colours, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The colour behind an element's own box, or none where a picture lies there. */
export function backdropOf(element: Element | null): Colour | undefined {
  const layers: Colour[] = []
  for (let at = element; at; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (style.backgroundImage !== 'none') return undefined
    const colour = readColour(style.backgroundColor)
    if (colour[3] > 0) layers.push(colour)
    if (colour[3] === 1) break
  }
  return layers.reduceRight<Colour>((below, top) => over(top, below), [255, 255, 255, 1])
}
