import type { FocusEvent } from 'react'
import { Button } from 'react-aria-components'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import type { DataColumn } from '../DataCells.tsx'
import { cell } from '../table.css.ts'
import { sorter } from './SortableTable.css.ts'

export type SortDirection = 'ascending' | 'descending'

export interface Sort<Id extends string> {
  column: Id
  direction: SortDirection
}

export interface SortableColumn<Id extends string> extends DataColumn<Id> {
  /** @default false */
  isSortable?: boolean
  /** The order of the first press: figures are usually wanted largest first. @default 'ascending' */
  firstDirection?: SortDirection
}

const marks = { ascending: 'chevronUp', descending: 'chevronDown', none: 'sort' } as const
const opposite = { ascending: 'descending', descending: 'ascending' } as const

export interface SortHeadProps<Id extends string> {
  column: SortableColumn<Id>
  sort: Sort<Id> | undefined
  onSort: (sort: Sort<Id>) => void
  /** What is being waited for; shown at the column that the rows are being sorted by. */
  waitsFor: string | undefined
}

/** The head of a column: a button where the column can be sorted by. */
export function SortHead<Id extends string>({ column, sort, onSort, waitsFor }: SortHeadProps<Id>) {
  const { id, header, align = 'start', isSortable = false, firstDirection = 'ascending' } = column
  const current = sort?.column === id ? sort.direction : undefined
  const next = current === undefined ? firstDirection : opposite[current]
  const isWaiting = current !== undefined && waitsFor !== undefined
  return (
    <th scope="col" aria-sort={current} className={cell({ align, kind: 'column' })}>
      {isSortable ? (
        <Button
          className={sorter({ align })}
          isPending={isWaiting}
          onFocus={showWhole}
          onPress={() => onSort({ column: id, direction: next })}
        >
          <span>{header}</span>
          {isWaiting ? <Spinner label={waitsFor} /> : <Icon name={marks[current ?? 'none']} size="text" />}
        </Button>
      ) : (
        header
      )}
    </th>
  )
}

/** A browser leaves a control where it is that it shows a part of: its ring would be cut off. */
function showWhole({ target }: FocusEvent<Element>): void {
  const scroller = target.closest('section')
  // Under a pointer that presses it, it stays where it is.
  if (!scroller || !target.matches(':focus-visible')) return
  const head = target.getBoundingClientRect()
  const box = scroller.getBoundingClientRect()
  scroller.scrollLeft += Math.max(head.right - box.right, 0) + Math.min(head.left - box.left, 0)
}
