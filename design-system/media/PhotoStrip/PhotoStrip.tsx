/* oxlint-disable jsx-a11y/prefer-tag-over-role */
// The photographs of a card, above the link that covers it. They add no stop of the Tab key: the arrow keys of the
// card's link turn them, a pointer has buttons, a finger swipes, and each photograph is the same link again.
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { useSlides } from '../Gallery/useSlides.ts'
import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import { dotsOf } from './dots.ts'
import * as styles from './PhotoStrip.css.ts'

export interface StripPhoto extends Pick<PictureProps, 'path' | 'widths' | 'alt' | 'placeholder'> {
  id: string
  /** On the photograph: the room, and which photograph of how many. */
  caption: string
}

export interface PhotoStripProps {
  /** At least two; the first is the one that the card shows below. */
  photos: readonly StripPhoto[]
  /** The card's address. */
  href: string
  /** Names of the group and of its buttons. */
  texts: { readonly label: string; readonly previous: string; readonly next: string }
  /** How wide a photograph is drawn, as in the `sizes` attribute. */
  sizes?: string | undefined
}

/**
 * The photographs of a card one by one, lying exactly on its first one: nothing moves when it appears. A photograph is
 * fetched once it is next.
 */
export function PhotoStrip({ photos, href, texts, sizes }: PhotoStripProps) {
  const { index, strip, step, onScroll } = useSlides(photos.length, 0, (at) =>
    announce(photos[at]?.alt ?? '', { topic: 'strip' }),
  )
  const group = useArrowKeys(step)
  const isNear = useNear(index)
  return (
    <div ref={group} className={styles.frame} role="group" aria-label={texts.label}>
      {/* React lints know no `onScroll` of a plain element. */}
      <div ref={strip} className={styles.strip} tabIndex={-1} {...{ onScroll }}>
        {photos.map((photo, at) => (
          <Anchor
            key={photo.id}
            href={href}
            className={styles.slide}
            tabIndex={-1}
            aria-hidden="true"
            draggable={false}
          >
            {isNear(at) && <Slide photo={photo} sizes={sizes} />}
          </Anchor>
        ))}
      </div>
      <span className={styles.previous}>
        <Turn icon="chevronStart" label={texts.previous} onPress={() => step(-1)} />
      </span>
      <span className={styles.next}>
        <Turn icon="chevronEnd" label={texts.next} onPress={() => step(1)} />
      </span>
      <Place photos={photos} index={index} />
    </div>
  )
}

const Slide = ({ photo, sizes }: { photo: StripPhoto; sizes: string | undefined }) => (
  <Picture
    path={photo.path}
    widths={photo.widths}
    alt={photo.alt}
    ratio="fill"
    {...(sizes !== undefined && { sizes })}
    {...(photo.placeholder !== undefined && { placeholder: photo.placeholder })}
  />
)

const Turn = (props: { icon: 'chevronStart' | 'chevronEnd'; label: string; onPress: () => void }) => (
  <IconButton {...props} variant="photo" size="small" excludeFromTabOrder />
)

/** Which photograph is in sight: as dots, and in words. Each change is announced instead. */
function Place({ photos, index }: { photos: readonly StripPhoto[]; index: number }) {
  return (
    <div className={styles.place} aria-hidden="true">
      <span className={styles.dots}>
        {dotsOf(photos.length, index).map(({ at, look }) => (
          <span key={at} className={styles.dot({ look })} />
        ))}
      </span>
      <Badge tone="photo">{photos[index]?.caption}</Badge>
    </div>
  )
}

/** Whether a photograph is in sight or next to it, or was. */
function useNear(index: number): (at: number) => boolean {
  const [furthest, setFurthest] = useState<ReadonlySet<number>>(() => new Set([0, 1]))
  const near = [index - 1, index, index + 1].filter((at) => !furthest.has(at))
  if (near.length > 0) setFurthest(new Set([...furthest, ...near]))
  return (at) => furthest.has(at)
}

/** The arrow keys of the link of the card around it turn the photographs. */
function useArrowKeys(step: (by: number) => void) {
  const group = useRef<HTMLDivElement>(null)
  const turn = useRef(step)
  useEffect(() => {
    turn.current = step
  })
  useEffect(() => {
    const card = group.current?.closest('article')
    const onKey = (event: KeyboardEvent) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      const isOnLink = event.target instanceof HTMLAnchorElement
      if (by === undefined || !isOnLink || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      turn.current(by)
    }
    card?.addEventListener('keydown', onKey)
    return () => card?.removeEventListener('keydown', onKey)
  }, [])
  return group
}
