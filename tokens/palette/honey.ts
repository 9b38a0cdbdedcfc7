/** Warnings, and the middle energy classes. */
export const honey = {
  50: '#fff9ec',
  200: '#ffdea2',
  400: '#e9a73e',
  700: '#704700',
  900: '#432b01',
  950: '#2c1c04',
} as const
