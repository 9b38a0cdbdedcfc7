/** Roof tiles: price cuts and alerts, nothing else. */
export const terracotta = {
  50: '#fff8f4',
  200: '#ffdacc',
  400: '#ff997a',
  700: '#8d2a02',
  900: '#541b08',
  950: '#361308',
} as const
