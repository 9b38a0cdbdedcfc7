/** Viewport widths in px from which a layout step holds. */
export const breakpoints = { xs: 480, sm: 768, md: 1024, lg: 1280, xl: 1440 } as const

export type Breakpoint = keyof typeof breakpoints

/** The media condition "this step or wider". In em, so that enlarged text gets the narrower layout. */
export const from = (step: Breakpoint): string => `(min-width: ${breakpoints[step] / 16}em)`

/** The media condition "narrower than this step". */
export const below = (step: Breakpoint): string => `(max-width: ${breakpoints[step] / 16 - 0.01}em)`
