import type { ReactNode } from 'react'
import { Toolbar } from 'react-aria-components'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { ToolButton } from '#design-system/actions/ToolButton/ToolButton.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { AriaPresses } from '#design-system/foundations/Pressable/AriaPresses.tsx'
import { PhotoPreview } from '../PhotoPreview/PhotoPreview.tsx'
import * as styles from './PhotoReorder.css.ts'
import type { PhotoReorderTexts, ReorderPhoto } from './ReorderPhoto.ts'
import type { DragOrder } from './useDragOrder.ts'

export interface PhotoCardProps {
  photo: ReorderPhoto
  /** Counted from 0. */
  at: number
  total: number
  texts: PhotoReorderTexts
  drag: DragOrder
  move: (id: string, place: number) => void
  onRemove?: (id: string) => void
  /** Fields about it. */
  children: ReactNode
}

/** One photograph with its place, its tools and its fields. The picture and the tools are what is dragged. */
export function PhotoCard({ photo, at, total, texts, drag, move, onRemove, children }: PhotoCardProps) {
  const { id, src, name } = photo
  const side = drag.target?.id === id ? drag.target.side : undefined
  return (
    <li
      data-photo={id}
      data-drop={side}
      className={styles.card({ isDragged: drag.dragged === id })}
      {...drag.cardProps(id)}
    >
      <div className={styles.handle} {...drag.handleProps(id)}>
        <PhotoPreview src={src} alt={name} size="wide" />
        <span className={styles.grip}>
          <Icon name="grip" />
        </span>
        <span className={styles.place}>
          <Badge tone="photo">{texts.position(at + 1, total)}</Badge>
          {at === 0 && <Badge tone="action">{texts.main}</Badge>}
        </span>
        <Tools {...{ photo, at, total, texts, move }} {...(onRemove ? { onRemove } : {})} />
      </div>
      {children}
    </li>
  )
}

type ToolsProps = Pick<PhotoCardProps, 'photo' | 'at' | 'total' | 'texts' | 'move' | 'onRemove'>

function Tools({ photo: { id, name }, at, total, texts, move, onRemove }: ToolsProps) {
  const first = at === 0 ? texts.isFirst : undefined
  const last = at === total - 1 ? texts.isLast : undefined
  return (
    <AriaPresses>
      <Toolbar aria-label={texts.tools(name)} className={styles.tools}>
        <ToolButton
          icon="toStart"
          label={texts.first(name)}
          unavailable={first}
          onPress={() => move(id, 0)}
        />
        <ToolButton
          icon="arrowStart"
          label={texts.earlier(name)}
          unavailable={first}
          onPress={() => move(id, at - 1)}
        />
        <ToolButton
          icon="arrowEnd"
          label={texts.later(name)}
          unavailable={last}
          onPress={() => move(id, at + 1)}
        />
        {onRemove && texts.remove && (
          <span className={styles.apart}>
            <IconButton icon="trash" label={texts.remove(name)} onPress={() => onRemove(id)} />
          </span>
        )}
      </Toolbar>
    </AriaPresses>
  )
}
