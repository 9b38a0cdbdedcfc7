import { useEffect, useRef } from 'react'
import { Toolbar } from 'react-aria-components'
import { Picture } from '../Picture/Picture.tsx'
import * as styles from './Gallery.css.ts'
import type { GalleryPhoto, GalleryTexts } from './GalleryPhoto.ts'
import type { SlidesState } from './useSlides.ts'

export interface ThumbnailsProps {
  photos: readonly GalleryPhoto[]
  texts: Pick<GalleryTexts, 'position' | 'label' | 'thumbnails'>
  slides: Pick<SlidesState, 'index' | 'go'>
}

/** Small pictures that lead to the large ones. One stop of the Tab key, however many there are. */
export function Thumbnails({ photos, texts, slides }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => keepInSight(row.current, slides.index), [slides.index])
  return (
    <Toolbar ref={row} aria-label={texts.thumbnails ?? texts.label} className={styles.thumbnails}>
      {photos.map(({ id, alt, path, widths, placeholder }, at) => (
        <button
          key={id}
          type="button"
          className={styles.thumbnail}
          aria-label={`${texts.position(at + 1, photos.length)}. ${alt}`}
          aria-current={at === slides.index ? 'true' : undefined}
          onClick={() => slides.go(at)}
        >
          <Picture {...{ path, widths }} {...(placeholder ? { placeholder } : {})} alt="" sizes="88px" />
        </button>
      ))}
    </Toolbar>
  )
}

/** Moves the row alone; `scrollIntoView` would move the page too. */
function keepInSight(row: HTMLElement | null, index: number): void {
  const current = row?.children[index]
  if (!row || !(current instanceof HTMLElement)) return
  row.scrollTo({ left: current.offsetLeft - (row.clientWidth - current.clientWidth) / 2 })
}
