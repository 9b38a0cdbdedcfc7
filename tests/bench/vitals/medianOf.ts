/** The middle one of so many figures; the lower of two. Not a number without any. */
export const medianOf = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN
