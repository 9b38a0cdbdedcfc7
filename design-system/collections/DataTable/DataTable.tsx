import { DataCells, type DataColumn, type DataRow } from '../DataCells.tsx'
import { TableBox, type TableBoxProps } from '../TableBox.tsx'
import { cell } from '../table.css.ts'

export interface DataTableProps<Id extends string> extends Omit<TableBoxProps, 'children' | 'height'> {
  /** The first column names the row. */
  columns: readonly DataColumn<Id>[]
  rows: readonly DataRow<Id>[]
}

/** Figures in rows and columns. A table wider than its container scrolls in its own box, by keyboard too. */
export function DataTable<Id extends string>({ columns, rows, ...box }: DataTableProps<Id>) {
  return (
    <TableBox {...box}>
      <thead>
        <tr>
          {columns.map(({ id, header, align = 'start' }) => (
            <th key={id} scope="col" className={cell({ align, kind: 'column' })}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            <DataCells {...{ columns, cells }} />
          </tr>
        ))}
      </tbody>
    </TableBox>
  )
}
