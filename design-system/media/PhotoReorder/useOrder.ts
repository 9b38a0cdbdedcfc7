import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { movedTo } from './order.ts'
import type { PhotoReorderTexts, ReorderPhoto } from './ReorderPhoto.ts'

/** What it needs of the properties of the list, where they are described. */
interface OrderProps {
  photos: readonly ReorderPhoto[]
  texts: PhotoReorderTexts
  onChange: (ids: string[]) => void
  onRemove?: (id: string) => void
}

export interface OrderState {
  list: RefObject<HTMLOListElement | null>
  move: (id: string, place: number) => void
  remove: (id: string) => void
}

/** What had the focus: which tool of which photograph, and its index. */
interface Held {
  id: string
  place: number
  tool: number
}

/** Moves and removes photographs, announces it, and keeps the focus at the used tool. */
export function useOrder({ photos, texts, onChange, onRemove }: OrderProps): OrderState {
  const topic = useId()
  const list = useRef<HTMLOListElement>(null)
  const held = useRef<Held>(undefined)
  const ids = photos.map(({ id }) => id)
  const order = ids.join()
  useLayoutEffect(() => {
    const { current } = held
    held.current = undefined
    if (current && list.current && document.activeElement === document.body) refocus(list.current, current)
  }, [order])
  const nameOf = (id: string) => photos.find((photo) => photo.id === id)?.name ?? ''
  const move = (id: string, place: number) => {
    const moved = movedTo(ids, id, place)
    if (moved.join() === order) return
    held.current = heldIn(list.current, id)
    onChange(moved)
    announce(texts.moved(nameOf(id), moved.indexOf(id) + 1, moved.length), { topic })
  }
  const remove = (id: string) => {
    held.current = heldIn(list.current, id)
    onRemove?.(id)
    if (texts.removed) announce(texts.removed(nameOf(id), ids.length - 1), { topic })
  }
  return { list, move, remove }
}

const toolsOf = (card: Element | undefined) => [
  ...(card?.querySelectorAll<HTMLElement>('[role="toolbar"] button') ?? []),
]

function heldIn(list: Element | null, id: string): Held | undefined {
  const cards = [...(list?.children ?? [])]
  const place = cards.findIndex((card) => card.contains(document.activeElement))
  const tool = toolsOf(cards[place]).findIndex((each) => each === document.activeElement)
  return tool < 0 ? undefined : { id, place, tool }
}

/** To the same tool of the same photograph; of the one that replaced it, if it is gone; else to the list. */
function refocus(list: HTMLElement, { id, place, tool }: Held): void {
  const cards = [...list.children]
  const card =
    cards.find((each) => each.getAttribute('data-photo') === id) ?? cards[Math.min(place, cards.length - 1)]
  const target = toolsOf(card)[tool] ?? list
  target.focus()
}
