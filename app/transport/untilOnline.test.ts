import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { covers } from '../../tests/covers.ts'
import { untilOnline } from './untilOnline.ts'

const browser = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts waiting; the returned function says whether it has ended. */
function wait(): () => boolean {
  let isOver = false
  void untilOnline().then(() => (isOver = true))
  return () => isOver
}

it('does not wait where the browser is online or does not know', async () => {
  for (const onLine of [true, undefined]) {
    vi.stubGlobal('navigator', { onLine })
    const isOver = wait()
    await vi.advanceTimersByTimeAsync(0)
    expect(isOver()).toBe(true)
  }
})

it('waits until the browser is online', covers('states/offline-wait'), async () => {
  const isOver = wait()
  await vi.advanceTimersByTimeAsync(5000)
  expect(isOver()).toBe(false)
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver()).toBe(true)
})

it(
  'goes on after a minute all the same',
  covers('states/offline-wait', 'constants/offline-request-wait'),
  async () => {
    const isOver = wait()
    await vi.advanceTimersByTimeAsync(59_999)
    expect(isOver()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isOver()).toBe(true)
  },
)

it('leaves nothing behind when it is given up', async () => {
  const given = new AbortController()
  const ended = untilOnline(given.signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  given.abort()
  expect(await ended).toMatchObject({ name: 'AbortError' })
  expect(vi.getTimerCount()).toBe(0)
})
