import { Clock, Effect } from 'effect'
import { expect, it } from 'vitest'
import { movableClock } from '#server/platform/testing/movableClock.ts'
import { RateLimits } from './RateLimits.ts'

const windows = [
  { amount: 3, seconds: 60 },
  { amount: 5, seconds: 3600 },
]

const open = async () => {
  const clock = movableClock()
  const limits = await Effect.runPromise(Effect.provide(RateLimits, RateLimits.layer))
  const take = (key: string, limit = 'one') =>
    Effect.runPromise(limits.take(limit, windows, key).pipe(Effect.provideService(Clock.Clock, clock)))
  const takes = async (count: number, key: string) => {
    const all = []
    for (let n = 0; n < count; n++) all.push((await take(key)).isWithin)
    return all.filter(Boolean).length
  }
  return { clock, limits, take, takes }
}

it('lets through as many as each window has room for, and says when again', async () => {
  const { clock, take, takes } = await open()
  expect(await takes(10, 'a')).toBe(3)
  expect(await take('a')).toMatchObject({ isWithin: false, retryAfter: 60 })
  clock.advance(61_000)
  expect(await takes(10, 'a')).toBe(2)
  const refused = await take('a')
  expect(refused.isWithin ? 0 : refused.retryAfter).toBeGreaterThan(3000)
  clock.advance(3_600_000)
  expect(await takes(10, 'a')).toBe(3)
})

it('counts each key and each limit alone', async () => {
  const { take, takes } = await open()
  await takes(3, 'a')
  expect((await take('b')).isWithin).toBe(true)
  expect((await take('a', 'other')).isWithin).toBe(true)
  expect((await take('a')).isWithin).toBe(false)
})

it('does not extend a limit when the clock is set back', async () => {
  const { clock, take, takes } = await open()
  await takes(3, 'a')
  clock.advance(-3_600_000)
  expect(await take('a')).toMatchObject({ isWithin: false, retryAfter: 60 })
})

it('forgets what was asked longest ago, and keeps no more than it may', async () => {
  const { take, takes } = await open()
  await takes(3, 'first')
  for (let n = 0; n < 20_300; n++) await take(`key ${n}`)
  expect((await take('first')).isWithin).toBe(true)
})

it('forgets what no window reaches any more', async () => {
  const { clock, limits, take } = await open()
  for (const key of ['early', 'also early', 'asked again']) await take(key)
  clock.advance(1_800_000)
  await take('asked again')
  clock.advance(1_800_000)
  for (let n = 0; n < 300; n++) await take(`late ${n}`)
  expect(limits.known('one')).toBe(301)
})
