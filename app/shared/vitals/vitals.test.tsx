import type { Metric } from 'web-vitals'
import { afterEach, expect, it, vi } from 'vitest'
import { measureVitals } from './vitals.ts'

type Take = (metric: Pick<Metric, 'name' | 'value'>) => void
const { takes } = vi.hoisted(() => ({ takes: [] as Take[] }))
vi.mock('web-vitals', () => {
  const measure = (take: Take) => void takes.push(take)
  return { onCLS: measure, onFCP: measure, onINP: measure, onLCP: measure, onTTFB: measure }
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('sends the figures of a visit once, when the page is hidden, and nothing beside them', async () => {
  interface Options {
    readonly body: string
    readonly keepalive: boolean
  }
  const sent: (readonly [unknown, Options])[] = []
  vi.stubGlobal('fetch', async (to: unknown, options: Options) => {
    sent.push([to, options])
    return new Response(null, { status: 204 })
  })
  measureVitals('home')
  measureVitals('messages')
  expect(takes).toHaveLength(5)
  takes[0]?.({ name: 'LCP', value: 1234 })
  document.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
  expect(sent).toEqual([])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  // What a browser tells only now belongs to the same visit.
  takes[1]?.({ name: 'INP', value: 90 })
  await Promise.resolve()
  takes[2]?.({ name: 'CLS', value: 0.02 })
  await Promise.resolve()
  expect(sent.map(([to, { body }]) => [to, JSON.parse(body)])).toEqual([
    [
      '/api-next/collect/v1/vitals',
      {
        page: 'homepage',
        channel: expect.stringMatching(/^(Mobile|Desktop)$/),
        vitals: { LCP: 1234, INP: 90 },
      },
    ],
  ])
  expect(sent[0]?.[1]).toMatchObject({ keepalive: true, credentials: 'omit' })
  expect(document.cookie).not.toContain('vital')
})
