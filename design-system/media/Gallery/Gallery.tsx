import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { enlarge, gallery } from './Gallery.css.ts'
import type { GalleryPhoto, GalleryTexts } from './GalleryPhoto.ts'
import { Slides } from './Slides.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useFullScreen } from './useFullScreen.ts'
import { useSlideAnnouncement } from './useSlideAnnouncement.ts'
import { useSlides } from './useSlides.ts'

export interface GalleryProps {
  /** At least one. */
  photos: readonly GalleryPhoto[]
  texts: GalleryTexts
  /** The picture in sight changed: counted from 0. */
  onChange?: (index: number) => void
}

/**
 * The photographs of a listing: a strip that scrolls, thumbnails, and a full screen on demand. It never moves
 * by itself, and without script it is a plain row to scroll.
 */
export function Gallery({ photos, texts, onChange }: GalleryProps) {
  const announceSlide = useSlideAnnouncement(photos, texts)
  const { FullScreen, isMissing, open, close } = useFullScreen()
  const slides = useSlides(photos.length, 0, (index) => {
    if (!FullScreen) announceSlide(index)
    onChange?.(index)
  })
  return (
    <section className={gallery} aria-label={texts.label} aria-roledescription={texts.roles?.carousel}>
      <Slides {...{ photos, texts, slides }} place="page" onOpen={open}>
        <span className={enlarge}>
          <IconButton icon="expand" label={texts.fullScreen} variant="photo" onPress={open} />
        </span>
      </Slides>
      {photos.length > 1 && <Thumbnails {...{ photos, texts, slides }} />}
      {isMissing && (
        <div role="alert">
          <Text tone="danger">{texts.missing}</Text>
        </div>
      )}
      {FullScreen && (
        <FullScreen
          {...{ photos, texts }}
          initialIndex={slides.index}
          onClose={(index) => {
            close()
            slides.go(index, 'instant')
          }}
        />
      )}
    </section>
  )
}
