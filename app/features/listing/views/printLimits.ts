/** What fits on one sheet of A4, whatever else is stated. */
export const printLimits = {
  /** Units of a project: rows of its table. */
  units: 6,
  /** Lines of the description, in one of its two columns. */
  lines: 13,
  /** The same below a table of units. */
  linesBelowUnits: 5,
} as const
