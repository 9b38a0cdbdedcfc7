/** One family; the flared cut of the same files serves headings. */
export const font = {
  sans: "'Commissioner Variable', 'Commissioner Fallback', system-ui, sans-serif",
} as const

/** Text sizes. The three largest grow with the viewport. */
export const size = {
  micro: '0.8125rem',
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  subheading: '1.1875rem',
  heading: { least: '1.3125rem', most: '1.5625rem' },
  title: { least: '1.5625rem', most: '2.0625rem' },
  display: { least: '2rem', most: '3.5rem' },
} as const

/** Line heights without a unit, so that they follow the size. Greek accents on capitals need the room. */
export const leading = { none: '1', tight: '1.15', heading: '1.25', snug: '1.4', body: '1.55' } as const

export const weight = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const

/** Letter spacing: large text is drawn together a little. */
export const tracking = { tight: '-0.015em' } as const

/** Longest comfortable line of running text. */
export const measure = { text: '68ch', narrow: '44ch' } as const

export type TextSize = keyof typeof size
export type TextWeight = keyof typeof weight
