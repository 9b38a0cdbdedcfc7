import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { takeTurns } from './takeTurns.ts'

/** Keeps the event loop from going round for so many milliseconds. */
function work(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** Requests that arrive in one round of the event loop, each of which takes so long; tells in which round each was answered. */
async function roundsOf(requests: number, ms: number, gone: readonly number[] = []): Promise<number[]> {
  const turns = takeTurns()
  const answered: number[] = []
  let round = 0
  const ticking = setInterval(() => round++, 1)
  for (let at = 0; at < requests; at++) {
    const request = new IncomingMessage(new Socket())
    const response = new ServerResponse(request)
    turns(request, response, () => {
      work(ms)
      answered.push(round)
    })
    if (gone.includes(at)) response.destroy()
  }
  await vi.waitFor(() => expect(answered).toHaveLength(requests - gone.length))
  // Whoever went away would be answered now.
  await after(20)
  clearInterval(ticking)
  return answered
}

describe('requests that arrive together', () => {
  it('are answered with the event loop going round between', async () => {
    const rounds = await roundsOf(3, 6)
    expect(rounds).toHaveLength(3)
    expect(new Set(rounds).size).toBe(3)
  })

  it('are answered in one go as long as they are quick', async () => {
    expect(new Set(await roundsOf(8, 0)).size).toBe(1)
  })

  it('are not answered to whoever went away', async () => {
    expect(await roundsOf(3, 1, [1])).toHaveLength(2)
  })
})
