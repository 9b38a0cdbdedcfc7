/** Stacking order, lowest first. */
export const layer = {
  beneath: '-1',
  raised: '1',
  header: '20',
  popover: '100',
  overlay: '110',
  snackbar: '120',
  skip: '130',
} as const
