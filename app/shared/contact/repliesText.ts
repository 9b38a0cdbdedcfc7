import type { ContactWays } from '#domain/contact/ContactWays.ts'
import type { Texts } from '#app/i18n/texts.ts'

const minutesOf = { hour: 60, day: 1440 } as const

/** How the advertiser answers, in a sentence; undefined where too few conversations tell. */
export function repliesText({ t, format }: Texts, replies: ContactWays['replies']): string | undefined {
  if (replies === null) return undefined
  const { count, rate, medianMinutes } = replies
  const values = { count, rate: format.percent(Math.round(rate * 100)) }
  if (medianMinutes === null) return t('contact.replies.rateOnly', values)
  return t('contact.replies', { ...values, time: withinText(t, medianMinutes) })
}

function withinText(t: Texts['t'], minutes: number): string {
  if (minutes < minutesOf.hour) return t('contact.replies.minutes', { count: Math.max(1, minutes) })
  if (minutes < 2 * minutesOf.day)
    return t('contact.replies.hours', { count: Math.ceil(minutes / minutesOf.hour) })
  return t('contact.replies.days', { count: Math.ceil(minutes / minutesOf.day) })
}
