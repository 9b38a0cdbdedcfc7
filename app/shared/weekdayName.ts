import { type Language, localeTags } from '#domain/locale.ts'

/** The first of January 2024 was a Monday. */
const mondayMs = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000

/** The name of a weekday, 1 Monday … 7 Sunday. */
export const weekdayName = (language: Language, weekday: number): string =>
  new Intl.DateTimeFormat(localeTags[language], { weekday: 'long', timeZone: 'UTC' }).format(
    mondayMs + (weekday - 1) * dayMs,
  )
