import { useLayoutEffect } from 'react'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { screen } from './Gallery.css.ts'
import type { GalleryPhoto, GalleryTexts } from './GalleryPhoto.ts'
import { Slides } from './Slides.tsx'
import { useSlideAnnouncement } from './useSlideAnnouncement.ts'
import { type SlidesState, useSlides } from './useSlides.ts'
import { useZoom } from './useZoom.ts'
import { ZoomControls } from './ZoomControls.tsx'

export interface GalleryFullScreenProps {
  photos: readonly GalleryPhoto[]
  texts: GalleryTexts
  initialIndex: number
  /** Closed while this picture was in sight. */
  onClose: (index: number) => void
}

/** The whole pictures at screen size. A file of its own, since it imports the dialog. */
export function GalleryFullScreen({ photos, texts, initialIndex, onClose }: GalleryFullScreenProps) {
  const announceSlide = useSlideAnnouncement(photos, texts)
  const slides = useSlides(photos.length, initialIndex, announceSlide)
  return (
    <Dialog
      isOpen
      onClose={() => onClose(slides.index)}
      title={texts.label}
      closeLabel={texts.close}
      size="full"
      placement="full"
    >
      <FullScreenSlides {...{ photos, texts, slides, initialIndex }} />
    </Dialog>
  )
}

type InnerProps = Pick<GalleryFullScreenProps, 'photos' | 'texts' | 'initialIndex'> & { slides: SlidesState }

/** Inside the dialog, so that its effect runs when the strip is in the page. */
function FullScreenSlides({ photos, texts, slides, initialIndex }: InnerProps) {
  const { strip } = slides
  const { zoom, change, onKeyDown } = useZoom(slides, texts.zoom)
  useLayoutEffect(() => {
    const element = strip.current
    element?.scrollTo({ left: initialIndex * element.clientWidth, behavior: 'instant' })
  }, [strip, initialIndex])
  return (
    // Keys are handled here, before the strip, so that they work from its buttons too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={screen} onKeyDownCapture={onKeyDown}>
      <Slides {...{ photos, texts, slides, zoom }} place="screen">
        {texts.zoom && <ZoomControls {...{ zoom, change }} texts={texts.zoom} />}
      </Slides>
    </div>
  )
}
