/** Driver candidates from areas and from their complements: ranges of docs by grid cells. */
import type { Rasterizable } from '../areas/Area.ts'
import { INSIDE, CROSSED } from '../areas/raster.ts'
import type { CompiledCriteria, CompiledArea, CompiledExclusion, CompiledShape } from './CompiledCriteria.ts'
import {
  addDocsOf,
  type CellRaster,
  cellRastersOf,
  type Sinks,
  intersectRasters,
} from '../areas/cellRasters.ts'
import { rangesDriver, type DriverCandidate, type DriverChoice } from './drivers.ts'
import { addRangesIn, addRun, SIDE } from '../store/grid.ts'
import { GrowingInts } from '../store/arrays/GrowingInts.ts'
import { type Pair, type Ranges, rowsOf } from '../store/Partitions.ts'
import { mergeRanges, type NumberRange } from '../store/arrays/mergeRanges.ts'

/** A position in an area is computed, not looked up. */
const COMPUTED = 2
/** An area of this many docs is rasterized on the grid: docs of the cells inside it pass without a test. */
const WORTH_CELLS = 256
/** This many docs are tested in the time in which one side is rasterized across a row of cells. */
const WORTH_SIDES = 1
/** This many docs are tested in the time in which one more shape is rasterized on the cells of an area. */
const WORTH_ANOTHER = 4096
/** Few docs of a rasterized area are tested. */
const RASTERIZED = 0.75

const isWorthRasterizing = (rows: number, { rise }: Rasterizable): boolean =>
  rows >= Math.max(WORTH_CELLS, (rise / SIDE) * WORTH_SIDES)

/** A candidate from each area, and from the complement of each excluded area. */
export function areaCandidates(
  pairs: readonly Pair[],
  compiled: CompiledCriteria,
): readonly DriverCandidate[] {
  const candidates: DriverCandidate[] = []
  for (const area of compiled.areas) candidates.push(areaCandidate(pairs, area, compiled))
  for (const exclusion of compiled.excluded) candidates.push(...exclusionCandidates(pairs, exclusion))
  return candidates
}

/**
 * The docs of an area's boxes; for a large area, those of the cells inside it and of the cells that its sides cross.
 */
function areaCandidate(
  pairs: readonly Pair[],
  area: CompiledArea,
  compiled: CompiledCriteria,
): DriverCandidate {
  const { shape, test } = area
  const ranges = pairs.flatMap(({ cells }): readonly number[] => {
    const runs: number[] = []
    for (const box of shape.boxes) addRangesIn(cells, box, runs)
    return shape.boxes.length > 1 ? mergeFlatRanges(runs) : runs
  })
  const rows = rowsOf(ranges)
  const start = { rows, covers: [] }
  return isWorthRasterizing(rows, shape)
    ? {
        ...start,
        weight: RASTERIZED,
        build: () => buildByCells(pairs, area, othersWorthRasterizing(rows, area, compiled)),
      }
    : { ...start, weight: COMPUTED, build: () => ({ driver: rangesDriver(test.name, ranges), covers: [] }) }
}

/** The other shapes of a search that are worth rasterizing on the cells of an area. */
const othersWorthRasterizing = (
  rows: number,
  area: CompiledArea,
  { areas, excluded }: CompiledCriteria,
): readonly CompiledShape[] =>
  rows < WORTH_ANOTHER
    ? []
    : [...areas, ...excluded].filter((other) => other !== area && isWorthRasterizing(rows, other.shape))

/**
 * The docs of the cells outside an area and of those that its sides cross; none where testing few docs is quicker.
 */
function exclusionCandidates(
  pairs: readonly Pair[],
  exclusion: CompiledExclusion,
): readonly DriverCandidate[] {
  const rows = pairs.reduce((sum, { begin, end }) => sum + end - begin, 0)
  const build = () => buildExclusion(pairs, exclusion)
  return isWorthRasterizing(rows, exclusion.shape) ? [{ rows, covers: [], weight: RASTERIZED, build }] : []
}

function buildByCells(
  pairs: readonly Pair[],
  area: CompiledArea,
  others: readonly CompiledShape[],
): DriverChoice {
  const rasters = others.reduce(
    (rasterized, { shape }) => intersectRasters(rasterized, shape),
    cellRastersOf(area.shape),
  )
  const [inside, sides] = [new GrowingInts(), new GrowingInts()]
  addDocsOn(rasters, pairs, { [INSIDE]: [inside], [CROSSED]: [sides] })
  return choiceOf([area, ...others], inOrder(rasters, inside.view()), inOrder(rasters, sides.view()))
}

function buildExclusion(pairs: readonly Pair[], exclusion: CompiledExclusion): DriverChoice {
  const rasters = cellRastersOf(exclusion.area)
  const [touched, sides] = [new GrowingInts(), new GrowingInts()]
  addDocsOn(rasters, pairs, { [INSIDE]: [touched], [CROSSED]: [touched, sides] })
  return choiceOf(
    [exclusion],
    docsOutside(pairs, inOrder(rasters, touched.view())),
    inOrder(rasters, sides.view()),
  )
}

/** The docs that pass the tests of shapes by their cell, and as the edge those that have to be tested. */
function choiceOf(shapes: readonly CompiledShape[], passing: Ranges, sides: Ranges): DriverChoice {
  const name = shapes.map(({ test }) => test.name).join(', ')
  return {
    driver: rangesDriver(name, passing),
    covers: shapes.map(({ test }) => test),
    edge: rangesDriver(`sides of ${name}`, sides),
  }
}

/** Adds the docs of the cells of some rasters, by the state of their cells. */
function addDocsOn(rasters: readonly CellRaster[], pairs: readonly Pair[], sinks: Sinks): void {
  for (const { cells } of pairs) for (const raster of rasters) addDocsOf(cells, raster, sinks)
}

/** Ranges of one raster are in order. */
const inOrder = (rasters: readonly CellRaster[], runs: Ranges): Ranges =>
  rasters.length > 1 ? mergeFlatRanges(runs) : runs

/** The docs of pairs without some, which are in order. */
function docsOutside(pairs: readonly Pair[], docs: Ranges): Ranges {
  const others: number[] = []
  let at = 0
  for (const { begin, end } of pairs) {
    let from = begin
    for (; at < docs.length && (docs[at] as number) < end; at += 2) {
      addRun(others, from, docs[at] as number)
      from = docs[at + 1] as number
    }
    addRun(others, from, end)
  }
  return others
}

/** The ranges in order, overlapping ones merged: boxes may share cells. */
function mergeFlatRanges(flat: Ranges): readonly number[] {
  const spans: NumberRange[] = []
  for (let at = 0; at < flat.length; at += 2) spans.push([flat[at] as number, flat[at + 1] as number])
  return mergeRanges(spans).flat()
}
