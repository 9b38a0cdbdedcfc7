/** A home that was not advertised for so long is new again, weeks. */
export const NEW_AGAIN_WEEKS = 14
