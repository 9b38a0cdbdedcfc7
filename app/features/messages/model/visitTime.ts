import type { Texts } from '#app/i18n/texts.ts'

const minuteMs = 60_000

/** "Tuesday 24 November, 10:30 to 11:00", by the clock of Greece. */
export function visitTime({ t, format }: Texts, start: string, minutes: number): string {
  const end = new Date(Date.parse(start) + minutes * minuteMs).toISOString()
  return t('messages.visit.at', { day: format.day(start), start: format.time(start), end: format.time(end) })
}
