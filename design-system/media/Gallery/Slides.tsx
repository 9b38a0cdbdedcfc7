// The strip of pictures scrolls, so it takes focus and arrow keys: else the keyboard could not move it.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions, jsx-a11y/prefer-tag-over-role */
import type { ReactNode } from 'react'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import * as styles from './Gallery.css.ts'
import type { GalleryPhoto, GalleryTexts } from './GalleryPhoto.ts'
import { Slide } from './Slide.tsx'
import type { SlidesState } from './useSlides.ts'
import type { ZoomLevel } from './zoomLevels.ts'

export interface SlidesProps {
  photos: readonly GalleryPhoto[]
  texts: GalleryTexts
  slides: SlidesState
  /** `screen` fills its place and cuts nothing. */
  place: 'page' | 'screen'
  /** How large the picture in sight is drawn. @default 1 */
  zoom?: ZoomLevel
  /** A press on a picture, or Enter on the strip. */
  onOpen?: () => void
  /** Further buttons lying on the picture. */
  children?: ReactNode
}

/** The strip of pictures with its buttons. */
export function Slides({ photos, texts, slides, place, zoom = 1, onOpen, children }: SlidesProps) {
  const { index, strip, step, onScroll, onKeyDown } = slides
  return (
    <div className={styles.stage}>
      <div
        ref={strip}
        className={styles.strip({ place, opens: onOpen !== undefined })}
        // Screen readers that browse with the arrow keys leave them to a toolbar, and not to a group.
        role={photos.length > 1 || place === 'screen' ? 'toolbar' : 'group'}
        tabIndex={0}
        aria-label={texts.label}
        // Not by an effect of its own: a dialog around this one would take the focus back.
        data-takes-focus={place === 'screen' ? true : undefined}
        onClick={onOpen}
        onKeyDown={(event) => (event.key === 'Enter' ? onOpen?.() : onKeyDown(event))}
        {...{ onScroll }}
      >
        {photos.map(({ id, ...photo }, at) => (
          <Slide
            key={id}
            {...{ photo, texts, place, at }}
            total={photos.length}
            zoom={at === index ? zoom : 1}
          />
        ))}
      </div>
      {photos.length > 1 && (
        <>
          <span className={styles.previous}>
            <IconButton icon="chevronStart" label={texts.previous} variant="photo" onPress={() => step(-1)} />
          </span>
          <span className={styles.next}>
            <IconButton icon="chevronEnd" label={texts.next} variant="photo" onPress={() => step(1)} />
          </span>
        </>
      )}
      {children}
      <span className={styles.position}>
        <Badge tone="photo">{texts.position(index + 1, photos.length)}</Badge>
      </span>
    </div>
  )
}
