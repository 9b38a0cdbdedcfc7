import { Option } from 'effect'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { operatorFormPath } from '#domain/operator/operator.ts'
import { replayPath } from '#domain/replay/replay.ts'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'

const path = '/api-next/operator/'

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('the operator', () => {
    let portal: TestContact
    let operator: Browser
    let other: Browser
    beforeAll(async () => {
      portal = await openContact(engine, {
        operators: ['Operator@example.gr'],
        sessionReplay: 'all',
        flagsKey: Option.some('estia-flags-key'),
      })
      operator = (await portal.person({ email: 'operator@example.gr' })).browser
      other = (await portal.person()).browser
    })
    afterAll(() => portal.close())

    const switchTo = (to: string, name = 'appBanner', browser = operator) =>
      browser.json(`${path}flags/`, { name, to })
    const state = async () => {
      const reply = await operator.ask(`${path}flags/`)
      const flags = reply.at('flags') as readonly { name: string; isOn: boolean; state: string }[]
      return { flag: flags.find(({ name }) => name === 'appBanner'), switches: reply.at('switches'), flags }
    }

    it('is nobody by default: all that is here is not found by others', async () => {
      for (const end of ['flags/', 'events/', 'replays/', `replays/${randomUUID()}/`])
        expect([end, (await other.ask(path + end)).status]).toEqual([end, 404])
      expect((await switchTo('off', 'appBanner', other)).status).toBe(404)
    })

    it('sees all flags, switches those of pages, once, and each switch is logged', async () => {
      expect((await state()).flags).toHaveLength(Object.keys(defaultFlags).length)
      expect((await switchTo('off')).at('isDone')).toBe(true)
      expect((await switchTo('off')).at('isDone')).toBe(false)
      expect((await state()).flag).toMatchObject({ isOn: false, isConfigured: true, state: 'off' })
      expect((await switchTo('off', 'socialLogin')).status).toBe(400)
      await portal.run(operatorCalls.switchFlag.run({ name: 'appBanner', isOn: true }))
      const token = { token: operator.token, act: 'switch', name: 'appBanner', to: 'configured' }
      expect((await operator.form(operatorFormPath, token)).status).toBe(303)
      expect(await state()).toMatchObject({
        flag: { isOn: true, state: 'configured' },
        switches: [
          { flag: 'appBanner', to: 'configured', operator: 'operator@example.gr' },
          { flag: 'appBanner', to: 'on', operator: 'command line' },
          { flag: 'appBanner', to: 'off', operator: 'operator@example.gr' },
        ],
      })
    })

    it('reads counts and replays', async () => {
      expect((await operator.ask(`${path}events/`)).at('isMeasured')).toBe(false)
      const replay = randomUUID()
      const event = { type: 3, timestamp: 1, data: { source: 2 } }
      await other.json(replayPath, { replay, number: 0, events: [event] })
      await other.json(replayPath, { replay, number: 1, events: [{ ...event, timestamp: 2 }] })
      expect((await operator.ask(`${path}replays/`)).at('replays')).toMatchObject([{ id: replay, chunks: 2 }])
      expect((await operator.ask(`${path}replays/${replay}/`)).at('events')).toEqual([
        event,
        { ...event, timestamp: 2 },
      ])
    })
  })
})
