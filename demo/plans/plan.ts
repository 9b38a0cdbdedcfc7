import type { RoomCode } from './program.ts'

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface PlannedRoom {
  readonly code: RoomCode
  /** Rectangles in metres; more than one for an L-shaped room. */
  readonly parts: readonly Rectangle[]
  /** Square metres, rounded to 0.1; the inside rooms add up to the given area. */
  readonly area: number
  readonly outdoor: boolean
}

/** An opening in a wall: its middle, whether the wall runs across the page, and its length. */
export interface WallOpening {
  readonly kind: 'door' | 'entrance' | 'passage' | 'window' | 'slidingDoor'
  readonly x: number
  readonly y: number
  readonly along: 'x' | 'y'
  readonly length: number
  /** Which way a door's leaf turns: 1 down or right, -1 up or left. */
  readonly swing: 1 | -1
}

export interface FloorPlan {
  readonly width: number
  readonly depth: number
  readonly rooms: readonly PlannedRoom[]
  readonly openings: readonly WallOpening[]
  /** The entrance is on the left. */
  readonly mirrored: boolean
}
