import type { MapPosition } from './geometry.ts'

/** A mark on a map, which can be opened. */
export interface MapMark {
  readonly id: string
  readonly kind: 'home' | 'cluster'
  readonly position: MapPosition
  /** What is written on it: a price, a number. Short. */
  readonly text: string
  /** A second, smaller line: the span of a cluster's prices. */
  readonly detail?: string | undefined
  /** Its whole name, with what is written on it: "€245K, 3 bedrooms, 85 m², Kypseli, approximate, 4 of 37". No two are equal. */
  readonly label: string
  /** Its place is approximate: a dashed edge and a sign. @default false */
  readonly isApproximate?: boolean
  /** It was looked at before: no fill, and a tick. @default false */
  readonly isSeen?: boolean
  /** It is saved: a heart. @default false */
  readonly isSaved?: boolean
  /** Its price was cut: an arrow. @default false */
  readonly isReduced?: boolean
}
