import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from '#design-system/collections/DataTable/DataTable.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import * as styles from './ChartFigure.css.ts'

export interface ChartFigureProps<Id extends string> {
  /** What is shown, above the drawing. */
  title: string
  /** Opens the table beside the drawing: "Show as a table". */
  tableLabel: string
  columns: DataTableProps<Id>['columns']
  rows: DataTableProps<Id>['rows']
  /** Replaces the drawing while there is no data. */
  emptyText: string
  /** The drawing. */
  children: ReactNode
}

/** A drawing with its title and its figures: what can be seen can be read too. */
export function ChartFigure<Id extends string>(props: ChartFigureProps<Id>) {
  const { title, tableLabel, columns, rows, emptyText, children } = props
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{title}</figcaption>
      {rows.length === 0 ? <p className={styles.empty}>{emptyText}</p> : children}
      {rows.length > 0 && (
        <Disclosure summary={tableLabel} look="plain">
          <DataTable caption={title} isCaptionHidden columns={columns} rows={rows} />
        </Disclosure>
      )}
    </figure>
  )
}
