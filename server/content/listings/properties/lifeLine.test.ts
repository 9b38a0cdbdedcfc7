import { expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { readPlan } from '#server/database/testing/readPlan.ts'
import { lifeLineQuery } from './lifeLine.ts'

it.each(engines.filter(({ missing }) => missing === undefined))(
  'reads the price events of one home by their index, and no others: $name',
  async (engine) => {
    const database = await engine.open()
    const lines = await database.run(readPlan(lifeLineQuery, [7]))
    expect(lines.filter((line) => /Seq Scan/.test(line))).toEqual([])
    await database.close()
  },
)
