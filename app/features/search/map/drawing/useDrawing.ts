import { type RefObject, useReducer, useState } from 'react'
import type { MapArea } from '#design-system/map/MapView/overlays.ts'
import type { Pen, PenStroke } from '#design-system/map/MapView/usePen.ts'
import { ringOfCircle } from '#domain/map/circle.ts'
import type { Camera } from '#domain/map/mercator.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { withDrawing, withoutArea } from './areaCriteria.ts'
import { type Drawing, type DrawnArea, drawingOf, drawn, newDrawing, type Step } from './drawing.ts'

interface DrawingOn {
  camera: Camera
  criteria: Criteria
  /** What a drawing is begun with, and focus returns to. */
  start: RefObject<HTMLElement | null>
  /** Searches with other areas. */
  onChange: (criteria: Criteria) => void
}

/** What is drawn; undefined while nothing is. */
type State = Drawing | undefined
type Action = Step | { readonly do: 'begin'; readonly drawing: Drawing } | { readonly do: 'end' }

function reduce(drawing: State, action: Action): State {
  if (action.do === 'begin') return action.drawing
  return action.do === 'end' || !drawing ? undefined : drawn(drawing, action)
}

/** The area that is being drawn, if one is, and what becomes of it. */
export function useDrawing({ camera, criteria, start, onChange }: DrawingOn) {
  const [drawing, step] = useReducer(reduce, undefined)
  const [dragged, setDragged] = useState<Drawing>()
  /** The area that is drawn anew: it stays until it is. */
  const [replaced, setReplaced] = useState<DrawnArea>()

  const begin = (from: Drawing = newDrawing(), area?: DrawnArea) => {
    setReplaced(area)
    step({ do: 'begin', drawing: from })
  }
  const cancel = () => {
    step({ do: 'end' })
    start.current?.focus()
  }
  const finish = () => {
    const kept = replaced ? withoutArea(criteria, replaced) : criteria
    const next = drawing && withDrawing(kept, drawing)
    if (next) onChange(next)
    cancel()
  }
  const onStroke = (stroke: PenStroke) => {
    if (stroke.kind === 'point') return step({ do: 'add', position: stroke.position })
    const line: Step = { do: 'line', positions: stroke.positions, zoom: camera.zoom }
    // While the line is dragged it is shown, and is a step only at its end.
    setDragged(stroke.isDone || !drawing ? undefined : drawn(drawing, line))
    if (stroke.isDone) step(line)
  }
  return {
    drawing,
    step: step as (step: Step) => void,
    begin: () => begin(),
    edit: (area: DrawnArea) => begin(drawingOf(area), area),
    remove: (area: DrawnArea) => onChange(withoutArea(criteria, area)),
    finish,
    cancel,
    pen: { kind: drawing?.tool === 'freehand' ? 'line' : 'points', onStroke } satisfies Pen,
    areas: areasShown(dragged ?? drawing),
  }
}

export type DrawingControl = ReturnType<typeof useDrawing>

const noAreas: readonly MapArea[] = []

function areasShown(drawing: State): readonly MapArea[] {
  const [centre] = drawing?.corners ?? []
  if (!drawing || !centre) return noAreas
  const { tool, corners, radius } = drawing
  return [{ kind: 'drawing', corners: tool === 'circle' ? ringOfCircle({ centre, radius }) : corners }]
}
