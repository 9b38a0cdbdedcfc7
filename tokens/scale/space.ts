/** Distances on a 4 px grid, in rem so that they grow with the reader's text size. */
export const space = {
  none: '0',
  hair: '0.125rem',
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  xxxl: '4rem',
  huge: '6rem',
} as const

export type Space = keyof typeof space
