/**
 * What a room of a floor plan is, and whether its area is part of the home's own. Its words are `listing.room.<name>`; forms,
 * the walk, the contract and feeds read this table, in its order.
 */
const rooms = {
  living: 'inside',
  livingKitchen: 'inside',
  kitchen: 'inside',
  dining: 'inside',
  bedroom: 'inside',
  bathroom: 'inside',
  ensuite: 'inside',
  wc: 'inside',
  hall: 'inside',
  stairs: 'inside',
  storage: 'inside',
  wardrobe: 'inside',
  study: 'inside',
  studio: 'inside',
  balcony: 'outside',
  garage: 'outside',
  other: 'inside',
} as const

export type RoomName = keyof typeof rooms
export const roomNames = Object.keys(rooms) as readonly RoomName[]

export const isRoomName = (room: string): room is RoomName => Object.hasOwn(rooms, room)

/** Whether a room's area is outside the home's own. */
export const isOutside = (room: string): boolean => isRoomName(room) && rooms[room] === 'outside'
