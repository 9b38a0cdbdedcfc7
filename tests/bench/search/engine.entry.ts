/**
 * One engine in a process of its own, so that its memory and its compiled code are its own. Reads its name and its
 * stock from the command line, then does what it is told to (see EngineProcess.ts).
 */
import { round } from '../percentiles.ts'
import type { BenchEngine } from './engines/BenchEngine.ts'
import { engineOf, estiaBench, type EstiaParts, estiaParts } from './engines/estia.ts'
import { orama } from './engines/orama.ts'
import { postgres } from './engines/postgres.ts'
import { sqlite } from './engines/sqlite.ts'
import type { EngineName, EngineReport, OwnFigures, StockSource } from './EngineReport.ts'
import type { Said, Told } from './EngineProcess.ts'
import {
  type AnswerMarks,
  answersOf,
  chooseWays,
  kindTimes,
  middleOf,
  questionsASecond,
  timesOfKind,
  type TimesTaken,
} from './measure.ts'
import { ownFigures } from './ownFigures.ts'
import { type Kind, kinds, makeQuestions, type Questions } from './queries.ts'
import { keptStock, madeStock, type Stock } from './Stock.ts'

interface Ready {
  readonly engine: BenchEngine
  readonly listings: number
  readonly questions: Questions
  readonly readyMs: number
  /** Measures what only ours has. */
  readonly own?: (answers: AnswerMarks) => Promise<OwnFigures>
}

async function makeReady(name: EngineName, source: StockSource): Promise<Ready> {
  const stock = 'folder' in source ? await keptStock(source.folder) : madeStock(source.listings)
  const questions = await makeQuestions(stock)
  const listings = stock.columns.id.length
  const watched = watch(stock)
  const began = performance.now()
  if (name !== 'estia') {
    const engine = await { postgres, sqlite, orama }[name](watched.stock)
    return { engine, listings, questions, readyMs: performance.now() - began - watched.waited() }
  }
  const parts: EstiaParts = await estiaParts(watched.stock)
  const search = engineOf(parts)
  const readyMs = performance.now() - began - watched.waited()
  return {
    engine: estiaBench(search),
    listings,
    questions,
    readyMs,
    own: (answers) => ownFigures(parts, stock, questions, answers),
  }
}

/** A stock that tells how long its texts were waited for: making them up is nobody's work. */
function watch(unwatched: Stock) {
  let waited = 0
  const stock: Stock = {
    ...unwatched,
    eachText: async (onText) => {
      const began = performance.now()
      let used = 0
      await unwatched.eachText((at, text) => {
        const from = performance.now()
        onText(at, text)
        used += performance.now() - from
      })
      waited += performance.now() - began - used
    },
  }
  return { stock, waited: () => waited }
}

const [name = '', source = ''] = process.argv.slice(2)
const { engine, listings, questions, readyMs, own } = await makeReady(
  name as EngineName,
  JSON.parse(source) as StockSource,
)
const chosen = await chooseWays(engine, questions)
const answers = await answersOf(chosen)
globalThis.gc?.()
const ownMemory = Math.round(process.memoryUsage().rss / 1024 / 1024)
const taken = new Map<Kind, TimesTaken[]>()

async function report(): Promise<EngineReport> {
  const times = kindTimes(new Map([...taken].map(([kind, turns]) => [kind, middleOf(turns)])))
  return {
    listings,
    qps: questionsASecond(times),
    rssMB: (await engine.memoryMB?.()) ?? ownMemory,
    readyMs: round(readyMs),
    kinds: times,
    ways: Object.fromEntries(
      kinds.flatMap((kind) => chosen[kind].slice(0, 1).map(({ name }) => [kind, name])),
    ),
    answers,
    notes: engine.notes ?? [],
    ...(own && { own: await own(answers) }),
  }
}

const tell = (said: Said) => process.send?.(said)

process.on('message', async (told: Told) => {
  if (told === 'finish') {
    tell(await report())
    process.disconnect()
  } else {
    taken.set(told.time, [...(taken.get(told.time) ?? []), await timesOfKind(chosen, told.time)])
    tell('timed')
  }
})
// Also where the process that started it is gone: no server of its own stays behind.
process.once('disconnect', () => void engine.close?.())
tell('ready')
