/** Changes of a list of rooms. Rooms are named by their places in it, so that each change keeps the ways right. */
import type { TypedRoom, WrittenRoom } from './WrittenRoom.ts'

type Way = Pick<WrittenRoom, 'from'>

/** The rooms in another order; those that are left out are gone, and what was reached from them has no way. */
function inOrder<Room extends Way>(rooms: readonly Room[], order: readonly number[]): readonly Room[] {
  return order.flatMap((old) => {
    const room = rooms[old]
    if (room === undefined) return []
    if (typeof room.from !== 'number') return [room]
    const from = order.indexOf(room.from)
    return [{ ...room, from: from === -1 ? null : from }]
  })
}

/** Puts a room at another place of the list. */
export function withMoved<Room extends Way>(rooms: readonly Room[], at: number, to: number): readonly Room[] {
  const others = rooms.map((_, old) => old).filter((old) => old !== at)
  return inOrder(rooms, others.toSpliced(to, 0, at))
}

export const without = <Room extends Way>(rooms: readonly Room[], at: number): readonly Room[] =>
  inOrder(
    rooms,
    rooms.map((_, old) => old).filter((old) => old !== at),
  )

/** What the form of the next room offers before anything is chosen or typed. */
export const offeredRoom = (rooms: readonly Way[]) =>
  ({
    room: rooms.length === 0 ? 'hall' : 'bedroom',
    area: '',
    from: likelyFrom(rooms),
    side: 'ahead',
  }) as const

/** Whether the form of the next room says something else than it offered: then it is a room. */
export function isFilled(rooms: readonly Way[], { room, area, from, side }: TypedRoom): boolean {
  const offered = offeredRoom(rooms)
  const isOnItsSide = typeof from === 'number' && side !== offered.side
  return room !== offered.room || area.trim() !== '' || from !== offered.from || isOnItsSide
}

/** Where the next room is most likely reached from: where the last one is, and the first from the door. */
export function likelyFrom(rooms: readonly Way[]): WrittenRoom['from'] {
  if (rooms.every(({ from }) => from !== 'door')) return 'door'
  const last = rooms.at(-1)?.from ?? null
  return typeof last === 'number' ? last : rooms.findIndex(({ from }) => from === 'door')
}
