/** Rooms of a floor plan as they are typed. */
import type { Draft } from '#domain/api/listings/Drafts.ts'
import { readAsFar } from '#domain/listing/facts/readListing.ts'
import type { SentRoom, TypedRoom, WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'
import type { Language } from '#domain/locale.ts'
import { sentOfFields } from '#domain/publishing/draftFields.ts'
import { planInForm } from '#domain/publishing/planForm.ts'

/** A room of the list. */
export interface ListedRoom extends TypedRoom {
  /** The same while the page is open, wherever the room stands in the list. */
  readonly id: number
}

/** Rooms that are not stored: what a reload, a lost line or a refusal left. Kept in this tab. */
export interface UnsentPlan {
  /** Made from this version of the plan. */
  readonly version?: number
  readonly rooms?: readonly TypedRoom[]
  /** What was typed of the next room. */
  readonly next?: Partial<TypedRoom>
}

let rooms = 0

/** An id that no other room of this page has. */
export const newRoomId = (): number => {
  rooms += 1
  return rooms
}

export const withIds = (fields: readonly TypedRoom[]): readonly ListedRoom[] =>
  fields.map((room) => ({ ...room, id: newRoomId() }))

const typedArea = (area: number | null, language: Language): string =>
  area === null ? '' : language === 'en' ? String(area) : String(area).replace('.', ',')

export const typedRooms = (written: readonly WrittenRoom[], language: Language): readonly ListedRoom[] =>
  withIds(written.map(({ area, ...room }) => ({ ...room, area: typedArea(area, language) })))

/** What a form without script was refused with: it stands in the address. Undefined once the plan was changed. */
export function refusedPlan(search: URLSearchParams, { plan }: Draft) {
  const refused = planInForm(search)
  return refused?.version === (plan?.version ?? 0) ? refused : undefined
}

export const sentRoom = ({ room, area, from, side }: TypedRoom): SentRoom => ({
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
