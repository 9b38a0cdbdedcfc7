import { defaults, type Language, localeTags } from '#domain/locale.ts'

const dayMs = 86_400_000

/** "σήμερα", "χθες", "πριν από 3 ημέρες", by the calendar of Greece. */
export function whenWords(at: number, now: number, language: Language): string {
  const days = Math.round((dayOf(at) - dayOf(now)) / dayMs)
  return new Intl.RelativeTimeFormat(localeTags[language], { numeric: 'auto' }).format(
    Math.min(0, days),
    'day',
  )
}

/** The day that it is in Greece, as the moment at which it begins in UTC. */
function dayOf(moment: number): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: defaults.timeZone }).format(moment)
  return Date.parse(`${parts}T00:00:00Z`)
}
