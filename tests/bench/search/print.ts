/** The report of a run, for people and for machines. */
import { round } from '../percentiles.ts'
import { type EngineName, engineNames, type EngineReport, type HostileSearch } from './EngineReport.ts'
import { printTimes, questionsASecond, type Timing } from './measure.ts'
import { kinds } from './queries.ts'
import type { SearchReport } from './run.ts'

/** The shape that is promised to programs; times in milliseconds. */
export const machineReport = ({ listings, engines, equal, differences, notes }: SearchReport) => ({
  listings,
  engines: Object.fromEntries(
    Object.entries(engines).map(
      ([name, { answers: _answers, notes: _notes, listings: _listings, ...figures }]) => [name, figures],
    ),
  ),
  equal,
  panelMs: engines.estia.own?.panelMs,
  differences,
  notes,
})

const COLUMN = 32

export function printSearchReport(report: SearchReport): string {
  const { listings, engines, equal, differences, notes } = report
  const names = engineNames.filter((name) => engines[name] !== undefined)
  const of = (name: EngineName) => engines[name] as EngineReport
  return [
    `${listings} listings; ms, p50 / p95 / p99 over questions, each the median of its rounds`,
    row('', names),
    ...([...kinds, 'all'] as const).map((kind) =>
      row(
        kind,
        names.map((name) => percentiles(of(name).kinds[kind])),
      ),
    ),
    row(
      'questions a second',
      names.map((name) => String(of(name).qps)),
    ),
    row(
      'memory, MB',
      names.map((name) => String(of(name).rssMB)),
    ),
    row(
      'load and index, ms',
      names.map((name) => String(Math.round(of(name).readyMs))),
    ),
    '',
    ...ratios(
      report,
      names.filter((name) => name !== 'estia'),
    ),
    '',
    ...ownLines(engines.estia),
    ...notes,
    equal ? 'answers equal' : `answers NOT EQUAL:\n${differences.join('\n')}`,
  ].join('\n')
}

const row = (name: string, cells: readonly string[]) =>
  name.padEnd(COLUMN) + cells.map((cell) => cell.padStart(COLUMN)).join('')

const percentiles = (times: Timing | undefined) =>
  times ? `${times.p50} / ${times.p95} / ${times.p99}` : NOT_ASKED

/** Of a kind that an engine cannot answer. */
const NOT_ASKED = '–'

function ratios({ engines: { estia, ...peers } }: SearchReport, names: readonly EngineName[]): string[] {
  if (names.length === 0) return []
  const of = (name: EngineName) => peers[name as keyof typeof peers] as EngineReport
  const times = (theirs: number, ours: number) => `${Math.round((theirs / ours) * 10) / 10}×`
  return [
    row('times as slow: p50 (mean)', names),
    ...kinds.map((kind) =>
      row(
        kind,
        names.map((name) => {
          const [theirs, ours] = [of(name).kinds[kind], estia.kinds[kind]]
          if (!theirs || !ours) return NOT_ASKED
          return `${times(theirs.p50, ours.p50)} (${times(theirs.mean, ours.mean)})`
        }),
      ),
    ),
    row(
      'questions a second',
      names.map((name) => times(questionsASecond(estia.kinds, of(name).kinds), of(name).qps)),
    ),
    ...kinds.map((kind) =>
      row(
        `best way: ${kind}`,
        names.map((name) => of(name).ways[kind] ?? NOT_ASKED),
      ),
    ),
  ]
}

/** Hostile searches that are named. */
const NAMED = 4

const printHostile = ({ name, first, again }: HostileSearch) =>
  `${name} ${first} ms at first, ${again} ms again`

function ownLines({ own }: EngineReport): string[] {
  if (own === undefined) return []
  const { panelMs, indexMB, snapshot, writes, changed, hostile } = own
  const written = Object.entries(writes).map(
    ([name, { each, questionAfterMs }]) =>
      `${name} ${round(each)} µs (the question after a thousand: ${questionAfterMs} ms)`,
  )
  return [
    `counts of the whole panel ${panelMs} ms (p50); index ${indexMB} MB`,
    `snapshot of ${snapshot.fileMB} MB written in ${snapshot.writeMs} ms, ready from it in ${snapshot.readyMs} ms`,
    `writes with texts: ${written.join(', ')}`,
    `hostile searches, the slowest of ${hostile.length}: ${hostile.slice(0, NAMED).map(printHostile).join(', ')}`,
    ...changed.map(({ since, kinds: asked }) => `once ${since}, ms, p50 / p99: ${printTimes(asked)}`),
  ]
}
