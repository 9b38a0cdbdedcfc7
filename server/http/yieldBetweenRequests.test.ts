import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { yieldBetweenRequests } from './yieldBetweenRequests.ts'

/** A clock that goes by what is done, not by how busy the machine is, ms. */
let clock = 0
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => clock))
afterEach(() => vi.restoreAllMocks())

/** Turns of the event loop after which all requests are answered. */
const LONG = 100

/** Requests that arrive in one round of the event loop, each of which takes so many ms; tells in which round each was answered. */
async function roundsOf(requests: number, ms: number, gone: readonly number[] = []): Promise<number[]> {
  const turns = yieldBetweenRequests()
  const answered: number[] = []
  let round = 0
  for (let at = 0; at < requests; at++) {
    const request = new IncomingMessage(new Socket())
    const response = new ServerResponse(request)
    turns(request, response, () => {
      clock += ms
      answered.push(round)
    })
    if (gone.includes(at)) response.destroy()
  }
  for (; round < LONG; round++) await nextRound()
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

  it('are not answered to a client that left', async () => {
    expect(await roundsOf(3, 1, [1])).toHaveLength(2)
  })
})
