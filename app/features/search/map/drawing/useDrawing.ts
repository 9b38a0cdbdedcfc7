import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { MapArea } from '#design-system/map/MapView/overlays.ts'
import type { Pen, PenStroke } from '#design-system/map/MapView/usePen.ts'
import type { Camera } from '#domain/map/mercator.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { currentMove } from '#app/shell/visits.ts'
import { withoutArea, withoutAreas } from './areaCriteria.ts'
import type { Drawing, DrawnArea, Step } from './drawing.ts'
import { type DrawingKit, loadDrawingKit } from './drawingKit.ts'

interface DrawingOn {
  camera: Camera
  criteria: Criteria
  /** What a drawing is begun with, and focus returns to. */
  start: RefObject<HTMLElement | null>
  /** The page was opened to draw. */
  isBegun: boolean
  /** Searches with other areas. */
  onChange: (criteria: Criteria) => void
}

/** An area being drawn. */
interface Session {
  readonly kit: DrawingKit
  readonly drawing: Drawing
  /** The area that is redrawn: it stays until the new one is finished. */
  readonly replaced: DrawnArea | undefined
  /** A press began it. Where the address did, the page that is loading stays where it is. */
  readonly takesFocus: boolean
}

/** The area that is being drawn, if one is, and what becomes of it. */
export function useDrawing({ camera, criteria, start, isBegun, onChange }: DrawingOn) {
  const [session, setSession] = useState<Session>()
  const [dragged, setDragged] = useState<Drawing>()
  /** The action that could not start because its code failed to load. */
  const [missed, setMissed] = useState<{ readonly area: DrawnArea | undefined }>()
  /** What became of the areas, so that the address has room for them. */
  const [fit, setFit] = useState('')
  const texts = useTexts()
  const { kit, drawing, replaced, takesFocus = true } = session ?? {}

  const begin = async (area?: DrawnArea) => {
    setMissed(undefined)
    setFit('')
    open(await loadedKit(), area)
  }
  const open = (loaded: DrawingKit | undefined, area?: DrawnArea, focuses = true) => {
    if (!loaded) return setMissed({ area })
    const from = area ? loaded.drawingOf(area) : loaded.newDrawing()
    return setSession({ kit: loaded, drawing: from, replaced: area, takesFocus: focuses })
  }
  const openFirst = useEffectEvent(open)
  useEffect(() => {
    if (!isBegun) return
    // A page that has just been loaded leaves the focus where the browser has it.
    const isFollowed = currentMove().kind !== 'load'
    void loadedKit().then((loaded) => openFirst(loaded, undefined, isFollowed))
  }, [isBegun])
  const step = (one: Step) => setSession((now) => now && { ...now, drawing: now.kit.drawn(now.drawing, one) })
  const cancel = () => {
    setSession(undefined)
    start.current?.focus()
  }
  const finish = () => {
    const kept = replaced ? withoutArea(criteria, replaced) : criteria
    const next = drawing && kit?.withDrawing(kept, drawing)
    // The drawing shares one address with the existing areas, and an address has limited room.
    const fitted = next && kit?.fitAreas(next)
    if (kit && fitted) {
      const words = kit.wordsOfFit(texts, fitted)
      setFit(words)
      if (words !== '') announce(words, { topic: 'drawing' })
      onChange({ ...withoutAreas(next), ...fitted.areas })
    }
    cancel()
  }
  const onStroke = (stroke: PenStroke) => {
    if (stroke.kind === 'point') return step({ do: 'add', position: stroke.position })
    const line: Step = { do: 'line', positions: stroke.positions, zoom: camera.zoom }
    // While the line is dragged it is shown, and is a step only at its end.
    setDragged(stroke.isDone || !drawing ? undefined : kit?.drawn(drawing, line))
    if (stroke.isDone) step(line)
  }
  const shown = dragged ?? drawing
  return {
    drawing,
    takesFocus,
    fit,
    step,
    begin: () => void begin(),
    edit: (area: DrawnArea) => void begin(area),
    /** Retries the action that failed to load; undefined if there is none. */
    again: missed && (() => void begin(missed.area)),
    remove: (area: DrawnArea) => onChange(withoutArea(criteria, area)),
    finish,
    cancel,
    pen: { kind: drawing?.tool === 'freehand' ? 'line' : 'points', onStroke } satisfies Pen,
    areas: (shown && kit?.areasShown(shown)) ?? noAreas,
  }
}

// Code that does not come is said in the bar, with a way to try again.
const loadedKit = () => loadDrawingKit().catch(() => undefined)

export type DrawingControl = ReturnType<typeof useDrawing>

const noAreas: readonly MapArea[] = []
