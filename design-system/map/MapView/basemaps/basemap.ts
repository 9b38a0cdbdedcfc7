/** What all basemaps have in common. */
import type { MapColors } from '../mapColors.ts'

/** The source whose failure leaves a plain background. */
export const basemapSource = 'basemap'
export const basemap = { source: basemapSource, minzoom: 0 } as const

/** The page's own typeface: the browser draws the letters. */
export const typeface = ['Commissioner Variable', 'sans-serif']

/** Text that is readable on any background. */
export const wordsOn = ({ land }: MapColors, color: string) => ({
  'text-color': color,
  'text-halo-color': land,
  'text-halo-width': 1.4,
})
