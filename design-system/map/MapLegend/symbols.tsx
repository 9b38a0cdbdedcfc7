import type { ReactNode } from 'react'

/** The symbols of a map, on a 24 by 16 grid. Each has its own shape: no two differ in colour alone. */
export const symbols = {
  dot: <circle cx="12" cy="8" r="5" fill="currentColor" stroke="none" />,
  ring: <circle cx="12" cy="8" r="5" />,
  square: <rect x="7" y="3" width="10" height="10" fill="currentColor" stroke="none" />,
  diamond: <path d="m12 1.5 6.5 6.5-6.5 6.5-6.5-6.5z" fill="currentColor" stroke="none" />,
  triangle: <path d="M12 2 19 14H5z" fill="currentColor" stroke="none" />,
  pin: (
    <path
      d="M12 15c-3-3-4.5-5.2-4.5-7.5a4.5 4.5 0 0 1 9 0c0 2.3-1.5 4.5-4.5 7.5z"
      fill="currentColor"
      stroke="none"
    />
  ),
  heart: (
    <path
      d="M12 14.5 6.7 9.3a3.6 3.6 0 0 1 0-5.1 3.6 3.6 0 0 1 5.1 0l.2.2.2-.2a3.6 3.6 0 0 1 5.1 0 3.6 3.6 0 0 1 0 5.1z"
      fill="currentColor"
      stroke="none"
    />
  ),
  line: <path d="M1 8h22" />,
  dashes: <path d="M1 8h22" strokeDasharray="4 3" />,
  area: (
    <>
      <rect x="2" y="2" width="20" height="12" fill="currentColor" stroke="none" opacity="0.25" />
      <rect x="2" y="2" width="20" height="12" />
    </>
  ),
  hatch: (
    <>
      <rect x="2" y="2" width="20" height="12" />
      <path d="m2 10 8-8M4 14 16 2M10 14 22 2M16 14l6-6" strokeWidth="1" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type MapSymbol = keyof typeof symbols
