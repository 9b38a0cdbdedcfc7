import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { areaInside } from '#domain/listing/plan/planAreas.ts'
import { isRoomName } from '#domain/listing/plan/roomNames.ts'
import type { Texts } from '#app/i18n/texts.ts'

type Rooms = NonNullable<ListingDetail['plan']>['rooms']
type Words = Pick<Texts, 't' | 'format'>

/** A room under the number that it has in the drawing. */
export interface PlanRow {
  readonly number: number
  readonly name: string
  readonly area: string
}

/** The rooms of a plan with their areas, in the order of the drawing. */
export const planRows = ({ t, format }: Words, rooms: Rooms): readonly PlanRow[] =>
  rooms.map(({ room, area }, at) => ({
    number: at + 1,
    name: isRoomName(room) ? t(`listing.room.${room}`) : room,
    area: area === null ? t('listing.notStated') : preciseArea({ format }, area),
  }))

/** The sum of the rooms' areas, without outdoor areas; undefined where one is not stated. */
export function roomsSum({ format }: Pick<Texts, 'format'>, rooms: Rooms): string | undefined {
  const sum = areaInside(rooms)
  return sum === null ? undefined : preciseArea({ format }, sum)
}

/** Rooms are measured to a tenth of a square metre: the unit of whole metres with a finer number before it. */
export const preciseArea = ({ format }: Pick<Texts, 'format'>, area: number): string =>
  format.area(0).replace('0', format.number(Math.round(area * 10) / 10))
