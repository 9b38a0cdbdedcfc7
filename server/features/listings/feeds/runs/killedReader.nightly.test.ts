import { expect, it } from 'vitest'
import { postgresMissing } from '#server/database/testing/postgres.ts'
import { killFeedReaders } from '../../../../../tests/faults/killFeedReaders.ts'

const ADS = 300
const shares = [0.1, 0.3, 0.5, 0.7, 0.9]

it.skipIf(postgresMissing() !== undefined)(
  `a feed whose process is killed ${shares.length} times goes on where it was, and doubles nothing`,
  { timeout: 600_000 },
  async () => {
    const killed = await killFeedReaders(ADS, shares)
    expect(killed).toMatchObject({ listings: ADS, references: ADS, files: [], report: { refused: 0 } })
    // Each process began with what the ones before it had written.
    const before = killed.writtenAtKills
    expect(before).toEqual(before.toSorted((one, other) => one - other))
    expect(before.at(-1)).toBeLessThan(ADS)
    expect(killed.report).toMatchObject({ unchanged: before.at(-1), added: ADS - (before.at(-1) ?? 0) })
  },
)
