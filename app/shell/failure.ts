import type { Gone } from '#domain/listing/Gone.ts'
import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { RouteName } from '#domain/routes.ts'

/** Why a page cannot be shown; each has its texts under `errors.` */
export type FailureReason =
  | 'notFound'
  | 'listingNotFound'
  | 'agencyNotFound'
  | 'placeNotFound'
  | 'gone'
  | 'server'
  | 'unavailable'
  | 'tooMany'
  | 'connection'

export interface FailureProps {
  reason: FailureReason
  /** What became of a home, where that is why. */
  gone?: Gone | undefined
  /** Left out where trying again does not help. */
  retry?: (() => void) | undefined
}

/** The title of a page that cannot be shown; for a home that is gone, what happened to it. */
export const failureTitle = (reason: FailureReason, gone: Gone | undefined): MessageKey =>
  reason === 'gone' && gone ? `errors.gone.${gone.how}` : `errors.${reason}.title`

const notFoundOn: Partial<Record<RouteName, FailureReason>> = {
  listing: 'listingNotFound',
  agency: 'agencyNotFound',
  search: 'placeNotFound',
  searchList: 'placeNotFound',
}

/** What a status of the page's main reply means to the visitor. A bad request is a bad address. */
export function failureOf(status: number, route: RouteName | undefined): FailureReason {
  if (status === 410) return 'gone'
  if (status === 429) return 'tooMany'
  if (status === 503) return 'unavailable'
  if (status >= 500) return 'server'
  return (route && notFoundOn[route]) ?? 'notFound'
}

/** The status a page answers with when its main reply had this one. */
export function pageStatusOf(status: number): number {
  if (status < 400) return 200
  if (status === 410 || status === 429 || status === 503) return status
  return status < 500 ? 404 : 500
}
