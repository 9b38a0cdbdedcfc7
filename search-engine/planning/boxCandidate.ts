/** The driver candidate of a viewport. */
import type { Box } from '#domain/search/areas.ts'
import { wholeBox } from '../areas/box.ts'
import { rangesDriver, type DriverCandidate } from './drivers.ts'
import { addSureRanges } from '../store/grid.ts'
import type { ColumnIndex } from '../store/ColumnIndex.ts'
import type { Pair } from '../store/Partitions.ts'
import { betweenTest, type Predicate } from './predicates.ts'

/**
 * The docs of the cells inside the viewport pass without a test; those of the cells that its sides cross are the
 * edge.
 */
export function boxCandidate(
  pairs: readonly Pair[],
  viewport: Box,
  tests: readonly Predicate[],
): DriverCandidate {
  const inside: number[] = []
  const sides: number[] = []
  const box = wholeBox(viewport)
  for (const { cells } of pairs) addSureRanges(cells, box, inside, sides)
  const [driver, edge] = [rangesDriver('viewport', inside), rangesDriver('its sides', sides)]
  const taken = { driver, covers: tests, edge }
  return { rows: driver.rows, edgeRows: edge.rows, weight: 1, covers: tests, build: () => taken }
}

/** A box is a range of each coordinate. */
export function boxTests(
  { columns: { latitude, longitude } }: ColumnIndex,
  viewport: Box,
): readonly Predicate[] {
  const { south, north, west, east } = wholeBox(viewport)
  return [betweenTest('latitude', latitude, south, north), betweenTest('longitude', longitude, west, east)]
}
