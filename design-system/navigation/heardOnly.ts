/** For words that a narrow place has no room for: there they are for assistive technology alone. */
export const heardOnly = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
