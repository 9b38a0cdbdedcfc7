import type { ReactNode } from 'react'
import {
  Collection,
  GridList as AriaGridList,
  GridListLoadMoreItem,
  ListLayout,
  Virtualizer,
} from 'react-aria-components'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { AriaRouting } from '#design-system/foundations/DesignSystemProvider/AriaRouting.tsx'
import { type CollectionNaming, nameOf } from '../CollectionNaming.ts'
import { Row, type RowContent } from '../Row.tsx'
import { nothing } from '../rows.css.ts'
import { type RowSelection, selectionProps } from '../rowSelection.ts'
import { box, loading } from './VirtualList.css.ts'

export type VirtualListProps = CollectionNaming &
  RowSelection & {
    /** All of them, thousands if need be: only those in sight are drawn. */
    items: readonly RowContent[]
    emptyState: ReactNode
    /** Of the box that scrolls. @default 'medium' */
    height?: 'small' | 'medium' | 'large' | 'fill'
    /** More rows are loading, near the end. */
    more?: {
      onLoadMore: () => void
      isPending: boolean
      /** What is being waited for. */
      pendingLabel: string
    }
  }

/** Rows measure themselves; this is only where the scroll bar starts from. */
const layoutOptions = { estimatedRowSize: 64, loaderSize: 56 }

/**
 * A `GridList` for very many rows. It scrolls in its own box, and exposes the total and the index of each row
 * to assistive technology.
 */
export function VirtualList({ items, emptyState, height = 'medium', more, ...rest }: VirtualListProps) {
  const { selectionMode = 'none' } = rest
  return (
    <AriaRouting>
      <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
        <AriaGridList
          {...nameOf(rest)}
          {...selectionProps(rest, items)}
          className={box({ height })}
          renderEmptyState={() => <div className={nothing}>{emptyState}</div>}
        >
          <Collection items={items} dependencies={[selectionMode]}>
            {(item) => <Row {...item} isEnteredAtLink={selectionMode === 'none'} />}
          </Collection>
          {more && (
            <GridListLoadMoreItem onLoadMore={more.onLoadMore} isLoading={more.isPending} className={loading}>
              <Spinner label={more.pendingLabel} />
            </GridListLoadMoreItem>
          )}
        </AriaGridList>
      </Virtualizer>
    </AriaRouting>
  )
}
