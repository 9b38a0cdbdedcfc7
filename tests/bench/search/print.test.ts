import { expect, it } from 'vitest'
import type { EngineReport } from './EngineReport.ts'
import { printSearchReport } from './print.ts'

const times = { p50: 1, p95: 2, p99: 3, mean: 1 }

const engine = (kinds: EngineReport['kinds'], ways: EngineReport['ways']): EngineReport => ({
  listings: 10,
  qps: 100,
  rssMB: 1,
  readyMs: 1,
  kinds,
  ways,
  answers: {} as EngineReport['answers'],
  notes: [],
})

it('prints a dash for what a peer cannot be asked', () => {
  const engines = {
    estia: engine({ list: times, polygon: times }, { list: 'index', polygon: 'index' }),
    orama: engine({ list: times }, { list: 'where' }),
  }
  const text = printSearchReport({ listings: 10, engines, equal: true, differences: [], notes: [] })
  const cellsOf = (line: string) =>
    text
      .split('\n')
      .find((one) => one.startsWith(line))
      ?.trim()
      .split(/\s{2,}/)
  expect(cellsOf('best way: list')).toEqual(['best way: list', 'where'])
  expect(cellsOf('best way: polygon')).toEqual(['best way: polygon', '–'])
})
