import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeEvent } from '#domain/flagService/service.ts'
import { covers } from '../../../tests/covers.ts'
import { keepFeatures, knownFeatures } from './flagCache.ts'
import { followFlags } from './followFlags.ts'

type Reply = Pick<Response, 'ok' | 'json'>
/** Read at once, which a real one is not. */
const json = (body: unknown, ok = true): Reply => ({ ok, json: async () => body })
const features = (isOn: boolean) => ({ features: { collections: { defaultValue: isOn } } })
const HOUR = 3_600_000
const DAY = 24 * HOUR

const streams: Stream[] = []
class Stream extends EventTarget {
  static readonly OPEN = 1
  readyState = 1
  isClosed = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    streams.push(this)
  }
  close(): void {
    this.isClosed = true
  }
}

let asked = 0
let answer: (signal: AbortSignal) => Promise<Reply>
let end: (() => void) | undefined
let visibility: DocumentVisibilityState = 'visible'
const onChange = vi.fn<(flags: object) => void>()

beforeEach(() => {
  localStorage.clear()
  streams.length = 0
  asked = 0
  onChange.mockClear()
  answer = async () => json(features(false))
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => {
    asked++
    return answer(signal)
  })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  end?.()
  visibility = 'visible'
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const follow = async () => {
  end = followFlags({ key: 'some-key', onChange })
  await vi.advanceTimersByTimeAsync(0)
}
const show = async (state: DocumentVisibilityState, ms = 0) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(ms)
}
const openStreams = () => streams.filter(({ isClosed }) => !isClosed).length

describe('flags of an open page', () => {
  it('are asked for, used and kept', async () => {
    await follow()
    expect(onChange.mock.calls).toEqual([[{ collections: false }]])
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toBe(1)
  })

  it('are used for a minute, then asked for again', covers('constants/flag-cache-stale-after'), async () => {
    await follow()
    for (const [ms, times] of [
      [59_000, 1],
      [2000, 2],
    ] as const) {
      end?.()
      await vi.advanceTimersByTimeAsync(ms)
      await follow()
      expect(asked).toBe(times)
    }
  })

  it('are asked for every minute while the page is shown and the stream does not answer', async () => {
    await follow()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toBe(1)
    for (const stream of streams) stream.readyState = 0
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toBe(3)
    await show('hidden', 20_000)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toBe(3)
  })

  it('are asked for again when the stream says so', async () => {
    await follow()
    answer = async () => json(features(true))
    streams[0]?.dispatchEvent(new Event(changeEvent))
    await vi.advanceTimersByTimeAsync(0)
    expect(onChange).toHaveBeenLastCalledWith({ collections: true })
  })

  it(
    'rest 20 s after the page is hidden, and go on when it is seen',
    covers('constants/flag-stream-idle-when-hidden'),
    async () => {
      await follow()
      await show('hidden', 19_900)
      expect(openStreams()).toBe(1)
      await vi.advanceTimersByTimeAsync(200)
      expect(openStreams()).toBe(0)
      await show('visible')
      expect([openStreams(), streams.length]).toEqual([1, 2])
      await show('hidden', 10_000)
      await show('visible')
      expect(streams).toHaveLength(2)
    },
  )

  it('have no stream while the browser keeps the page for “back”, and one again afterwards', async () => {
    await follow()
    dispatchEvent(new Event('pagehide'))
    expect(openStreams()).toBe(0)
    dispatchEvent(new Event('pageshow'))
    await vi.advanceTimersByTimeAsync(0)
    expect(openStreams()).toBe(1)
    end?.()
    dispatchEvent(new Event('pageshow'))
    expect(openStreams()).toBe(0)
  })

  it('that do not come within 3.5 s stay as they are', covers('constants/flag-anti-flicker'), async () => {
    const waits = vi.spyOn(AbortSignal, 'timeout')
    answer = (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('late'))))
    await follow()
    expect(waits).toHaveBeenCalledExactlyOnceWith(3500)
    end?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('need no answer of the stream: one that never comes holds nothing up, and is let go with the page', async () => {
    const said = ['log', 'warn', 'error'].map((name) => vi.spyOn(console, name as 'log'))
    answer = async () => json(features(true))
    await follow()
    await vi.advanceTimersByTimeAsync(HOUR)
    expect([onChange.mock.calls, openStreams(), streams.length]).toEqual([[[{ collections: true }]], 1, 1])
    // What is older than a minute is asked for when the page is seen again, stream or not.
    await show('hidden', 21_000)
    await show('visible')
    expect([asked, streams.length]).toEqual([2, 2])
    end?.()
    expect([openStreams(), said.flatMap(({ mock }) => mock.calls)]).toEqual([0, []])
  })

  it.each<[string, () => Promise<Reply>]>([
    ['no JSON', async () => ({ ok: true, json: async () => Promise.reject(new SyntaxError('<')) })],
    ['no features', async () => json([])],
    ['status 500', async () => json(features(true), false)],
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fail in silence with %s', covers('errors/feature-flag-fetch'), async (_, reply) => {
    const said = ['log', 'warn', 'error'].map((name) => vi.spyOn(console, name as 'log'))
    answer = reply
    await follow()
    streams[0]?.dispatchEvent(new Event('error'))
    expect([onChange.mock.calls, said.flatMap(({ mock }) => mock.calls)]).toEqual([[], []])
  })
})

describe('kept flags', () => {
  const { features: kept } = features(true)

  it('are forgotten after a day', covers('constants/flag-cache-maximum-age'), () => {
    keepFeatures('a', kept, 1)
    expect(knownFeatures('a', DAY)).toEqual({ features: kept, isStale: true })
    expect(knownFeatures('a', DAY + 2)).toBeUndefined()
  })

  it('are those of ten', covers('constants/flag-cache-entries'), () => {
    for (let n = 0; n < 12; n++) keepFeatures(`of ${n}`, kept, n)
    const known = Array.from({ length: 12 }, (_, n) => knownFeatures(`of ${n}`, 12) !== undefined)
    expect(known).toEqual([false, false, ...Array.from({ length: 10 }, () => true)])
  })

  it.each([
    'no JSON',
    '{}',
    '[1]',
    '[{"of":"a","at":5,"features":[]}]',
    '[{"of":"a","at":99,"features":{}}]',
  ])('that cannot be read are none: %s', (text) => {
    localStorage.setItem('estia.flags', text)
    expect(knownFeatures('a', 10)).toBeUndefined()
  })
})
