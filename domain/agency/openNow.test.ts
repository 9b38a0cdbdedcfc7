import { expect, it } from 'vitest'
import { openNow } from './openNow.ts'

const span = (from: number, until: number, weekday = 1) => ({ weekday, from: from * 60, until: until * 60 })
// A Monday; Greece is two hours ahead in winter and three in summer.
const monday = (time: string) => new Date(`2026-11-23T${time}:00Z`)
const hours = [span(17, 20), span(9, 14), span(14, 15)]

it.each([
  ['06:59', { state: 'later', from: 540 }],
  ['07:00', { state: 'open', until: 900 }],
  ['12:59', { state: 'open', until: 900 }],
  ['13:00', { state: 'later', from: 1020 }],
  ['18:00', { state: 'over' }],
] as const)('at %s in universal time', (time, expected) => {
  expect(openNow(hours, false, monday(time))).toEqual(expected)
})

it('is closed on a day without hours, and on a holiday', () => {
  expect(openNow(hours, true, monday('08:00'))).toEqual({ state: 'closed' })
  expect(openNow(hours, false, new Date('2026-11-24T08:00:00Z'))).toEqual({ state: 'closed' })
})

it('goes by the clock of Greece in summer too, and by its midnight', () => {
  expect(openNow([span(9, 10)], false, new Date('2026-07-06T06:30:00Z'))).toEqual({
    state: 'open',
    until: 600,
  })
  expect(openNow([span(0, 24)], false, new Date('2026-11-22T22:30:00Z'))).toEqual({
    state: 'open',
    until: 1440,
  })
})
