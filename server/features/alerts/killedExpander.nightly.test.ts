import { expect, it } from 'vitest'
import { postgresMissing } from '#server/database/testing/postgres.ts'
import { killExpanders } from '../../../tests/faults/killExpanders.ts'

const KILLS = 20

it.skipIf(postgresMissing() !== undefined)(
  'of homes published over 20 kills every reader is told, and once',
  { timeout: 600_000 },
  async () => {
    const { homes, readers, ...wrong } = await killExpanders(KILLS)
    expect([homes, readers]).toEqual([KILLS, 30])
    expect(wrong).toEqual({ untold: 0, toldTwice: 0 })
  },
)
