import { inject } from 'vitest'

/**
 * The rows of a table of cases that are looked at: one in four by `npm test`, all of them otherwise.
 *
 * @param from the first of them; tables that cross take different ones by it
 */
export const someRows = <Row>(rows: readonly Row[], from = 0): readonly Row[] =>
  inject('isDay') ? rows.filter((_, at) => at % 4 === from % 4) : rows
