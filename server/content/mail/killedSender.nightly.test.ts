import { expect, it } from 'vitest'
import { postgresMissing } from '#server/database/testing/postgres.ts'
import { killSenders, UNDER_WAY } from '../../../tests/faults/killSenders.ts'

/** One shows it: fifty stand in tests/faults. */
const KILLS = 1

it.skipIf(postgresMissing() !== undefined)(
  'a sender that is killed loses nothing, repeats what was under way under its Message-ID, and keeps the order',
  { timeout: 120_000 },
  async () => {
    const { repeated, ...rest } = await killSenders(KILLS)
    expect(rest).toEqual({ mails: KILLS * 8 + 8, lost: 0, shownTwice: 0, outOfOrder: 0 })
    expect(repeated).toBeLessThanOrEqual(KILLS * UNDER_WAY)
  },
)
