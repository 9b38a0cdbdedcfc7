import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTimeZone, nextDigest, quietUntil, type Schedule } from './schedule.ts'

const zone = 'Europe/Athens'
const schedule = (parts: Partial<Schedule> = {}): Schedule => ({
  frequency: 'instant',
  timeZone: zone,
  quiet: { from: 22 * 60, to: 8 * 60 },
  ...parts,
})
const until = (at: string, parts: Partial<Schedule> = {}) => {
  const end = quietUntil(Date.parse(at), schedule(parts))
  return end === undefined ? undefined : new Date(end).toISOString()
}

describe('quiet hours', () => {
  it.each([
    ['in the evening they end in the morning', '2026-06-01T20:00:00Z', '2026-06-02T05:00:00.000Z'],
    ['after midnight they end the same day', '2026-06-02T02:00:00Z', '2026-06-02T05:00:00.000Z'],
    ['at their end they are over', '2026-06-02T05:00:00Z', undefined],
    ['at their beginning they have begun', '2026-06-01T19:00:00Z', '2026-06-02T05:00:00.000Z'],
    ['in the night that is an hour shorter', '2026-03-28T23:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['in the night that is an hour longer', '2026-10-24T22:00:00Z', '2026-10-25T06:00:00.000Z'],
  ])('%s', (_, at, end) => expect(until(at)).toBe(end))

  it('end after the gap where their end is left out, and once where it comes twice', () => {
    const quiet = { from: 60, to: 210 }
    // 03:30 does not exist on 29 March.
    expect(until('2026-03-29T00:30:00Z', { quiet })).toBe('2026-03-29T01:30:00.000Z')
    // 03:30 comes twice on 25 October.
    expect(until('2026-10-25T00:10:00Z', { quiet })).toBe('2026-10-25T00:30:00.000Z')
    expect(until('2026-10-25T01:10:00Z', { quiet })).toBe('2026-10-25T01:30:00.000Z')
  })

  it('of no length, and none at all, are never', () => {
    expect(until('2026-06-01T20:00:00Z', { quiet: { from: 60, to: 60 } })).toBeUndefined()
    expect(until('2026-06-01T20:00:00Z', { quiet: null })).toBeUndefined()
  })

  it('are over when they end, whatever the night', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
    const zones = fc.constantFrom(zone, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC')
    const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') })
    fc.assert(
      fc.property(minute, minute, zones, moment, (from, to, timeZone, at) => {
        fc.pre(from !== to)
        const asked = schedule({ timeZone, quiet: { from, to } })
        const end = quietUntil(at, asked)
        if (end === undefined) return
        expect(end).toBeGreaterThan(at)
        expect(end - at).toBeLessThanOrEqual(25 * 3_600_000)
      }),
      { seed: 5 },
    )
  })
})

describe('digests', () => {
  const next = (at: string, parts: Partial<Schedule>) => {
    const moment = nextDigest(Date.parse(at), schedule({ quiet: null, ...parts }))
    return moment === undefined ? undefined : new Date(moment).toISOString()
  }
  it.each([
    ['daily', '2026-06-01T04:59:00Z', '2026-06-01T05:00:00.000Z'],
    ['daily', '2026-06-01T05:00:00Z', '2026-06-02T05:00:00.000Z'],
    ['daily', '2026-10-24T12:00:00Z', '2026-10-25T06:00:00.000Z'],
    ['weekly', '2026-06-02T12:00:00Z', '2026-06-08T05:00:00.000Z'],
    ['weekly', '2026-10-21T12:00:00Z', '2026-10-26T06:00:00.000Z'],
    ['instant', '2026-06-02T12:00:00Z', undefined],
    ['off', '2026-06-02T12:00:00Z', undefined],
  ] as const)('%s after %s: %s', (frequency, at, moment) => expect(next(at, { frequency })).toBe(moment))

  it('wait for the end of quiet hours', () =>
    expect(next('2026-06-01T12:00:00Z', { frequency: 'daily', quiet: { from: 1320, to: 570 } })).toBe(
      '2026-06-02T06:30:00.000Z',
    ))
})

it('knows zones by their names', () => {
  expect(isTimeZone('Europe/Athens')).toBe(true)
  expect(isTimeZone('Europe/Atlantis')).toBe(false)
})
