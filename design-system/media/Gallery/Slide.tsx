// Enlarged, a picture scrolls in its own box, which the keyboard must reach.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */
import { from } from '#tokens/scale/breakpoints.ts'
import { Picture } from '../Picture/Picture.tsx'
import * as styles from './Gallery.css.ts'
import type { GalleryPhoto, GalleryTexts } from './GalleryPhoto.ts'
import type { ZoomLevel } from './zoomLevels.ts'

export interface SlideProps {
  photo: Omit<GalleryPhoto, 'id'>
  texts: Pick<GalleryTexts, 'position' | 'roles'>
  place: 'page' | 'screen'
  /** Counted from 0. */
  at: number
  total: number
  zoom: ZoomLevel
}

/** One picture of the strip: "3 of 9", and what it shows. */
export function Slide({ photo, texts, place, at, total, zoom }: SlideProps) {
  const isScreen = place === 'screen'
  return (
    <div
      role="group"
      aria-roledescription={texts.roles?.slide}
      aria-label={texts.position(at + 1, total)}
      className={styles.slide({ isEnlarged: zoom > 1 })}
      tabIndex={zoom > 1 ? 0 : undefined}
    >
      <div className={isScreen ? styles.enlarged[zoom] : undefined}>
        <Picture
          {...photo}
          ratio={isScreen ? 'fill' : '3:2'}
          fit={isScreen ? 'contain' : (photo.fit ?? 'cover')}
          // Enlarged, the next better file is asked for.
          sizes={isScreen ? `${zoom * 100}vw` : `${from('md')} 60vw, 100vw`}
          loading={at === 0 && !isScreen ? 'first' : 'lazy'}
        />
      </div>
    </div>
  )
}
