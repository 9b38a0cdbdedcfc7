import { announce } from '#design-system/feedback/announce/announce.ts'
import type { GalleryPhoto, GalleryTexts } from './GalleryPhoto.ts'

/** Announces the visible picture and its description: once, however many passed by. */
export function announceSlide(
  photos: readonly GalleryPhoto[],
  index: number,
  texts: Pick<GalleryTexts, 'position'>,
  topic: string,
): void {
  announce(`${texts.position(index + 1, photos.length)}. ${photos[index]?.alt ?? ''}`, { topic })
}
