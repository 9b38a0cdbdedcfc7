import { useId, useLayoutEffect, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { from } from '#tokens/scale/breakpoints.ts'
import { GalleryFullScreen } from '../Gallery/GalleryFullScreen.tsx'
import type { GalleryTexts } from '../Gallery/GalleryPhoto.ts'
import { Picture } from '../Picture/Picture.tsx'
import * as styles from './PhotoTour.css.ts'
import { type Room, type RoomPhoto, roomsOf } from './RoomPhoto.ts'

export interface PhotoTourProps {
  photos: readonly RoomPhoto[]
  texts: GalleryTexts
  /** Whose room is in view at first; counted from 0. */
  initialIndex: number
  onClose: () => void
}

/** From so many photographs on there is a tour before the viewer. */
const least = 4

/** All photographs by room; each opens the viewer. Few photographs open in the viewer at once. */
export function PhotoTour({ photos, texts, initialIndex, onClose }: PhotoTourProps) {
  const [viewed, setViewed] = useState<number>()
  if (photos.length < least)
    return <GalleryFullScreen {...{ photos, texts, initialIndex }} onClose={onClose} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.label}
      closeLabel={texts.close}
      size="full"
      placement="full"
    >
      <Rooms rooms={roomsOf(photos)} {...{ texts, initialIndex }} onOpen={setViewed} />
      {viewed !== undefined && (
        <GalleryFullScreen
          {...{ photos, texts }}
          initialIndex={viewed}
          onClose={() => setViewed(undefined)}
        />
      )}
    </Dialog>
  )
}

interface RoomsProps extends Pick<PhotoTourProps, 'texts' | 'initialIndex'> {
  rooms: readonly Room[]
  onOpen: (index: number) => void
}

/** Inside the dialog, so that its effect runs when the rooms are in the page. */
function Rooms({ rooms, texts, initialIndex, onOpen }: RoomsProps) {
  const id = useId()
  const first = rooms.findIndex(({ photos }) => photos.some(({ index }) => index === initialIndex))
  useLayoutEffect(() => {
    if (first > 0) document.getElementById(`${id}-${first}`)?.scrollIntoView({ behavior: 'instant' })
  }, [id, first])
  const goTo = (at: number) => {
    const room = document.getElementById(`${id}-${at}`)
    room?.scrollIntoView()
    room?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.tour}>
      <ul className={styles.rooms} aria-label={texts.thumbnails ?? texts.label}>
        {rooms.map(({ name, photos }, at) => (
          <li key={name}>
            <Button variant="secondary" size="small" onPress={() => goTo(at)}>
              {photos.length > 1 ? `${name} (${photos.length})` : name}
            </Button>
          </li>
        ))}
      </ul>
      {rooms.map(({ name, photos }, at) => (
        <section key={name} id={`${id}-${at}`} className={styles.room} aria-labelledby={`${id}-name-${at}`}>
          <Heading level={3} size="subheading" id={`${id}-name-${at}`}>
            {name}
          </Heading>
          <ul className={styles.photos}>
            {photos.map(({ photo, index }) => (
              <li key={photo.id} className={styles.item}>
                <button type="button" className={styles.photo} onClick={() => onOpen(index)}>
                  <Picture {...photo} ratio="3:2" sizes={`${from('sm')} 30rem, 100vw`} loading="lazy" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
