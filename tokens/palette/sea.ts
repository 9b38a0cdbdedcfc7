/** Water of the map and its names. */
export const sea = {
  300: '#bcdbe7',
  350: '#a9cfe6',
  400: '#92c0da',
  700: '#17455d',
  900: '#15303f',
} as const
