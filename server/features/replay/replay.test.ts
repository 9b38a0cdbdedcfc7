import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replayLimits, replayPath } from '#domain/replay/replay.ts'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { openAccounts, type TestAccounts } from '#server/features/accounts/testing/openAccounts.ts'
import { newUser } from '#server/features/accounts/testing/people.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'
import { sweepReplays } from './Replays.ts'

const eventOf = (timestamp: number) => ({ type: 3, timestamp, data: { source: 2 } })
const chunkOf = (replay: string, number: number, ...events: readonly object[]) => ({ replay, number, events })

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('replays', () => {
    let portal: TestAccounts
    let user: Browser
    let other: Browser
    beforeAll(async () => {
      portal = await openAccounts(engine, { sessionReplay: 'all' })
      user = (await newUser(portal)).browser
      other = (await newUser(portal)).browser
    })
    afterAll(() => portal.close())

    const send = async (chunk: object, who = user, headers = {}) =>
      (await who.json(replayPath, chunk, { headers })).status
    const listed = async () => (await portal.run(operatorCalls.replays.run({}))).replays
    const eventsOf = async (id: string) =>
      JSON.parse((await portal.run(operatorCalls.replayEvents.run({ id }))).events) as unknown

    it('are stored chunk by chunk, and read in order', async () => {
      const id = randomUUID()
      expect(await send(chunkOf(id, 0, eventOf(1), eventOf(2)))).toBe(200)
      expect(await send(chunkOf(id, 1, eventOf(3)))).toBe(200)
      expect(await eventsOf(id)).toEqual([eventOf(1), eventOf(2), eventOf(3)])
      expect(await listed()).toContainEqual(expect.objectContaining({ id, chunks: 2 }))
    })

    it('take a chunk once that was sent twice, and none out of order', async () => {
      const id = randomUUID()
      const first = chunkOf(id, 0, eventOf(1))
      expect([await send(first), await send(first)]).toEqual([200, 200])
      expect(await send(chunkOf(id, 0, eventOf(9)))).toBe(409)
      expect(await send(chunkOf(id, 2, eventOf(3)))).toBe(409)
      expect(await send(chunkOf(randomUUID(), 1, eventOf(3)))).toBe(409)
      expect(await eventsOf(id)).toEqual([eventOf(1)])
    })

    it('are their user’s alone', async () => {
      const id = randomUUID()
      await send(chunkOf(id, 0, eventOf(1)))
      expect(await send(chunkOf(id, 0, eventOf(1)), other)).toBe(409)
      expect(await send(chunkOf(id, 1, eventOf(2)), other)).toBe(409)
      expect(await send(chunkOf(id, 1), portal.browser())).toBe(401)
      expect(await send(chunkOf(id, 1), user, { 'sec-fetch-site': 'cross-site' })).toBe(403)
      expect(await eventsOf(id)).toEqual([eventOf(1)])
    })

    it.each([
      ['no id', { replay: 'x', number: 0, events: [] }, 400],
      ['a number below none', chunkOf(randomUUID(), -1), 400],
      ['nothing', {}, 400],
      ['an event that is none', { replay: randomUUID(), number: 0, events: [1] }, 400],
      ['2 MB', chunkOf(randomUUID(), 0, { ...eventOf(1), data: 'x'.repeat(2_000_000) }), 413],
    ])('are refused with %s', async (_, chunk, status) => {
      expect(await send(chunk)).toBe(status)
    })

    it('are bounded for an account', async () => {
      const { browser } = await newUser(portal)
      const all = []
      for (let n = 0; n <= replayLimits.ofAccount; n++)
        all.push(await send(chunkOf(randomUUID(), 0, eventOf(n)), browser))
      expect(all.filter((status) => status === 200)).toHaveLength(replayLimits.ofAccount)
      expect(all.at(-1)).toBe(409)
    })

    it('are in the data of their account, and leave with it', async () => {
      const { browser, email } = await newUser(portal)
      const id = randomUUID()
      await send(chunkOf(id, 0, eventOf(77)), browser)
      expect((await browser.ask('/api-next/user/data/')).text).toContain(id)
      await portal.sql((sql) => sql`DELETE FROM accounts WHERE email = ${email} RETURNING 1`)
      await expect(eventsOf(id)).rejects.toThrow(/no replay/)
    })

    it('are deleted after 30 days', async () => {
      portal.clock.advance((replayLimits.days + 1) * 86_400_000)
      await portal.run(sweepReplays)
      expect(await listed()).toEqual([])
    })
  })
})
