import type { ReactNode } from 'react'
import { GridList as AriaGridList } from 'react-aria-components'
import { AriaRouting } from '#design-system/foundations/DesignSystemProvider/AriaRouting.tsx'
import { type CollectionNaming, nameOf } from '../CollectionNaming.ts'
import { Row, type RowContent } from '../Row.tsx'
import { nothing } from '../rows.css.ts'
import { type RowSelection, selectionProps } from '../rowSelection.ts'
import { list, root } from './GridList.css.ts'
import { MoreRows, type MoreRowsAction } from './MoreRows.tsx'

export type GridListProps = CollectionNaming &
  RowSelection & {
    items: readonly RowContent[]
    /** Shown instead of rows: an `EmptyState`, or a sentence. */
    emptyState: ReactNode
    /** While there is more than is shown. */
    more?: MoreRowsAction
  }

/**
 * Rows with actions: saved searches, messages, own listings. One Tab stop; arrows up and down move between
 * rows, left and right within a row to its link and buttons. For rows without actions use a plain list.
 */
export function GridList({ items, emptyState, more, ...rest }: GridListProps) {
  const { selectionMode = 'none' } = rest
  return (
    <div className={root}>
      <AriaRouting>
        <AriaGridList
          {...nameOf(rest)}
          {...selectionProps(rest, items)}
          items={items}
          dependencies={[selectionMode]}
          className={list}
          renderEmptyState={() => <div className={nothing}>{emptyState}</div>}
        >
          {(item) => <Row {...item} isEnteredAtLink={selectionMode === 'none'} />}
        </AriaGridList>
      </AriaRouting>
      {more && <MoreRows {...more} rowCount={items.length} />}
    </div>
  )
}
