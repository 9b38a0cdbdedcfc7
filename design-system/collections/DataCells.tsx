import type { ReactNode } from 'react'
import { cell } from './table.css.ts'

export interface DataColumn<Id extends string> {
  id: Id
  header: string
  /** `end` for figures. @default 'start' */
  align?: 'start' | 'end'
  /**
   * `sentence` keeps room for words in a row where the table has to scroll: squeezed to a word a line, they would make
   * every row as high as the screen. @default 'content'
   */
  room?: 'content' | 'sentence'
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
  return columns.map(({ id, align = 'start', room = 'content' }, at) =>
    at === 0 ? (
      <th key={id} scope="row" className={cell({ align, room, kind: 'row' })}>
        {cells[id]}
      </th>
    ) : (
      <td key={id} className={cell({ align, room, kind: 'data' })}>
        {cells[id]}
      </td>
    ),
  )
}
