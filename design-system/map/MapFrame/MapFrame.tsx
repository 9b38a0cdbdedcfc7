import { type ReactNode, type Ref, useId, useRef } from 'react'
import { hidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.css.ts'
import { SkipLink } from '#design-system/layout/SkipLink/SkipLink.tsx'
import { BasemapState, type BasemapStateProps } from './BasemapState.tsx'
import * as styles from './MapFrame.css.ts'

export interface MapFrameProps extends BasemapStateProps {
  /** Name of the region: "Map of homes". */
  label: string
  /**
   * A description of the view: how many homes, where, and the price range. Before the map in the document,
   * shown below it.
   */
  description: ReactNode
  /** Leaves the description to assistive technology alone. @default false */
  isDescriptionHidden?: boolean
  /** First stop within: "Skip the map". It leads to the list, or behind a map without one. */
  skipLabel: string
  /** `fill` takes the height of its place. @default 'wide' */
  shape?: 'wide' | 'tall' | 'fill'
  /** What is said and done above the map: at the head of its list where that is beside the map. Needs `list`. */
  head?: ReactNode
  /** `MapControls`: on the map where there is room, else below it. */
  controls?: ReactNode
  /** `MapLegend`, at the foot of the map. */
  legend?: ReactNode
  /** `MapListPanel`: beside the map where there is room, else below it. */
  list?: ReactNode
  /** The attribution, at the foot of the map, as licences of tiles require it. */
  attribution: ReactNode
  /** The map itself. */
  children: ReactNode
  /** The whole frame, for the full screen. */
  ref?: Ref<HTMLElement>
}

/** The frame of every map: its name, its description, the skip link, its controls and its attribution. */
export function MapFrame(props: MapFrameProps) {
  const { label, description, isDescriptionHidden = false, skipLabel, shape = 'wide', ref, ...rest } = props
  const {
    state = 'ready',
    texts,
    isLoadingSilent,
    onRetry,
    head,
    controls,
    legend,
    list,
    attribution,
    children,
  } = rest
  const id = useId()
  const stage = useRef<HTMLDivElement>(null)
  const hasList = list !== undefined
  const hasHead = head !== undefined
  const words = isDescriptionHidden ? hidden : styles.description({ hasList })
  return (
    <>
      <section
        ref={ref}
        aria-label={label}
        aria-describedby={`${id}-description`}
        aria-busy={state === 'loading'}
        className={styles.frame({ shape })}
      >
        <SkipLink target={hasList ? `${id}-list` : `${id}-end`}>{skipLabel}</SkipLink>
        <div className={styles.body({ hasList, shape, hasHead })}>
          {hasHead && <div className={styles.head}>{head}</div>}
          <div id={`${id}-description`} className={words}>
            {description}
          </div>
          <div ref={stage} tabIndex={-1} className={styles.stage({ shape, hasHead })}>
            <div className={styles.basemap} inert={state === 'failed' || state === 'loading'}>
              {children}
            </div>
            <BasemapState
              {...{ state, texts, isLoadingSilent }}
              onRetry={onRetry}
              onFocusLost={() => stage.current?.focus()}
            />
          </div>
          {controls !== undefined && state !== 'failed' && (
            <div className={styles.controls({ hasList, shape })}>{controls}</div>
          )}
          <div className={styles.foot}>
            {legend}
            <div className={styles.attribution}>{attribution}</div>
          </div>
          {hasList && (
            <div id={`${id}-list`} tabIndex={-1} className={styles.list}>
              {list}
            </div>
          )}
        </div>
      </section>
      <span id={`${id}-end`} tabIndex={-1} />
    </>
  )
}
