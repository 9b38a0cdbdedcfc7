import type { Texts } from '#app/i18n/texts.ts'

const minuteMs = 60_000
const HOUR = 60
const TWO_DAYS = 48

/** How long ago a moment was: minutes, hours below two days, then days. */
export function sinceWords({ t }: Pick<Texts, 't'>, iso: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / minuteMs))
  if (minutes < HOUR) return t('office.since.minutes', { count: minutes })
  const hours = Math.floor(minutes / HOUR)
  if (hours < TWO_DAYS) return t('office.since.hours', { count: hours })
  return t('office.since.days', { count: Math.floor(hours / 24) })
}
