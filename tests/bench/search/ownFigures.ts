/** What is promised of our engine beside its answers: the panel, memory, the snapshot, and writes. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultFlags } from '#domain/flags.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { usualMarket } from '#domain/search/searchAddress.ts'
import { type Columns, rowsAt } from '#search-engine/store/Columns.ts'
import { countMarkets } from '#server/features/search/countMarkets.ts'
import { RebuildingIndex } from '#search-engine/lifecycle/RebuildingIndex.ts'
import { makeIndexAside } from '#server/content/search-index/loading/makeIndexAside.ts'
import { SegmentedIndex } from '#search-engine/lifecycle/SegmentedIndex.ts'
import { arraysOfIndex } from '#search-engine/store/indexArrays.ts'
import { readSnapshot, writeSnapshot } from '#server/content/search-index/snapshot/snapshot.ts'
import { arraysOfTexts } from '#search-engine/words/textArrays.ts'
import type { ListingText } from '#search-engine/words/Texts.ts'
import { percentilesOf, round } from '../percentiles.ts'
import { changedFigures } from './changedFigures.ts'
import { engineOf, type EstiaParts } from './engines/estia.ts'
import type { OwnFigures, WriteFigures } from './EngineReport.ts'
import { hostileFigures } from './hostileFigures.ts'
import { type AnswerMarks, timed } from './measure.ts'
import type { Questions } from './queries.ts'
import { criteriaOf } from './Question.ts'
import type { Stock } from './Stock.ts'
import { textOf } from './texts/textOf.ts'

const MEGABYTE = 1024 * 1024
const options = { bedroomSearch: true }

/** Starts from the snapshot, of which the middle one counts: memory that nobody had before comes slowly at times. */
const STARTS = 3

/** Operations of each kind that are timed. */
const WRITES = 1000

export async function ownFigures(
  parts: EstiaParts,
  stock: Stock,
  questions: Questions,
  answers: AnswerMarks,
): Promise<OwnFigures> {
  const engine = engineOf(parts)
  const { heavy, list } = questions
  const panels = await timed(
    [...heavy, ...list].map((question) => () => panelOf(engine, criteriaOf(question))),
  )
  const arrays = [...arraysOfIndex(parts.index).values(), ...arraysOfTexts(parts.texts, parts.index).values()]
  return {
    panelMs: percentilesOf(panels).p50,
    indexMB: Math.round(arrays.reduce((sum, { byteLength }) => sum + byteLength, 0) / MEGABYTE),
    snapshot: await snapshotFigures(parts),
    changed: await changedFigures(parts, stock, questions, answers),
    hostile: hostileFigures(engine),
    writes: writeFigures(parts),
  }
}

/** All that the panel shows: every option of every filter, and every contract and category, each a search of its own. */
function panelOf(engine: SegmentedIndex, criteria: Criteria): void {
  engine.facets(criteria)
  countMarkets({ countNow: (asked) => engine.count(asked) }, { ...usualMarket, ...criteria }, defaultFlags)
}

/** Written, and read until a search is answered. */
async function snapshotFigures({ index, texts }: EstiaParts): Promise<OwnFigures['snapshot']> {
  const folder = mkdtempSync(join(tmpdir(), 'estia-bench-'))
  const path = join(folder, 'index.arrays')
  const moment = { epoch: 'bench', seen: '1:1:' }
  try {
    const began = performance.now()
    await writeSnapshot(path, { index, texts, moment })
    const writeMs = round(performance.now() - began)
    const starts: number[] = []
    for (let start = 0; start < STARTS; start++) starts.push(await startFrom(path, moment.epoch))
    return {
      writeMs,
      readyMs: percentilesOf(starts).p50,
      fileMB: Math.round(statSync(path).size / MEGABYTE),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startFrom(path: string, epoch: string): Promise<number> {
  const began = performance.now()
  const read = await readSnapshot(path, epoch)
  if (read === undefined) throw new Error('The snapshot cannot be read')
  const engine = new SegmentedIndex(read.index, options, read.texts)
  engine.search({ criteria: {}, order: 'mostRelevant', page: 1, perPage: 25 })
  return performance.now() - began
}

/** Listings are inserted under new ids, then written again, then deleted, one at a time; others before them, to warm up. */
function writeFigures({ index, texts }: EstiaParts): OwnFigures['writes'] {
  const live = new RebuildingIndex(index, { ...options, makeIndex: makeIndexAside }, texts)
  const first = index.columns.id.reduce((most, id) => Math.max(most, id), 0) + 1
  const none = rowsAt(index.columns, new Int32Array(0))
  const put = ({ id, row, texts: said }: Written) => live.write([id], row, said)
  const [others, written] = [first, first + WRITES].map((from) =>
    Array.from({ length: WRITES }, (_, at) => writtenFrom(index.columns, at % index.size, from + at)),
  ) as [Written[], Written[]]
  others.forEach(put)
  return {
    insert: timeWrites(live, () => written.forEach(put)),
    update: timeWrites(live, () => written.forEach(put)),
    delete: timeWrites(live, () => written.forEach(({ id }) => live.write([id], none, []))),
  }
}

interface Written {
  readonly id: number
  readonly row: Columns
  readonly texts: readonly ListingText[]
}

/** A listing like another, under an id of its own. */
const writtenFrom = (columns: Columns, at: number, id: number): Written => ({
  id,
  row: oneRow(columns, at, id),
  texts: [[id, textOf(id)]],
})

function oneRow(columns: Columns, at: number, id: number): Columns {
  return { ...rowsAt(columns, Int32Array.of(at)), id: Int32Array.of(id) }
}

/** By the processor's time: what else the machine does is not counted. */
function timeWrites(live: RebuildingIndex, write: () => void): WriteFigures {
  const writing = processorTime(write)
  const asking = processorTime(() => live.current.count({}))
  return { each: round(writing / WRITES), questionAfterMs: round(asking / 1000) }
}

/** Microseconds. */
function processorTime(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}
