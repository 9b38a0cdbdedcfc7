import type { Box, Pixels } from './Picture.ts'

/** WCAG contrast between the lightest and the darkest pixel in a box: 1 where nothing is to be seen. */
export function contrastWithin({ width, height, data }: Pixels, box: Box): number {
  let [least, most] = [1, 0]
  for (let y = Math.max(0, Math.ceil(box.y)); y < Math.min(height, box.y + box.height); y++)
    for (let x = Math.max(0, Math.ceil(box.x)); x < Math.min(width, box.x + box.width); x++) {
      const at = (y * width + x) * 3
      const value =
        0.2126 * linear[data[at]!]! + 0.7152 * linear[data[at + 1]!]! + 0.0722 * linear[data[at + 2]!]!
      least = Math.min(least, value)
      most = Math.max(most, value)
    }
  return (Math.max(most, least) + 0.05) / (Math.min(most, least) + 0.05)
}

const linear = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})
