import { expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { readPlan } from '#server/database/testing/readPlan.ts'
import { alikeQuery } from './knownAds.ts'

it.each(engines.filter(({ missing }) => missing === undefined))(
  'finds ads of the same home by an index down to their surface: $name',
  async (engine) => {
    const database = await engine.open()
    const lines = await database.run(readPlan(alikeQuery, [7, 7, 4501, 1, 1, 1, 2, 80, 1, null, true]))
    const at = lines.findIndex((line) => line.includes('listings_alike'))
    expect(lines[at + 1]).toMatch(
      /Index Cond: .*municipality_id.*contract.*category.*typology.*surface >= 75/,
    )
    await database.close()
  },
)
