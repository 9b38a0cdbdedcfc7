/** One row in four of a table of cases, the first of them at `from`: tables that cross take different ones by it. */
export const oneInFour = <Row>(rows: readonly Row[], from = 0): readonly Row[] =>
  rows.filter((_, at) => at % 4 === from % 4)
