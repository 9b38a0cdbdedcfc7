import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { spoken } from '../../testing/spoken.ts'
import { announce } from './announce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.advanceTimersByTime(20_000)
  vi.useRealTimers()
})

it('announces only the last of many messages on a topic', () => {
  for (const count of [412, 96, 18]) announce(`${count} ακίνητα`, { topic: 'results', settle: 1000 })
  vi.advanceTimersByTime(999)
  expect(spoken()).toEqual([])
  vi.advanceTimersByTime(2)
  expect(spoken()).toEqual(['18 ακίνητα'])
})

it('announces messages on different topics both', () => {
  announce('Κατοικίες στο Παγκράτι', { topic: 'route' })
  announce('18 ακίνητα', { topic: 'results' })
  vi.advanceTimersByTime(300)
  expect(spoken()).toEqual(['Κατοικίες στο Παγκράτι', '18 ακίνητα'])
})

it('repeats the same words on a second call', () => {
  announce('Καμία αγγελία')
  vi.advanceTimersByTime(300)
  announce('Καμία αγγελία')
  vi.advanceTimersByTime(300)
  expect(spoken()).toEqual(['Καμία αγγελία', 'Καμία αγγελία'])
})

it('interrupts only on request, and leaves the page clean', () => {
  announce('Χάθηκε η σύνδεση', { urgency: 'assertive' })
  vi.advanceTimersByTime(300)
  expect(spoken('assertive')).toEqual(['Χάθηκε η σύνδεση'])
  expect(spoken()).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(spoken('assertive')).toEqual([])
})
