/**
 * One engine in a process of its own, so that its memory and its compiled code are its own.
 * Reads its name and its stock from the command line, and writes a report as JSON.
 */
import { round } from '../percentiles.ts'
import type { BenchEngine } from './engines/BenchEngine.ts'
import { engineOf, estiaBench, type EstiaParts, estiaParts } from './engines/estia.ts'
import { orama } from './engines/orama.ts'
import { postgres } from './engines/postgres.ts'
import { sqlite } from './engines/sqlite.ts'
import type { EngineName, EngineReport, OwnFigures, StockSource } from './EngineReport.ts'
import { type AnswerMarks, answersOf, chooseWays, questionsASecond, timesOf } from './measure.ts'
import { ownFigures } from './ownFigures.ts'
import { kinds, makeQuestions, type Questions } from './queries.ts'
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

async function report(name: EngineName, source: StockSource): Promise<EngineReport> {
  const { engine, listings, questions, readyMs, own } = await makeReady(name, source)
  const chosen = await chooseWays(engine, questions)
  const answers = await answersOf(chosen)
  globalThis.gc?.()
  const ownMemory = Math.round(process.memoryUsage().rss / 1024 / 1024)
  const times = await timesOf(chosen)
  const figures = {
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
  await engine.close?.()
  return figures
}

const [name = '', source = ''] = process.argv.slice(2)
const finished = await report(name as EngineName, JSON.parse(source) as StockSource)
process.stdout.write(JSON.stringify(finished))
