import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { covers } from '../../tests/covers.ts'
import type { ApiKey } from './apiKey.ts'
import { queryDefaults, useApi } from './useApi.ts'

const key = '/api-next/home/' as ApiKey<{ total: number }>
const asked = vi.fn<() => void>()

beforeEach(() => {
  asked.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (status: number) =>
  vi.stubGlobal('fetch', () => {
    asked()
    return Promise.resolve(new Response('{"total":3}', { status }))
  })

function Reader() {
  const { data, error } = useApi(key)
  return <p>{data ? `${data.total} homes` : error?._tag}</p>
}

const cache = new Map()
const readers = (count: number) => (
  <SWRConfig value={{ ...queryDefaults, provider: () => cache }}>
    {Array.from({ length: count }, (_, at) => (
      <Reader key={at} />
    ))}
  </SWRConfig>
)
const longAfter = () => vi.advanceTimersByTimeAsync(120_000)

it('asks no second time for what failed', covers('constants/query-retries'), async () => {
  answer(500)
  cache.clear()
  await render(readers(1))
  await expect.element(page.getByText('StatusError')).toBeVisible()
  await longAfter()
  expect(asked).toHaveBeenCalledOnce()
})

it.each([
  ['focus comes back', () => window.dispatchEvent(new Event('focus'))],
  ['the line comes back', () => window.dispatchEvent(new Event('online'))],
])(
  'asks no second time when %s',
  covers('constants/query-refetch-on-focus', 'constants/query-refetch-on-reconnect'),
  async (_, happens) => {
    answer(200)
    cache.clear()
    await render(readers(1))
    await expect.element(page.getByText('3 homes')).toBeVisible()
    await longAfter()
    happens()
    document.dispatchEvent(new Event('visibilitychange'))
    await longAfter()
    expect(asked).toHaveBeenCalledOnce()
  },
)

it(
  'asks no second time when a view reads what is known',
  covers('constants/query-refetch-on-mount'),
  async () => {
    answer(200)
    cache.clear()
    const screen = await render(readers(1))
    await expect.element(page.getByText('3 homes')).toBeVisible()
    await longAfter()
    await screen.rerender(readers(2))
    await longAfter()
    expect(page.getByText('3 homes').elements()).toHaveLength(2)
    expect(asked).toHaveBeenCalledOnce()
  },
)
