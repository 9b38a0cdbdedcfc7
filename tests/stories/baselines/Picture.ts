/** The three pictures of a story. Each has a width of its own, so that every width is seen by one of them. */
export const pictureNames = ['light', 'dark', 'forced'] as const
export type PictureName = (typeof pictureNames)[number]

/** Place and size on the page, in CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pixels, row by row: red, green, blue. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}
