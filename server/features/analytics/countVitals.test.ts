import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  endOfStep,
  ratingOf,
  stepOf,
  VITAL_STEPS,
  vitalNames,
  vitals,
  vitalsPath,
} from '#domain/analytics/vitals.ts'
import { engines } from '#server/database/testing/engines.ts'
import { openAccounts, type TestAccounts } from '#server/features/accounts/testing/openAccounts.ts'
import { covers } from '../../../tests/covers.ts'
import { vitalFigures } from './countVitals.ts'

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('vitals', () => {
    let portal: TestAccounts
    let visitors = 0
    beforeAll(async () => {
      portal = await openAccounts(engine, { webVitals: true })
    })
    afterAll(() => portal.close())
    const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      portal.browser(`198.51.100.${++visitors}`).json(vitalsPath, body as object, { headers })
    const figures = () => portal.run(vitalFigures(30))

    it('are counted by kind of page; three of four views were at most so slow', async () => {
      for (const LCP of [1000, 1100, 1200, 9000])
        expect((await post({ page: 'homepage', channel: 'Mobile', vitals: { LCP } })).status).toBe(204)
      expect(await figures()).toEqual([
        { page: 'homepage', channel: 'Mobile', vital: 'LCP', p75: 1250, rating: 'good', views: 4 },
      ])
    })

    it.each([
      ['no vitals', { page: 'homepage', channel: 'Mobile', vitals: {} }],
      ['an unknown vital', { page: 'homepage', channel: 'Mobile', vitals: { XYZ: 1 } }],
      ['a negative value', { page: 'homepage', channel: 'Mobile', vitals: { LCP: -1 } }],
      ['a text', { page: 'homepage', channel: 'Mobile', vitals: { LCP: 'slow' } }],
      ['an unknown channel', { page: 'homepage', channel: 'Fridge', vitals: { LCP: 1 } }],
      ['no object', []],
      ['too much', { page: 'x'.repeat(3000), channel: 'Mobile', vitals: { LCP: 1 } }],
    ])('are refused with %s', async (_, body) => {
      const before = await figures()
      expect((await post(body)).status).toBe(400)
      expect(await figures()).toEqual(before)
    })

    it('take no page that is made up, no other site and no program', async () => {
      const body = { page: '<b>', channel: 'Desktop', vitals: { CLS: 0.01 } }
      expect((await post(body)).status).toBe(204)
      expect((await post(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
      expect((await post(body, { 'user-agent': 'Googlebot/2.1' })).status).toBe(204)
      expect((await figures()).filter(({ channel }) => channel === 'Desktop')).toMatchObject([
        { page: 'other', views: 1 },
      ])
    })

    it('are taken only where the operator wants them', async () => {
      const other = await openAccounts(engine)
      const reply = await other
        .browser()
        .json(vitalsPath, { page: 'x', channel: 'Mobile', vitals: { LCP: 1 } })
      await other.close()
      expect(reply.status).toBe(404)
    })
  })
})

it.each([
  [200, 'good'],
  [201, 'needs improvement'],
  [499, 'needs improvement'],
  [500, 'poor'],
])('an answer after %i ms is %s', covers('constants/INP-good', 'constants/INP-poor'), (value, rating) => {
  expect(ratingOf('INP', value)).toBe(rating)
})

it.each(vitalNames)('%s is counted in bounded steps, whose ends keep its rating', (name) => {
  const { good, poor } = vitals[name]
  for (const value of [0, good / 2, good * 0.99, poor * 1.01, 1e12]) {
    const step = stepOf(name, value)
    expect(step).toBeLessThan(VITAL_STEPS)
    expect(step).toBeGreaterThanOrEqual(0)
  }
  expect(ratingOf(name, endOfStep(name, stepOf(name, good * 0.99)))).toBe('good')
})
