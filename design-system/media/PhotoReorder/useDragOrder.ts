import { type DragEvent, useState } from 'react'
import { dropPlace } from './order.ts'

type Side = 'before' | 'after'

export interface DragOrder {
  /** The photograph that is being dragged. */
  dragged: string | undefined
  /** The drop position: at this side of this photograph. */
  target: { id: string; side: Side } | undefined
  /** Of the part that is taken hold of. */
  handleProps: (id: string) => {
    draggable: true
    onDragStart: (event: DragEvent) => void
    onDragEnd: () => void
  }
  /** Of the whole card, as a drop target. */
  cardProps: (id: string) => { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void }
}

/** The browser's own drag and drop: a picture under the pointer, scrolling at the edges, Escape cancels. */
export function useDragOrder(ids: readonly string[], move: (id: string, place: number) => void): DragOrder {
  const [dragged, setDragged] = useState<string>()
  const [target, setTarget] = useState<DragOrder['target']>()
  const end = () => {
    setDragged(undefined)
    setTarget(undefined)
  }
  return {
    dragged,
    target: target?.id === dragged ? undefined : target,
    handleProps: (id) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', id)
        setDragged(id)
      },
      onDragEnd: end,
    }),
    cardProps: (id) => ({
      onDragOver: (event) => {
        if (dragged === undefined) return
        event.preventDefault()
        const side = sideOf(event)
        if (target?.id !== id || target.side !== side) setTarget({ id, side })
      },
      onDrop: (event) => {
        if (dragged === undefined) return
        event.preventDefault()
        if (id !== dragged) move(dragged, dropPlace(ids, dragged, id, sideOf(event)))
        end()
      },
    }),
  }
}

function sideOf({ clientX, currentTarget }: DragEvent): Side {
  const { left, width } = currentTarget.getBoundingClientRect()
  return clientX < left + width / 2 ? 'before' : 'after'
}
