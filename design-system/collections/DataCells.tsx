import type { ReactNode } from 'react'
import { cell } from './table.css.ts'

export interface DataColumn<Id extends string> {
  id: Id
  header: string
  /** `end` for figures. @default 'start' */
  align?: 'start' | 'end'
}

export interface DataRow<Id extends string> {
  id: string
  cells: Readonly<Record<Id, ReactNode>>
}

export interface DataCellsProps<Id extends string> {
  /** The first column names the row. */
  columns: readonly DataColumn<Id>[]
  cells: DataRow<Id>['cells']
}

/** The cells of one row; the first is its head. */
export function DataCells<Id extends string>({ columns, cells }: DataCellsProps<Id>) {
  return columns.map(({ id, align = 'start' }, at) =>
    at === 0 ? (
      <th key={id} scope="row" className={cell({ align, kind: 'row' })}>
        {cells[id]}
      </th>
    ) : (
      <td key={id} className={cell({ align, kind: 'data' })}>
        {cells[id]}
      </td>
    ),
  )
}
