import type { Texts } from '#app/i18n/texts.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'

type Rooms = NonNullable<ListingDetail['plan']>['rooms']

const roomNames = [
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
type RoomName = (typeof roomNames)[number]

/** A room under the number that it has in the drawing. */
export interface PlanRow {
  readonly number: number
  readonly name: string
  readonly area: string
}

const isRoomName = (room: string): room is RoomName => (roomNames as readonly string[]).includes(room)

/** The rooms of a plan with their areas, in the order of the drawing. */
export const planRows = ({ t, format }: Pick<Texts, 't' | 'format'>, rooms: Rooms): readonly PlanRow[] =>
  rooms.map(({ room, area }, at) => ({
    number: at + 1,
    name: isRoomName(room) ? t(`listing.room.${room}`) : room,
    area: preciseArea(format, area),
  }))

/** The sum of the rooms' areas, without outdoor areas. */
export function roomsSum({ format }: Pick<Texts, 'format'>, rooms: Rooms): string {
  const inside = rooms.filter(({ room }) => room !== 'balcony')
  return preciseArea(
    format,
    inside.reduce((total, { area }) => total + area, 0),
  )
}

/** Rooms are measured to a tenth of a square metre: the unit of whole metres with a finer number before it. */
const preciseArea = (format: Texts['format'], area: number): string =>
  format.area(0).replace('0', format.number(Math.round(area * 10) / 10))
