import type { Map as MapLibre } from 'maplibre-gl'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { lngLat, type MapPosition } from './geometry.ts'
import type { MapMark } from './MapMark.ts'
import { MarkButton } from './MarkButton.tsx'
import { isOrderKey, markInOrder, type OrderKey } from './markInOrder.ts'
import * as styles from './MapView.css.ts'
import { type DirectionKey, isDirectionKey, nearestMark } from './nearestMark.ts'
import { useMarkPositions } from './useMarkPositions.ts'

export interface MarkTexts {
  /** Name of the group: "Homes on the map". */
  label: string
  /** How to get from one to the next: "The arrow keys go to the nearest home that way, Page Down to the next". */
  help: string
  /** Announced if there is no mark in a direction: "No more homes to the north". */
  noneThatWay: Readonly<Record<DirectionKey, string>>
}

export interface MarkLayerProps {
  map: MapLibre
  /** All that can be reached, the most important first. */
  marks: readonly MapMark[]
  /** Those written out; the others are dots until they are pointed at. */
  written: ReadonlySet<string>
  /** Those with room for a second line. */
  detailed: ReadonlySet<string>
  /** The one in front: its card is hovered, or it is open. */
  raised: string | undefined
  texts: MarkTexts
  /** Something else is done with the map: they can be seen, not reached. */
  isInert: boolean
  onOpen: (mark: MapMark) => void
  /** The mark under the pointer or focus; undefined for none. */
  onPoint: (mark: MapMark | undefined) => void
}

/** The marks of a map: one stop of the Tab key, arrows to the nearest in a direction, Page Down through all of them. */
export function MarkLayer({
  map,
  marks,
  written,
  detailed,
  raised,
  texts,
  isInert,
  onOpen,
  onPoint,
}: MarkLayerProps) {
  const id = useId()
  const layer = useRef<HTMLDivElement>(null)
  const positionRef = useMarkPositions(map)
  const { stop, focusOn, follow } = useStop(map, marks, layer)
  const shown = marks.filter(({ id: one }) => written.has(one) || one === raised || one === stop?.id)

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (!stop || event.altKey || event.ctrlKey || event.metaKey) return
    if (!isDirectionKey(key) && !isOrderKey(key)) return
    event.preventDefault()
    const next = markFrom(map, marks, { stop, key })
    if (next) focusOn(next)
    else if (isDirectionKey(key)) announce(texts.noneThatWay[key], { topic: 'map' })
  }
  return (
    // Screen readers that browse with the arrow keys leave them to a toolbar, and not to a group of buttons.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its marks have the focus
    <div
      ref={layer}
      role="toolbar"
      aria-label={texts.label}
      aria-describedby={id}
      className={styles.marks}
      inert={isInert}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden id={id}>{texts.help}</VisuallyHidden>
      {shown.map((mark) => (
        <MarkButton
          key={mark.id}
          mark={mark}
          isStop={mark.id === stop?.id}
          isRaised={mark.id === raised}
          isDetailed={detailed.has(mark.id)}
          placeRef={positionRef(mark.id, mark.position)}
          onPress={() => {
            if (mark.kind === 'cluster') follow(mark.position)
            onOpen(mark)
          }}
          onFocus={() => {
            focusOn(mark)
            onPoint(mark)
          }}
          onHover={(isHovered) => onPoint(isHovered ? mark : undefined)}
        />
      ))}
    </div>
  )
}

interface Way {
  readonly stop: MapMark
  readonly key: DirectionKey | OrderKey
}

/** The target of a key among the visible marks; undefined if there is none. */
function markFrom(map: MapLibre, marks: readonly MapMark[], { stop, key }: Way): MapMark | undefined {
  const others = inSight(map, marks, stop)
  if (isDirectionKey(key)) return nearestMark(map.project(lngLat(stop.position)), others, key)?.mark
  const there = new Set(others.map(({ mark }) => mark)).add(stop)
  const inOrder = marks.filter((mark) => there.has(mark))
  return markInOrder(stop, inOrder, key)
}

/** The screen positions of the other visible marks. */
function inSight(map: MapLibre, marks: readonly MapMark[], except: MapMark) {
  const { clientWidth, clientHeight } = map.getCanvas()
  return marks
    .filter((mark) => mark !== except)
    .map((mark) => {
      const { x, y } = map.project(lngLat(mark.position))
      return { mark, x, y }
    })
    .filter(({ x, y }) => x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight)
}

/** The mark that Tab reaches. Focus of a removed mark moves to the nearest one. */
function useStop(map: MapLibre, marks: readonly MapMark[], layer: { current: HTMLElement | null }) {
  const [stopId, setStopId] = useState<string>()
  /**
   * The focus target after the marks have changed: into an opened cluster, or to the nearest mark of a
   * removed one.
   */
  const wanted = useRef<MapPosition>(undefined)
  const last = useRef<MapMark>(undefined)
  const asked = useRef<string>(undefined)
  const byId = useMemo(() => new Map(marks.map((mark) => [mark.id, mark])), [marks])
  const stop = (stopId === undefined ? undefined : byId.get(stopId)) ?? marks[0]

  /** A dot has no button yet, and a new mark is not there yet: it is focused once it is. */
  const focusAsked = () => {
    const button =
      asked.current !== undefined &&
      layer.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(asked.current)}"]`)
    if (!button) return
    asked.current = undefined
    if (button !== document.activeElement) button.focus({ preventScroll: true })
  }
  useLayoutEffect(focusAsked)

  useEffect(() => {
    const target =
      wanted.current ?? (lostFocus(layer.current, last.current, byId) ? last.current?.position : undefined)
    if (!target || marks.length === 0) return
    wanted.current = undefined
    focusOn(nearestTo(map, marks, target))
    // Only when the marks have changed: the focus before the change counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [marks])

  const focusOn = (mark: MapMark) => {
    last.current = mark
    asked.current = mark.id
    setStopId(mark.id)
    focusAsked()
  }
  const follow = (position: MapPosition) => {
    wanted.current = position
  }
  return { stop, focusOn, follow }
}

/** Focus was on a mark that is no longer there. */
const lostFocus = (
  layer: HTMLElement | null,
  last: MapMark | undefined,
  marks: ReadonlyMap<string, MapMark>,
): boolean =>
  last !== undefined &&
  !marks.has(last.id) &&
  (document.activeElement === document.body || layer?.contains(document.activeElement) === true)

function nearestTo(map: MapLibre, marks: readonly MapMark[], position: MapPosition): MapMark {
  const target = map.project(lngLat(position))
  const far = (mark: MapMark) => {
    const { x, y } = map.project(lngLat(mark.position))
    return Math.hypot(x - target.x, y - target.y)
  }
  return marks.reduce((near, mark) => (far(mark) < far(near) ? mark : near))
}
