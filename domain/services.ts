/** Services that need the consent of a visitor, as pages are told of them. */
export interface Services {
  /** The key that measured events are sent under. */
  readonly writeKey: string
  /** A change of page without a choice counts as agreement to all. */
  readonly agreesByRouteChange?: true
}

/** What consent is asked for, one by one. */
export const purposes = ['measure'] as const
export type Purpose = (typeof purposes)[number]
