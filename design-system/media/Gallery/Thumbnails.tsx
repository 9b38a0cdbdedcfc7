import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Picture } from '../Picture/Picture.tsx'
import * as styles from './Gallery.css.ts'
import type { GalleryPhoto, GalleryTexts } from './GalleryPhoto.ts'
import type { SlidesState } from './useSlides.ts'

export interface ThumbnailsProps {
  photos: readonly GalleryPhoto[]
  texts: Pick<GalleryTexts, 'position' | 'label' | 'thumbnails'>
  slides: Pick<SlidesState, 'index' | 'go'>
}

/**
 * Small pictures that select the large ones. One Tab stop, however many there are, and arrows within: the few
 * lines that a row of equal buttons needs, where react-aria's toolbar would add 4 kB to every listing.
 */
export function Thumbnails({ photos, texts, slides }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null)
  // The Tab stop: the last focused picture.
  const [stop, setStop] = useState(slides.index)
  useEffect(() => keepInSight(row.current, slides.index), [slides.index])
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons take the focus
    <div
      ref={row}
      role="toolbar"
      aria-orientation="horizontal"
      aria-label={texts.thumbnails ?? texts.label}
      className={styles.thumbnails}
      onKeyDown={goByArrows}
    >
      {photos.map(({ id, alt, path, widths, placeholder }, at) => (
        <button
          key={id}
          type="button"
          className={styles.thumbnail}
          aria-label={`${texts.position(at + 1, photos.length)}. ${alt}`}
          aria-current={at === slides.index ? 'true' : undefined}
          tabIndex={at === Math.min(stop, photos.length - 1) ? 0 : -1}
          onFocus={() => setStop(at)}
          onClick={() => slides.go(at)}
        >
          <Picture {...{ path, widths }} {...(placeholder ? { placeholder } : {})} alt="" sizes="88px" />
        </button>
      ))}
    </div>
  )
}

/** To the picture beside; the first and the last are ends. */
function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  const focused = document.activeElement
  const next = { ArrowRight: focused?.nextElementSibling, ArrowLeft: focused?.previousElementSibling }[
    event.key
  ]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

/** Moves the row alone; `scrollIntoView` would move the page too. */
function keepInSight(row: HTMLElement | null, index: number): void {
  const current = row?.children[index]
  if (!row || !(current instanceof HTMLElement)) return
  row.scrollTo({ left: current.offsetLeft - (row.clientWidth - current.clientWidth) / 2 })
}
