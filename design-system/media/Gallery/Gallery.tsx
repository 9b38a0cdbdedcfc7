import { lazy, Suspense, useId, useState } from 'react'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { announceSlide } from './announceSlide.ts'
import { enlarge, gallery } from './Gallery.css.ts'
import type { GalleryPhoto, GalleryTexts } from './GalleryPhoto.ts'
import { Slides } from './Slides.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useSlides } from './useSlides.ts'

const GalleryFullScreen = lazy(() => import('./GalleryFullScreen.tsx'))

export interface GalleryProps {
  /** At least one. */
  photos: readonly GalleryPhoto[]
  texts: GalleryTexts
  /** The picture in sight changed: counted from 0. */
  onChange?: (index: number) => void
}

/**
 * The photographs of a listing: a strip that scrolls, thumbnails, and the whole screen on demand. It never
 * moves by itself, and without script it is a plain row to scroll.
 */
export function Gallery({ photos, texts, onChange }: GalleryProps) {
  const topic = useId()
  const [isFullScreen, setFullScreen] = useState(false)
  const slides = useSlides(photos.length, 0, (index) => {
    if (!isFullScreen) announceSlide(photos, index, texts, topic)
    onChange?.(index)
  })
  const open = () => setFullScreen(true)
  return (
    <section className={gallery} aria-label={texts.label} aria-roledescription={texts.roles?.carousel}>
      <Slides {...{ photos, texts, slides }} place="page" onOpen={open}>
        <span className={enlarge}>
          <IconButton icon="expand" label={texts.fullScreen} variant="photo" onPress={open} />
        </span>
      </Slides>
      {photos.length > 1 && <Thumbnails {...{ photos, texts, slides }} />}
      {isFullScreen && (
        <Suspense>
          <GalleryFullScreen
            {...{ photos, texts }}
            initialIndex={slides.index}
            onClose={(index) => {
              setFullScreen(false)
              slides.go(index, 'instant')
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
