import { announce } from '#design-system/feedback/announce/announce.ts'
import { usePendingShown } from '#design-system/feedback/Progress/usePendingShown.ts'
import { DataCells, type DataRow } from '../DataCells.tsx'
import { TableBox, type TableBoxProps } from '../TableBox.tsx'
import { heads } from '../table.css.ts'
import { AllRowsCell, RowCell, type TableSelection } from './SelectionCells.tsx'
import * as styles from './SortableTable.css.ts'
import { type Sort, SortHead, type SortableColumn } from './SortHead.tsx'

export interface SortableTableProps<Id extends string> extends Omit<TableBoxProps, 'children'> {
  /** The first column names the row. */
  columns: readonly SortableColumn<Id>[]
  /** In the order of `sort`: the caller sorts, or asks the server. */
  rows: readonly DataRow<Id>[]
  sort?: Sort<Id>
  onSortChange: (sort: Sort<Id>) => void
  /** Announced once a head was pressed: "Sorted by price, highest first". */
  sortedText: (sort: Sort<Id>) => string
  /** Boxes to choose rows by. */
  selection?: TableSelection
  /** Shown instead of rows. */
  emptyText: string
  /**
   * Another order is loading; the previous rows stay readable, and after a second its head says so. @default
   * false
   */
  isPending?: boolean
  /** What is being waited for. Required with `isPending`. */
  pendingLabel?: string
}

/**
 * Figures that can be sorted by column and selected by row. A native table, so that screen readers navigate
 * it by their own keys; its controls are real buttons and boxes. For figures without controls there is
 * `DataTable`.
 */
export function SortableTable<Id extends string>(props: SortableTableProps<Id>) {
  const { columns, rows, sort, onSortChange, sortedText, selection, emptyText, ...rest } = props
  const { height = 'content', isPending = false, pendingLabel = '', ...box } = rest
  const waitsFor = usePendingShown(isPending) ? pendingLabel : undefined
  const onSort = (next: Sort<Id>) => {
    onSortChange(next)
    announce(sortedText(next), { topic: 'sort' })
  }
  return (
    <TableBox {...box} height={height}>
      <thead className={heads({ sticky: height === 'screen' })}>
        <tr>
          {selection && <AllRowsCell ids={rows.map(({ id }) => id)} selection={selection} />}
          {columns.map((column) => (
            <SortHead key={column.id} {...{ column, sort, onSort, waitsFor }} />
          ))}
        </tr>
      </thead>
      <tbody aria-busy={isPending}>
        {rows.map(({ id, cells }) => (
          <tr key={id} className={styles.row} data-selected={selection?.selectedKeys.has(id) || undefined}>
            {selection && <RowCell {...{ id, selection }} />}
            <DataCells {...{ columns, cells }} />
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length + (selection ? 1 : 0)} className={styles.nothing}>
              {emptyText}
            </td>
          </tr>
        )}
      </tbody>
    </TableBox>
  )
}
