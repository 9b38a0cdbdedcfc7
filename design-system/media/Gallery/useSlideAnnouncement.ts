import { useEffect, useId, useRef } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import type { GalleryPhoto, GalleryTexts } from './GalleryPhoto.ts'

/**
 * Announces the visible picture and its description: once, however many passed by, and not at all once the pictures
 * have left the page.
 */
export function useSlideAnnouncement(
  photos: readonly GalleryPhoto[],
  texts: Pick<GalleryTexts, 'position'>,
): (index: number) => void {
  const topic = useId()
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])
  return (index) => {
    const position = texts.position(index + 1, photos.length)
    cancel.current = announce(`${position}. ${photos[index]?.alt ?? ''}`, { topic })
  }
}
