/** Pure ends of the scale; the contrast theme is built from them. */
export const chalk = { white: '#ffffff', black: '#000000' } as const
