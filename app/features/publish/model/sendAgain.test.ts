import { expect, it, vi } from 'vitest'
import { sendAgain } from './sendAgain.ts'

const isCut = (outcome: string) => outcome === 'cut'
const signal = new AbortController().signal

it('sends until it is answered, each time after a longer pause', async () => {
  const outcomes = ['cut', 'cut', 'there']
  const waited: number[] = []
  const wait = async (seconds: number) => void waited.push(seconds)
  expect(await sendAgain(async () => outcomes.shift() ?? '', isCut, signal, wait)).toBe('there')
  expect(waited).toEqual([2, 4])
})

it('does not send again what was refused, or what its user dropped', async () => {
  const wait = vi.fn<(seconds: number, signal: AbortSignal) => Promise<void>>(async () => undefined)
  const send = vi.fn<() => Promise<string>>(async () => 'refused')
  expect(await sendAgain(send, isCut, signal, wait)).toBe('refused')
  const dropped = AbortSignal.abort()
  const cut = vi.fn<() => Promise<string>>(async () => 'cut')
  expect(await sendAgain(cut, isCut, dropped, wait)).toBe('cut')
  expect([send.mock.calls.length, cut.mock.calls.length, wait.mock.calls.length]).toEqual([1, 1, 0])
})

it('gives up after some time, for its user to decide', async () => {
  const send = vi.fn<() => Promise<string>>(async () => 'cut')
  expect(await sendAgain(send, isCut, signal, async () => undefined)).toBe('cut')
  expect(send).toHaveBeenCalledTimes(6)
})
