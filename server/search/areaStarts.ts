/** Areas as sets of docs to start a search from: runs of the grid's cells. */
import type { Box } from '#domain/search/areas.ts'
import type { Area } from './areas/Area.ts'
import { boxArea } from './areas/box.ts'
import { rangesDriver, type Start } from './drivers.ts'
import { addRangesIn, addRunsOfCells, addSureRanges, cellRunsOf, joined, type Span } from './grid.ts'
import type { Pair } from './Partitions.ts'
import type { Predicate } from './predicates.ts'

/** A position in an area is worked out, not looked up. */
const WORKED_OUT = 2
/** An area of so many docs is looked at by cells: what lies in those that it holds passes without a look. */
const WORTH_CELLS = 256
/** Of those, few are looked at. */
const HELD = 0.75

/** The docs of an area's boxes, or, of a large one, those of the cells that it holds and of those along its sides. */
export function areaStart(pairs: readonly Pair[], area: Area, predicate: Predicate): Start {
  const ranges = pairs.flatMap(({ cells }) => {
    const runs: number[] = []
    for (const box of area.boxes) addRangesIn(cells, box, runs)
    return area.boxes.length > 1 ? merged(runs) : runs
  })
  const start = { driver: rangesDriver(predicate.name, ranges), settles: [], weight: WORKED_OUT }
  if (start.driver.rows < WORTH_CELLS) return start
  return { ...start, weight: HELD, refined: () => heldStart(pairs, area, predicate) }
}

function heldStart(pairs: readonly Pair[], { boxes, held }: Area, predicate: Predicate): Start {
  const inside: number[] = []
  const sides: number[] = []
  const runs = cellRunsOf(boxes, held)
  for (const { cells } of pairs) addRunsOfCells(cells, runs, inside, sides)
  const edge = rangesDriver(`sides of ${predicate.name}`, sides)
  return { driver: rangesDriver(predicate.name, inside), settles: [predicate], weight: 1, edge }
}

/** What the map shows: the docs of cells inside pass without a look, those along its sides are tested. */
export function boxStart(pairs: readonly Pair[], viewport: Box, tests: readonly Predicate[]): Start {
  const inside: number[] = []
  const sides: number[] = []
  for (const box of boxArea(viewport).boxes)
    for (const { cells } of pairs) addSureRanges(cells, box, inside, sides)
  const [driver, edge] = [rangesDriver('viewport', inside), rangesDriver('its sides', sides)]
  return { driver, settles: tests, weight: 1, edge }
}

/** Ranges in order, those that overlap joined: boxes may share cells. */
function merged(flat: readonly number[]): readonly number[] {
  const spans: Span[] = []
  for (let at = 0; at < flat.length; at += 2) spans.push([flat[at] as number, flat[at + 1] as number])
  return joined(spans).flat()
}
