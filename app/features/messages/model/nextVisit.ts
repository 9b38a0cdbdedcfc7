import type { Visit } from '#domain/contact/Conversation.ts'

const minuteMs = 60_000

/** A visit with its time. */
export type AgreedVisit = Visit & { readonly startsAt: string }

/** The first confirmed visit that is not over at `now` (milliseconds). */
export function nextVisit(visits: readonly Visit[], now: number): AgreedVisit | undefined {
  const isAhead = (visit: Visit): visit is AgreedVisit =>
    visit.status === 'confirmed' &&
    visit.startsAt !== null &&
    Date.parse(visit.startsAt) + visit.minutes * minuteMs > now
  return visits
    .filter(isAhead)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .at(0)
}
