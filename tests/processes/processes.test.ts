/** Two portals on one database, as processes of their own. Four of them, and longer: tests/faults/severalProcesses.ts. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { postgresMissing } from '#server/database/testing/postgres.ts'
import { type SeveralPortals, severalPortals } from './severalPortals.ts'
import {
  askWhoIsRegistered,
  killUnderStreams,
  mailsTaken,
  type People,
  profileEverywhere,
  publishAndFind,
  sendOnceEverywhere,
  somePeople,
  strayLines,
} from './trials.ts'

const missing = postgresMissing()

describe.skipIf(missing !== undefined)(
  `two portals on one database${missing === undefined ? '' : ` (skipped: ${missing})`}`,
  () => {
    let portals: SeveralPortals
    let people: People

    beforeAll(async () => {
      const address = inject('sharedPostgres') ?? ''
      const program = [join(import.meta.dirname, 'apiProgram.ts')]
      portals = await severalPortals({ address, count: 2, listings: 120, program })
      people = await somePeople(portals)
    })
    afterAll(() => portals?.close())

    it('bring an empty database up to date once, when both start', () => {
      expect(new Set(portals.applied).size).toBe(portals.applied.length)
      expect(portals.applied.length).toBeGreaterThan(10)
    })

    it('find what was published without waiting for the next look', async () => {
      // They look every five seconds besides. Half a second is the bar of the longer trial, on a quiet machine.
      expect(Math.max(...(await publishAndFind(portals, 3)))).toBeLessThan(2500)
    })

    it('know who signed in on either', async () => {
      expect(await profileEverywhere(portals, people.seeker)).toEqual([200, 200])
    })

    it('do once what is sent to both', async () => {
      const { same, others, kept } = await sendOnceEverywhere(portals, people)
      expect({ same, others, kept }).toEqual({ same: Array(4).fill(200), others: [422, 422], kept: 1 })
    })

    it('count together how often who is registered was asked', async () => {
      expect(await askWhoIsRegistered(portals, { first: 10, more: 4 })).toBe(10)
    })

    it('send every mail once', async () => {
      const { mails, different, twice } = await mailsTaken(portals)
      expect([different, twice]).toEqual([mails, 0])
    })

    it('keep a proxy’s connections for longer than it does', async () => {
      const [first] = portals.processes
      const { headers } = await fetch(`${first?.origin}/healthz`)
      expect(headers.get('keep-alive')).toBe('timeout=75')
    })

    it('show their metrics to nobody unasked', async () => {
      const [first] = portals.processes
      const reply = await fetch(`${first?.origin}/metrics`, { headers: { authorization: 'Bearer ' } })
      expect(reply.status).not.toBe(200)
      expect(await reply.text()).not.toContain('estia_')
    })

    it('lose no event and tell none twice when one is killed', async () => {
      const { expected, told } = await killUnderStreams(portals, people, { pages: 4, kills: 1 })
      expect(expected).toHaveLength(4)
      expect(told).toEqual(Array(4).fill(expected))
    })

    it('log one JSON object a line', () => {
      expect(strayLines(portals)).toEqual([])
    })
  },
)
