import { Effect, Option } from 'effect'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EVALUATION_MAX, evaluationPath, featuresPath, flagStreamPath } from '#domain/flagService/service.ts'
import { liveFlags } from '#domain/flagService/liveFlags.ts'
import { defaultFlags } from '#domain/flags.ts'
import { LiveFlags } from '#server/content/flags/LiveFlags.ts'
import { engines } from '#server/database/testing/engines.ts'
import { openAccounts, type TestAccounts } from '#server/features/accounts/testing/openAccounts.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'
import { covers } from '../../../tests/covers.ts'
import { followOverrides } from './followOverrides.ts'
import { overrides } from './overrides.ts'

const key = 'estia-flags-key'
const json = { 'content-type': 'application/json' }

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('live flags', () => {
    let portal: TestAccounts
    beforeAll(async () => {
      portal = await openAccounts(engine, { flagsKey: Option.some(key) })
    })
    afterAll(() => portal.close())

    /** A text is sent as it is. */
    const evaluate = (body: object | string, path = evaluationPath(key), headers = {}) =>
      typeof body === 'string'
        ? portal.browser().ask(path, { method: 'POST', body, headers: { ...json, ...headers } })
        : portal.browser().json(path, body, { headers })
    const switchTo = (name: string, isOn: boolean | null) =>
      portal.run(operatorCalls.switchFlag.run({ name, isOn }))

    it('are given by name, all of them', async () => {
      const reply = await portal.browser().ask(featuresPath(key))
      expect(Object.keys(reply.at('features') as object)).toEqual(liveFlags)
    })

    it('are evaluated for what a page says of itself', covers('flags/app-banner'), async () => {
      const on = async (attributes: object) =>
        (await evaluate({ attributes })).at('features', 'appBanner', 'defaultValue')
      expect([await on({ channel: 'Mobile' }), await on({ channel: 'Desktop' }), await on({})]).toEqual([
        true,
        false,
        false,
      ])
    })

    it.each([
      ['nothing', {}, 400],
      ['what is no JSON', '<attributes>', 400],
      ['half of JSON', '{"attributes":{', 400],
      ['another channel', { attributes: { channel: 'Television' } }, 400],
      ['more than there is room for', { attributes: {}, more: 'x'.repeat(EVALUATION_MAX) }, 413],
    ])('are not evaluated for %s', async (_, body, status) => {
      expect((await evaluate(body)).status).toBe(status)
    })

    it('are nobody else’s: not under another key, not for another site', async () => {
      expect((await portal.browser().ask(featuresPath('another-key'))).status).toBe(404)
      expect((await portal.browser().ask(flagStreamPath('another-key'))).status).toBe(404)
      const elsewhere = { 'sec-fetch-site': 'cross-site' }
      expect((await evaluate({ attributes: {} }, evaluationPath(key), elsewhere)).status).toBe(403)
    })

    it('are switched by the operator, kept once, and left to the configuration again', async () => {
      await switchTo('appBanner', false)
      await switchTo('appBanner', false)
      expect(await portal.run(overrides)).toEqual({ appBanner: false })
      await switchTo('appBanner', null)
      expect(await portal.run(overrides)).toEqual({})
    })

    it.each(['auctions', 'nothing', 'toString'])(
      'are not switched where they need a start: %s',
      async (name) => {
        await expect(switchTo(name, true)).rejects.toThrow(/appBanner/)
      },
    )

    it(
      'are taken up by every process within two seconds',
      covers('constants/realtime-interval'),
      async () => {
        await switchTo('mortgageWidgets', true)
        const follow = Effect.gen(function* () {
          yield* followOverrides
          const live = yield* LiveFlags
          const waited = () => live.current().mortgageWidgets
          yield* Effect.promise(() => vi.waitFor(() => expect(waited()).toBe(true), { timeout: 2500 }))
          live.set(defaultFlags)
        })
        await portal.run(Effect.scoped(follow))
        await switchTo('mortgageWidgets', null)
      },
    )
  })
})
