import { announce } from '#design-system/feedback/announce/announce.ts'
import type { GalleryPhoto, GalleryTexts } from './GalleryPhoto.ts'

/** Tells which picture is in sight now, and what it shows: once, however many passed by. */
export function announceSlide(
  photos: readonly GalleryPhoto[],
  index: number,
  texts: Pick<GalleryTexts, 'position'>,
  topic: string,
): void {
  announce(`${texts.position(index + 1, photos.length)}. ${photos[index]?.alt ?? ''}`, { topic })
}
