/** Areas, and what lies outside of them, as sets of docs to start a search from: runs of the grid's cells. */
import type { Drawable } from '../areas/Area.ts'
import { INSIDE, PASSED } from '../areas/paper.ts'
import type { Asked, AskedArea, AskedOutside, AskedShape } from './asked.ts'
import { addDocsOf, type CellPaper, cellPapersOf, type Sinks, within } from '../areas/cellPapers.ts'
import { rangesDriver, type Start, type Taken } from './drivers.ts'
import { addRangesIn, addRun, SIDE } from '../store/grid.ts'
import { GrowingInts } from '../store/arrays/GrowingInts.ts'
import { type Pair, type Ranges, rowsOf } from '../store/Partitions.ts'
import { joined, type Span } from '../store/arrays/spans.ts'

/** A position in an area is worked out, not looked up. */
const WORKED_OUT = 2
/** An area of so many docs is looked at by cells: what lies in those that it holds passes without a look. */
const WORTH_CELLS = 256
/** So many docs are looked at in the time in which a side is drawn through a row of cells. */
const WORTH_SIDES = 1
/** So many docs are looked at in the time in which one more shape is drawn on the cells of an area. */
const WORTH_ANOTHER = 4096
/** Of docs that are looked at by cells, few are tested. */
const HELD = 0.75

const isWorthDrawing = (rows: number, { rise }: Drawable): boolean =>
  rows >= Math.max(WORTH_CELLS, (rise / SIDE) * WORTH_SIDES)

/** A start from each area that is asked, and from what lies outside of those that are left out. */
export function areaStarts(pairs: readonly Pair[], asked: Asked): readonly Start[] {
  const starts: Start[] = []
  for (const area of asked.areas) starts.push(areaStart(pairs, area, asked))
  for (const outside of asked.excluded) starts.push(...outsideStarts(pairs, outside))
  return starts
}

/** The docs of an area's boxes, or, of a large one, those of the cells that it holds and of those along its sides. */
function areaStart(pairs: readonly Pair[], area: AskedArea, asked: Asked): Start {
  const { shape, test } = area
  const ranges = pairs.flatMap(({ cells }): readonly number[] => {
    const runs: number[] = []
    for (const box of shape.boxes) addRangesIn(cells, box, runs)
    return shape.boxes.length > 1 ? merged(runs) : runs
  })
  const rows = rowsOf(ranges)
  const start = { rows, settles: [] }
  return isWorthDrawing(rows, shape)
    ? { ...start, weight: HELD, take: () => takeHeld(pairs, area, othersWorthDrawing(rows, area, asked)) }
    : { ...start, weight: WORKED_OUT, take: () => ({ driver: rangesDriver(test.name, ranges), settles: [] }) }
}

/** What else a search is limited to on the map, where it is worth being drawn on the cells of an area. */
const othersWorthDrawing = (
  rows: number,
  area: AskedArea,
  { areas, excluded }: Asked,
): readonly AskedShape[] =>
  rows < WORTH_ANOTHER
    ? []
    : [...areas, ...excluded].filter((other) => other !== area && isWorthDrawing(rows, other.shape))

/** The docs of the cells outside of an area, and of those along its sides; none where testing a few docs is quicker. */
function outsideStarts(pairs: readonly Pair[], outside: AskedOutside): readonly Start[] {
  const rows = pairs.reduce((sum, { begin, end }) => sum + end - begin, 0)
  const take = () => takeOutside(pairs, outside)
  return isWorthDrawing(rows, outside.shape) ? [{ rows, settles: [], weight: HELD, take }] : []
}

function takeHeld(pairs: readonly Pair[], area: AskedArea, others: readonly AskedShape[]): Taken {
  const papers = others.reduce((drawn, { shape }) => within(drawn, shape), cellPapersOf(area.shape))
  const [inside, sides] = [new GrowingInts(), new GrowingInts()]
  addDocsOn(papers, pairs, { [INSIDE]: [inside], [PASSED]: [sides] })
  return takenOf([area, ...others], inOrder(papers, inside.view()), inOrder(papers, sides.view()))
}

function takeOutside(pairs: readonly Pair[], outside: AskedOutside): Taken {
  const papers = cellPapersOf(outside.area)
  const [touched, sides] = [new GrowingInts(), new GrowingInts()]
  addDocsOn(papers, pairs, { [INSIDE]: [touched], [PASSED]: [touched, sides] })
  return takenOf([outside], docsBeside(pairs, inOrder(papers, touched.view())), inOrder(papers, sides.view()))
}

/** What passes the tests of shapes by its cell, and along their sides what has to be tested. */
function takenOf(shapes: readonly AskedShape[], passing: Ranges, sides: Ranges): Taken {
  const name = shapes.map(({ test }) => test.name).join(', ')
  return {
    driver: rangesDriver(name, passing),
    settles: shapes.map(({ test }) => test),
    edge: rangesDriver(`sides of ${name}`, sides),
  }
}

/** Adds the docs of the cells that papers have inside, and of those that sides may pass through. */
function addDocsOn(papers: readonly CellPaper[], pairs: readonly Pair[], sinks: Sinks): void {
  for (const { cells } of pairs) for (const paper of papers) addDocsOf(cells, paper, sinks)
}

/** Runs of one paper stand in order. */
const inOrder = (papers: readonly CellPaper[], runs: Ranges): Ranges =>
  papers.length > 1 ? merged(runs) : runs

/** All docs of pairs but some, which stand in order. */
function docsBeside(pairs: readonly Pair[], docs: Ranges): Ranges {
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

/** Ranges in order, those that overlap joined: boxes may share cells. */
function merged(flat: Ranges): readonly number[] {
  const spans: Span[] = []
  for (let at = 0; at < flat.length; at += 2) spans.push([flat[at] as number, flat[at + 1] as number])
  return joined(spans).flat()
}
