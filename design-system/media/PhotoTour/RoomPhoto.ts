import type { GalleryPhoto } from '../Gallery/GalleryPhoto.ts'

/** A photograph, and the name of the room that it shows: several photographs may share one. */
export interface RoomPhoto extends GalleryPhoto {
  room: string
}

export interface Room {
  readonly name: string
  /** Each with its place among all photographs, counted from 0. */
  readonly photos: readonly { readonly photo: RoomPhoto; readonly index: number }[]
}

/** Photographs by room, rooms in the order of their first photograph. */
export function roomsOf(photos: readonly RoomPhoto[]): readonly Room[] {
  const rooms = Map.groupBy(
    photos.map((photo, index) => ({ photo, index })),
    ({ photo }) => photo.room,
  )
  return [...rooms].map(([name, of]) => ({ name, photos: of }))
}
