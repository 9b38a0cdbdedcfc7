/** Rooms of a floor plan as they are typed. */
import type { Draft } from '#domain/api/listings/Drafts.ts'
import { readAsFar } from '#domain/listing/facts/readListing.ts'
import type { SentRoom, WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'
import type { Language } from '#domain/locale.ts'
import { sentOfFields } from '#domain/publishing/draftFields.ts'

/** A room with its area as it was typed. */
export interface TypedRoom extends Omit<WrittenRoom, 'area'> {
  /** The same while the page is open, wherever the room stands in the list. */
  readonly id: number
  readonly area: string
}

let rooms = 0

/** An id that no other room of this page has. */
export const newRoomId = (): number => {
  rooms += 1
  return rooms
}

const typedArea = (area: number | null, language: Language): string =>
  area === null ? '' : language === 'en' ? String(area) : String(area).replace('.', ',')

export const typedRooms = (written: readonly WrittenRoom[], language: Language): readonly TypedRoom[] =>
  written.map(({ area, ...room }) => ({ ...room, id: newRoomId(), area: typedArea(area, language) }))

export const sentRoom = ({ room, area, from, side }: Omit<TypedRoom, 'id'>): SentRoom => ({
  room,
  area: area.trim() === '' ? null : area.trim(),
  from,
  side,
})

/** m² inside the walls as the draft states it; null where only another area is. */
export function netAreaOf({ fields }: Draft): number | null {
  const { netArea, surface, surfaceKind } = readAsFar(sentOfFields(fields)).facts
  return netArea ?? (surfaceKind === 'net' ? surface : null)
}
