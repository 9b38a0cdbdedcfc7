import { useOneStop } from '#design-system/actions/Toolbar/useOneStop.ts'
import { ToolButton } from '#design-system/actions/ToolButton/ToolButton.tsx'
import type { IconName } from '#design-system/foundations/Icon/Icon.tsx'
import * as styles from './MapControls.css.ts'

const groups = {
  zoom: ['zoomIn', 'zoomOut'],
  move: ['north', 'west', 'east', 'south'],
  view: ['locate', 'fullScreen', 'reset'],
} as const

const icons = {
  zoomIn: 'plus',
  zoomOut: 'minus',
  north: 'arrowUp',
  west: 'arrowStart',
  east: 'arrowEnd',
  south: 'arrowDown',
  locate: 'locate',
  fullScreen: 'expand',
  reset: 'home',
} as const satisfies Record<string, IconName>

export type MapControl = keyof typeof icons

export interface MapControlsProps {
  texts: {
    /** Name of the toolbar: "Controls of the map". */
    label: string
    /** Names of the three groups: "Zoom", "Move", "View". */
    groups: Readonly<Record<keyof typeof groups, string>>
    /** Names of the buttons. */
    controls: Readonly<Record<MapControl, string>>
    /** Name of the full-screen button while the map fills the screen. */
    exitFullScreen: string
  }
  /** What each button does; one without is not shown. */
  actions: Readonly<Partial<Record<MapControl, () => void>>>
  /** Why a button has no effect now: "The map goes no closer". It stays focusable and says so. */
  unavailable?: Readonly<Partial<Record<MapControl, string | undefined>>>
  /** @default false */
  isFullScreen?: boolean
}

/** All that can be done to a map by dragging and pinching, as buttons: one stop of the Tab key, arrows within. */
export function MapControls({ texts, actions, unavailable = {}, isFullScreen = false }: MapControlsProps) {
  const label = (control: MapControl) =>
    control === 'fullScreen' && isFullScreen ? texts.exitFullScreen : texts.controls[control]
  return (
    <div {...useOneStop()} aria-label={texts.label} className={styles.controls}>
      <div className={styles.groups}>
        {groupNames.map((group) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
          <div key={group} role="group" aria-label={texts.groups[group]} className={styles.group[group]}>
            {groups[group].map((control) => {
              const act = actions[control]
              return (
                act && (
                  <span key={control} className={styles.place[control]}>
                    <ToolButton
                      icon={control === 'fullScreen' && isFullScreen ? 'shrink' : icons[control]}
                      label={label(control)}
                      variant="plain"
                      unavailable={unavailable[control]}
                      onPress={act}
                    />
                  </span>
                )
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

const groupNames = Object.keys(groups) as (keyof typeof groups)[]
