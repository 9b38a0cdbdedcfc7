import { bathroom } from './bathroom.ts'
import { kitchen } from './kitchen.ts'
import { dining, living } from './living.ts'
import { balconyView, terraceView } from './outside.ts'
import { bedroom, childBedroom, hallway, storage, study } from './sleeping.ts'
import type { Room } from './space.ts'

interface RoomKind {
  readonly draw: (room: Room) => string
  /** Half the back wall in metres, smallest and largest. */
  readonly half: readonly [number, number]
  readonly height: number
  /** How close the picture is cropped: small rooms are seen from nearer. */
  readonly zoom: number
}

export const roomKinds = {
  living: { draw: living, half: [2.5, 2.95], height: 2.85, zoom: 1.14 },
  dining: { draw: dining, half: [2.4, 2.8], height: 2.8, zoom: 1.2 },
  kitchen: { draw: kitchen, half: [2.3, 2.7], height: 2.75, zoom: 1.24 },
  bedroom: { draw: bedroom, half: [2.25, 2.6], height: 2.75, zoom: 1.24 },
  childBedroom: { draw: childBedroom, half: [2.05, 2.35], height: 2.75, zoom: 1.34 },
  bathroom: { draw: bathroom, half: [1.95, 2.15], height: 2.6, zoom: 1.42 },
  hallway: { draw: hallway, half: [1.8, 2.1], height: 2.8, zoom: 1.4 },
  study: { draw: study, half: [2, 2.35], height: 2.75, zoom: 1.36 },
  storage: { draw: storage, half: [1.95, 2.1], height: 2.7, zoom: 1.5 },
  balcony: { draw: balconyView, half: [2.6, 2.8], height: 2.8, zoom: 1 },
  terrace: { draw: terraceView, half: [2.6, 2.8], height: 2.8, zoom: 1 },
} as const satisfies Record<string, RoomKind>

export type RoomName = keyof typeof roomKinds
