/** What a room of a floor plan is. */
export const roomNames = [
  'living',
  'livingKitchen',
  'kitchen',
  'dining',
  'bedroom',
  'bathroom',
  'ensuite',
  'wc',
  'hall',
  'storage',
  'wardrobe',
  'study',
  'studio',
  'balcony',
] as const
export type RoomName = (typeof roomNames)[number]

export const isRoomName = (room: string): room is RoomName => (roomNames as readonly string[]).includes(room)

/** Whether a room's area is outside the home's own. */
export const isOutdoor = (room: string): boolean => room === 'balcony'
