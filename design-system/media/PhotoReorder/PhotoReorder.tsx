import { type ReactNode, useId } from 'react'
import { description as descriptionStyle, label as labelStyle } from '#design-system/forms/field.css.ts'
import * as styles from './PhotoReorder.css.ts'
import { PhotoCard } from './PhotoCard.tsx'
import type { PhotoReorderTexts, ReorderPhoto } from './ReorderPhoto.ts'
import { useDragOrder } from './useDragOrder.ts'
import { useOrder } from './useOrder.ts'

export interface PhotoReorderProps {
  /** Name of the list: "Order of the photographs". */
  label: string
  /** Below the label: that the first one is shown first, and how to move one. */
  description?: string
  photos: readonly ReorderPhoto[]
  texts: PhotoReorderTexts
  /** The ids in their new order. */
  onChange: (ids: string[]) => void
  /** Offers to take a photograph away. */
  onRemove?: (id: string) => void
  /** Fields about a photograph: its room, its description. */
  renderFields?: (photo: ReorderPhoto, at: number) => ReactNode
}

/**
 * Puts photographs in order, by dragging or by buttons. The focus stays on the photograph that moved, and its
 * new place is announced.
 */
export function PhotoReorder(props: PhotoReorderProps) {
  const { label, description, photos, texts, onRemove, renderFields } = props
  const id = useId()
  const { list, move, remove } = useOrder(props)
  const drag = useDragOrder(
    photos.map((photo) => photo.id),
    move,
  )
  return (
    <div className={styles.root}>
      <span id={id} className={labelStyle}>
        {label}
      </span>
      {description !== undefined && (
        <span id={`${id}-description`} className={descriptionStyle}>
          {description}
        </span>
      )}
      <ol
        ref={list}
        tabIndex={-1}
        aria-labelledby={id}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        className={styles.list}
      >
        {photos.map((photo, at) => (
          <PhotoCard
            key={photo.id}
            {...{ photo, at, texts, drag, move }}
            total={photos.length}
            {...(onRemove ? { onRemove: remove } : {})}
          >
            {renderFields?.(photo, at)}
          </PhotoCard>
        ))}
      </ol>
    </div>
  )
}
