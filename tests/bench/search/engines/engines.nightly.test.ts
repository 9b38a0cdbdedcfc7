import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresMissing } from '#server/database/testing/postgres.ts'
import { type Kind, kinds, makeQuestions, type Questions } from '../queries.ts'
import type { Answer } from '../Question.ts'
import { madeStock } from '../Stock.ts'
import type { BenchEngine } from './BenchEngine.ts'
import { engineOf, estiaBench, estiaParts } from './estia.ts'
import { orama } from './orama.ts'
import { postgres } from './postgres.ts'
import { sqlite } from './sqlite.ts'

const stock = madeStock(2000)
let questions: Questions
let estia: BenchEngine

beforeAll(async () => {
  questions = await makeQuestions(stock)
  estia = estiaBench(engineOf(await estiaParts(stock)))
})

/** Every way's answers to the questions of a kind. */
async function answers(engine: BenchEngine, kind: Kind) {
  const answered: { name: string; answer: Answer }[][] = []
  for (const question of questions[kind]) {
    const said: { name: string; answer: Answer }[] = []
    for (const { name, run, read } of engine.ways(question)) said.push({ name, answer: read(await run()) })
    answered.push(said)
  }
  return answered
}

it('questions find something', async () => {
  for (const kind of kinds) {
    const found = (await answers(estia, kind)).flat().filter(({ answer }) => answer.total > 0)
    expect(found.length, kind).toBeGreaterThan(15)
  }
})

const peers = [
  { name: 'SQLite', make: sqlite, missing: undefined },
  { name: 'PostgreSQL', make: postgres, missing: postgresMissing() },
  { name: 'Orama', make: orama, missing: undefined },
]

describe.each(peers)('$name', ({ make, missing }) => {
  describe.skipIf(missing !== undefined)(`as a peer${missing === undefined ? '' : ` (${missing})`}`, () => {
    let peer: BenchEngine

    beforeAll(async () => {
      peer = await make(stock)
    }, 120_000)

    afterAll(() => peer.close?.())

    it.each(kinds)('answers as Estia does, whichever way it is asked: %s', async (kind) => {
      const ours = await answers(estia, kind)
      // What a peer cannot answer it gives no way for.
      for (const [at, ways] of (await answers(peer, kind)).entries())
        for (const { name, answer } of ways)
          expect({ name, answer }).toEqual({ name, answer: ours[at]?.[0]?.answer })
    })
  })
})
