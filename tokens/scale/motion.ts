/** Short and purposeful; every duration is zero under reduced motion. */
export const duration = {
  instant: '80ms',
  fast: '140ms',
  base: '220ms',
  slow: '360ms',
  turn: '800ms',
  shimmer: '1600ms',
} as const

export const easing = {
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  enter: 'cubic-bezier(0, 0, 0, 1)',
  exit: 'cubic-bezier(0.3, 0, 1, 1)',
} as const
