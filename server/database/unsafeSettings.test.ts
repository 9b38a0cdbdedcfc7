import { describe, expect, it } from 'vitest'
import { bothEngines } from './testing/engines.ts'
import { unsafeSettings } from './unsafeSettings.ts'

describe.each(bothEngines)('$name', ({ name, missing, open }) => {
  it.skipIf(missing !== undefined)('tells what a server of tests does without', async () => {
    const database = await open()
    // The shared one forgets everything anyway (testing/sharedPostgres.ts).
    expect(await database.run(unsafeSettings)).toEqual(name === 'PGlite' ? [] : ['fsync', 'full_page_writes'])
    await database.close()
  })
})
