import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastKnown } from './lastKnown.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const away = Object.assign(new Error('The database is away'), { code: '57P01' })
const wrong = new Error('There is no such table')

/** Gives the answers in turn, or fails with them. Counts how often it was asked. */
function asking(...answers: readonly (number | Error)[]) {
  const asked = { times: 0 }
  const ask = Effect.suspend(() => {
    const answer = answers[asked.times++]
    return typeof answer === 'number' ? Effect.succeed(answer) : Effect.fail(answer)
  })
  const known = lastKnown(ask, 1000)
  const once = () => Effect.runPromise(known.pipe(Effect.catch((error) => Effect.succeed(error))))
  return { asked, once }
}

it('asks once until the time is over', async () => {
  const { asked, once } = asking(1, 2)
  expect([await once(), await once(), asked.times]).toEqual([1, 1, 1])
  vi.advanceTimersByTime(1001)
  expect([await once(), asked.times]).toEqual([2, 2])
})

it('keeps to the last answer while the database is away, and does not ask each time', async () => {
  const { asked, once } = asking(1, away, 3)
  await once()
  vi.advanceTimersByTime(1001)
  expect([await once(), await once(), asked.times]).toEqual([1, 1, 2])
  vi.advanceTimersByTime(1001)
  expect([await once(), asked.times]).toEqual([3, 3])
})

it('fails who has no answer yet, and asks again at once', async () => {
  const { asked, once } = asking(away, 2)
  expect([await once(), await once(), asked.times]).toEqual([away, 2, 2])
})

it('hides no fault that is not the outage', async () => {
  const { once } = asking(1, wrong)
  await once()
  vi.advanceTimersByTime(1001)
  expect(await once()).toBe(wrong)
})
