import type { Ref } from 'react'
import { Button } from 'react-aria-components'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import type { MapMark } from './MapMark.ts'
import * as styles from './MarkButton.css.ts'

export interface MarkButtonProps {
  mark: MapMark
  /** The one that Tab reaches. */
  isStop: boolean
  /** In front of the others: its card is pointed at, or it is open. */
  isRaised: boolean
  /** There is room for its second line. */
  isDetailed: boolean
  onPress: () => void
  onFocus: () => void
  onHover: (isHovered: boolean) => void
  /** Its place on the map, which moves it. */
  placeRef: Ref<HTMLDivElement>
}

/** A mark on a map: a home with its price, or several with their number. */
export function MarkButton({
  mark,
  isStop,
  isRaised,
  isDetailed,
  onPress,
  onFocus,
  onHover,
  placeRef,
}: MarkButtonProps) {
  const { kind, text, detail, label, isApproximate = false } = mark
  const { isSaved = false, isSeen = false, isReduced = false } = mark
  const look = kind === 'home' ? ({ look: isSeen ? 'seen' : 'fresh' } as const) : {}
  return (
    <div ref={placeRef} className={styles.holder({ isRaised })}>
      <Button
        aria-label={label}
        excludeFromTabOrder={!isStop}
        className={styles.mark({ kind, isApproximate, isRaised, ...look })}
        data-mark={mark.id}
        // Drawn by the style sheet: what the button is called by is its first line.
        data-detail={isDetailed || isRaised ? detail : undefined}
        onPress={onPress}
        onFocus={onFocus}
        onHoverChange={onHover}
      >
        {isSaved && <Icon name="heartFilled" size="text" />}
        <span aria-hidden="true">
          {`${isSeen ? '✓ ' : ''}${isApproximate ? '≈ ' : ''}${text}${isReduced ? ' ↓' : ''}`}
        </span>
      </Button>
    </div>
  )
}
