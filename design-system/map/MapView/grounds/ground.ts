/** What all grounds have in common. */
import type { MapColors } from '../mapColors.ts'

/** The source whose failure leaves an even ground. */
export const groundSource = 'ground'
export const ground = { source: groundSource, minzoom: 0 } as const

/** The page's own typeface: what draws the letters is the browser. */
export const typeface = ['Commissioner Variable', 'sans-serif']

/** Words that can be read on whatever they lie on. */
export const wordsOn = ({ land }: MapColors, color: string) => ({
  'text-color': color,
  'text-halo-color': land,
  'text-halo-width': 1.4,
})
