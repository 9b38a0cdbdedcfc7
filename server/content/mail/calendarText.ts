/**
 * A visit as a calendar reads it (RFC 5545). It names nobody's address: a calendar entry travels, and everyone who has it
 * would have them. Without METHOD and ORGANIZER it is an entry to keep and no invitation to answer.
 */
import { messageHost } from './addresses.ts'
import type { CalendarVisit } from './Mail.ts'

/** Octets of a line, without its end. */
const LINE = 75

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')

/** In UTC, to the second: `20260329T100000Z`. */
const utc = (moment: number): string => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Cuts a line where it gets too long, never within a character; what goes on begins with a space. */
export function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** The visit as a whole file. `origin` is the portal's: it makes the entry's name the world's only one. */
export function calendarText(visit: CalendarVisit, origin: string): string {
  const start = Date.parse(visit.startsAt)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Estia//Visits//EN',
    'BEGIN:VEVENT',
    `UID:${visit.id}@${messageHost(origin)}`,
    `SEQUENCE:${visit.sequence}`,
    `DTSTAMP:${utc(Date.parse(visit.changedAt))}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + visit.minutes * 60_000)}`,
    `STATUS:${visit.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(visit.title)}`,
    `DESCRIPTION:${escaped(visit.link)}`,
    `URL:${visit.link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
