import { type MouseEvent, type ReactNode, type UIEvent, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { from } from '#tokens/scale/breakpoints.ts'
import type { GalleryTexts } from '../Gallery/GalleryPhoto.ts'
import { Picture } from '../Picture/Picture.tsx'
import type { RoomPhoto } from '../PhotoTour/RoomPhoto.ts'
import * as styles from './Mosaic.css.ts'
import { useTour } from './useTour.ts'

export interface MosaicTexts extends GalleryTexts {
  /** On the button that shows all: "All 10 photographs". */
  all: string
}

export interface MosaicProps {
  /** At least one. */
  photos: readonly RoomPhoto[]
  texts: MosaicTexts
  /** Beside the button that shows all: a link to the floor plan. */
  actions?: ReactNode
}

/** How many are side by side on a wide screen. */
const most = 5

/**
 * The photographs of a home: a strip to swipe on a phone, one large and four small from `sm` on, each with the name of
 * its room. A press opens the tour by room, which is loaded then. Without script each photograph is a link to its file.
 */
export function Mosaic({ photos, texts, actions }: MosaicProps) {
  const [inView, setInView] = useState(0)
  const { Tour, at, isMissing, open, close } = useTour()
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const index = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)
    if (!Number.isNaN(index)) setInView(Math.min(index, photos.length - 1))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
    <div role="group" className={styles.mosaic} aria-label={texts.label}>
      <ul className={styles.photos({ shown: Math.min(photos.length, most) as 1 })} {...{ onScroll }}>
        {photos.map((photo, index) => (
          <Tile key={photo.id} {...{ photo, index }} onOpen={() => open(index)} />
        ))}
      </ul>
      <div className={styles.actions}>
        {actions}
        {photos.length > 1 && (
          <Button
            variant="secondary"
            size="small"
            icon="camera"
            aria-haspopup="dialog"
            onPress={() => open(0)}
          >
            {texts.all}
          </Button>
        )}
      </div>
      {photos.length > 1 && (
        <span className={styles.position} aria-hidden="true">
          <Badge tone="photo" icon="camera">{`${inView + 1} / ${photos.length}`}</Badge>
        </span>
      )}
      {isMissing && (
        <div role="alert">
          <Text tone="danger">{texts.missing}</Text>
        </div>
      )}
      {Tour && <Tour {...{ photos, texts }} initialIndex={at} onClose={close} />}
    </div>
  )
}

interface TileProps {
  photo: RoomPhoto
  index: number
  onOpen: () => void
}

function Tile({ photo, index, onOpen }: TileProps) {
  const isFirst = index === 0
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <li className={styles.tile}>
      <Anchor
        href={`${photo.path}-${photo.widths.at(-1)}.webp`}
        className={styles.open}
        aria-haspopup="dialog"
        onClick={show}
      >
        <Picture
          {...photo}
          ratio="fill"
          sizes={isFirst ? `${from('sm')} 50vw, 100vw` : `${from('sm')} 25vw, 100vw`}
          loading={isFirst ? 'first' : 'lazy'}
        />
        {/* The photograph's own words say it to a screen reader. */}
        <span className={styles.caption} aria-hidden="true">
          <Badge tone="photo">{photo.room}</Badge>
        </span>
      </Anchor>
    </li>
  )
}
