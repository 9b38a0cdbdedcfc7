/** Areas as sets of docs to start a search from: runs of the grid's cells. */
import type { Box } from '#domain/search/areas.ts'
import type { Area } from './areas/Area.ts'
import { wholeBox } from './areas/box.ts'
import type { AskedArea } from './asked.ts'
import { rangesDriver, type Start, type Taken } from './drivers.ts'
import { addDocsOf, cellPapersOf } from './cellPapers.ts'
import { addRangesIn, addSureRanges, SIDE } from './grid.ts'
import type { Index } from './Index.ts'
import { type Pair, rowsOf } from './Partitions.ts'
import { betweenTest, type Predicate } from './predicates.ts'
import { joined, type Span } from './spans.ts'

/** A position in an area is worked out, not looked up. */
const WORKED_OUT = 2
/** An area of so many docs is looked at by cells: what lies in those that it holds passes without a look. */
const WORTH_CELLS = 256
/** So many docs are looked at in the time in which a side is drawn through a row of cells. */
const WORTH_SIDES = 1
/** Of those, few are looked at. */
const HELD = 0.75

/** The docs of an area's boxes, or, of a large one, those of the cells that it holds and of those along its sides. */
export function areaStart(pairs: readonly Pair[], { area, test }: AskedArea): Start {
  const ranges = pairs.flatMap(({ cells }) => {
    const runs: number[] = []
    for (const box of area.boxes) addRangesIn(cells, box, runs)
    return area.boxes.length > 1 ? merged(runs) : runs
  })
  const rows = rowsOf(ranges)
  const start = { rows, settles: [] }
  return rows < Math.max(WORTH_CELLS, (area.rise / SIDE) * WORTH_SIDES)
    ? { ...start, weight: WORKED_OUT, take: () => ({ driver: rangesDriver(test.name, ranges), settles: [] }) }
    : { ...start, weight: HELD, take: () => takeHeld(pairs, area, test) }
}

function takeHeld(pairs: readonly Pair[], area: Area, test: Predicate): Taken {
  const inside: number[] = []
  const sides: number[] = []
  const papers = cellPapersOf(area)
  for (const { cells } of pairs) for (const paper of papers) addDocsOf(cells, paper, inside, sides)
  const rangesOf = (runs: number[]) => (papers.length > 1 ? merged(runs) : runs)
  const edge = rangesDriver(`sides of ${test.name}`, rangesOf(sides))
  return { driver: rangesDriver(test.name, rangesOf(inside)), settles: [test], edge }
}

/** What the map shows: the docs of cells inside pass without a look, those along its sides are tested. */
export function boxStart(pairs: readonly Pair[], viewport: Box, tests: readonly Predicate[]): Start {
  const inside: number[] = []
  const sides: number[] = []
  const box = wholeBox(viewport)
  for (const { cells } of pairs) addSureRanges(cells, box, inside, sides)
  const [driver, edge] = [rangesDriver('viewport', inside), rangesDriver('its sides', sides)]
  const taken = { driver, settles: tests, edge }
  return { rows: driver.rows, edgeRows: edge.rows, weight: 1, settles: tests, take: () => taken }
}

/** A box is a range of each coordinate: nothing need be worked out. */
export function boxTests({ columns: { latitude, longitude } }: Index, viewport: Box): readonly Predicate[] {
  const { south, north, west, east } = wholeBox(viewport)
  return [betweenTest('latitude', latitude, south, north), betweenTest('longitude', longitude, west, east)]
}

/** Ranges in order, those that overlap joined: boxes may share cells. */
function merged(flat: readonly number[]): readonly number[] {
  const spans: Span[] = []
  for (let at = 0; at < flat.length; at += 2) spans.push([flat[at] as number, flat[at + 1] as number])
  return joined(spans).flat()
}
