import { describe, expect, it } from 'vitest'
import { calendarText } from './calendarText.ts'

const visit = {
  id: 'a2b3',
  startsAt: '2026-03-30T07:30:00.000Z',
  minutes: 30,
  sequence: 1,
  isCancelled: false,
  changedAt: '2026-03-28T10:00:00.123Z',
  title:
    'Διαμέρισμα 85 τ.μ., Κολωνάκι; «με θέα»\\\r\nBEGIN:VALARM και ένα πολύ μακρύ όνομα 🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠',
  link: 'https://estia.example/user/messages/?conversation=a2b3',
}
const text = calendarText(visit, 'https://estia.example')
/** Lines as a reader joins them (RFC 5545, 3.1). */
const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')

describe('a visit for a calendar', () => {
  it('ends its lines with CRLF, none longer than 75 octets', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\uFFFD')
  })

  it('has its times in UTC, a name, and how often it changed', () => {
    for (const line of [
      'UID:a2b3@estia.example',
      'SEQUENCE:1',
      'DTSTAMP:20260328T100000Z',
      'DTSTART:20260330T073000Z',
      'DTEND:20260330T080000Z',
      'STATUS:CONFIRMED',
    ])
      expect(lines).toContain(line)
    const cancelled = calendarText({ ...visit, isCancelled: true, sequence: 2 }, 'https://estia.example')
    expect(cancelled).toContain('\r\nSEQUENCE:2\r\n')
    expect(cancelled).toContain('\r\nSTATUS:CANCELLED\r\n')
  })

  it('keeps what a user wrote within its line, and names no address', () => {
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
    expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain(
      '85 τ.μ.\\, Κολωνάκι\\; «με θέα»\\\\\\nBEGIN',
    )
    expect(text).not.toMatch(/mailto|ORGANIZER|ATTENDEE/i)
  })
})
