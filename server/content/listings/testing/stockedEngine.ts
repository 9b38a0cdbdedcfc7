import { Effect } from 'effect'
import type { TestEngine } from '#server/database/testing/engines.ts'
import { writeFixture } from './fixture.ts'

/** An engine whose databases hold the two hundred listings of the fixture from the start. */
export const stocked = (engine: TestEngine): TestEngine => ({
  ...engine,
  open: async (options) => {
    const database = await engine.open(options)
    await database.run(Effect.orDie(writeFixture))
    return database
  },
})
