import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { covers } from '../../../tests/covers.ts'
import { type Answer, makeSender } from './sender.ts'

interface Sent {
  readonly at: number
  readonly events: readonly { readonly n: number }[]
  readonly bytes: number
  readonly isLast: boolean
  readonly body: Readonly<Record<string, unknown>>
}

const replyOf = (status: number, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: new Headers(headers),
})

/** A sender whose answers are given one after the other, the last one for all that come after. */
function sending(...answers: readonly (Answer | 'broken')[]) {
  const sent: Sent[] = []
  const begin = Date.now()
  const sender = makeSender({
    writeKey: 'key',
    post: async (text, isLast) => {
      const body = JSON.parse(text) as Sent['body'] & { readonly batch: Sent['events'] }
      sent.push({ at: Date.now() - begin, events: body.batch, bytes: text.length, isLast, body })
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      if (answer === 'broken') throw new TypeError('Failed to fetch')
      return answer
    },
  })
  const add = (count: number, filler = '') => {
    for (let n = 0; n < count; n++) sender.add({ n, filler })
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { sent, sender, add, pass }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the sender', () => {
  it('waits five seconds for more', covers('constants/analytics-batch-wait'), async () => {
    const { sent, add, pass } = sending(replyOf(200))
    add(3)
    await pass(4999)
    expect(sent).toEqual([])
    await pass(1)
    expect(sent.map(({ events }) => events.length)).toEqual([3])
    expect(sent[0]?.body).toMatchObject({ writeKey: 'key', sentAt: expect.stringMatching(/^\d{4}-/) })
  })

  it('sends ten events at once', covers('constants/analytics-batch-events'), async () => {
    const { sent, add, pass } = sending(replyOf(200))
    add(12)
    await pass(0)
    expect(sent.map(({ events }) => events.length)).toEqual([10])
    await pass(5000)
    expect(sent.map(({ events }) => events.length)).toEqual([10, 2])
  })

  it('splits what is larger than 64 kB', covers('constants/analytics-chunk-payload'), async () => {
    const { sent, add, pass } = sending(replyOf(200))
    add(10, 'x'.repeat(20_000))
    await pass(60_000)
    expect(sent.flatMap(({ events }) => events.map(({ n }) => n))).toEqual([...Array(10).keys()])
    for (const { bytes } of sent) expect(bytes).toBeLessThanOrEqual(64_000)
    expect(sent.length).toBe(4)
  })

  it.each([['a failing server', replyOf(503)] as const, ['no answer', 'broken'] as const])(
    'tries %s again at most ten times, and goes on with what came later',
    covers('constants/analytics-retries', 'errors/analytics-transport'),
    async (_, answer) => {
      const { sent, add, pass } = sending(answer)
      add(1)
      await pass(3_600_000)
      expect(sent).toHaveLength(11)
      const waits = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0))
      expect(waits.slice(0, 4)).toEqual([500, 1000, 2000, 4000])
      add(1)
      await pass(5000)
      expect(sent).toHaveLength(12)
    },
  )

  it.each([
    ['x-ratelimit-reset', { 'x-ratelimit-reset': '20', 'retry-after': '3' }, 20_000],
    ['retry-after', { 'retry-after': '7' }, 7000],
    ['no header', {}, 5000],
    ['a header that is no number', { 'x-ratelimit-reset': 'soon' }, 5000],
  ])(
    'waits after a refusal with %s, whatever comes meanwhile',
    covers('constants/analytics-wait-after-429', 'errors/analytics-transport'),
    async (_, headers, wait) => {
      const { sent, sender, add, pass } = sending(replyOf(429, headers), replyOf(200))
      add(10)
      await pass(0)
      add(15)
      sender.flush()
      await pass(wait - 1)
      expect(sent).toHaveLength(1)
      await pass(1)
      expect(sent).toHaveLength(2)
      expect(sent[1]?.events).toHaveLength(10)
    },
  )

  it('does not repeat what was refused for good', async () => {
    const { sent, add, pass } = sending(replyOf(400), replyOf(200))
    add(1)
    await pass(60_000)
    add(1)
    await pass(5000)
    expect(sent.map(({ events }) => events.length)).toEqual([1, 1])
  })

  it('keeps the last 200 events of a server that is gone', async () => {
    const { sent, add, pass } = sending(
      'broken',
      ...Array.from({ length: 10 }, () => 'broken' as const),
      replyOf(200),
    )
    add(1000)
    await pass(3_600_000)
    const arrived = sent.slice(11).flatMap(({ events }) => events.map(({ n }) => n))
    expect(arrived.length).toBeLessThanOrEqual(200)
    expect(arrived.at(-1)).toBe(999)
  })

  it('sends what waits when the page closes, and nothing after it was stopped', async () => {
    const { sent, sender, add, pass } = sending(replyOf(200))
    add(3)
    sender.flush()
    expect(sent.map(({ events, isLast }) => [events.length, isLast])).toEqual([[3, true]])
    add(2)
    sender.stop()
    sender.flush()
    add(20)
    await pass(60_000)
    expect(sent).toHaveLength(1)
  })
})
