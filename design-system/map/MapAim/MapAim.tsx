import type { KeyboardEvent } from 'react'
import { Button } from 'react-aria-components'
import * as styles from './MapAim.css.ts'
import { mapAimId } from './mapAimId.ts'

export type AimKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export interface MapAimProps {
  /** Of the toolbar around it, for screen readers that browse with the arrow keys: "Drawing with the keyboard" */
  toolbarLabel: string
  /** "Crosshair: arrow keys move the map, Enter for a point here" */
  label: string
  /** An arrow key; `isFine` with Shift. */
  onMove: (key: AimKey, isFine: boolean) => void
  /** Enter, the space bar or a press: a point here. */
  onPress: () => void
}

const keys: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies AimKey[]

const isAimKey = (key: string): key is AimKey => keys.includes(key)

/** The middle of the map, to draw from with the keyboard: the map moves below it. */
export function MapAim({ toolbarLabel, label, onMove, onPress }: MapAimProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isAimKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(event.key, event.shiftKey)
  }
  return (
    // In a toolbar, screen readers that browse with the arrow keys leave them to the button inside.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its button has the focus
    <div role="toolbar" aria-label={toolbarLabel} className={styles.place} onKeyDown={onKeyDown}>
      <Button id={mapAimId} aria-label={label} className={styles.aim} onPress={onPress}>
        <svg viewBox="0 0 44 44" className={styles.cross} aria-hidden="true" focusable="false">
          <path d="M22 4v14M22 26v14M4 22h14M26 22h14" />
          <circle cx="22" cy="22" r="2" />
        </svg>
      </Button>
    </div>
  )
}
