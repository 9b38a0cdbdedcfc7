/** Success, and the good energy classes. */
export const olive = {
  50: '#f7fdf0',
  200: '#d9f0be',
  400: '#9dc36a',
  700: '#3d5710',
  900: '#273611',
  950: '#19230c',
} as const
