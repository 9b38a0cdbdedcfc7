import { Checkbox, type CheckboxProps } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { box } from './SortableTable.css.ts'

/** Choosing rows of a table by boxes in its first column. */
export interface TableSelection {
  selectedKeys: ReadonlySet<string>
  onSelectionChange: (keys: ReadonlySet<string>) => void
  /** Name of the box in the head. */
  selectAllLabel: string
  /** Name of the box of a row: "Choose Pagkrati". */
  selectRowLabel: (id: string) => string
}

/** The choice with or without some rows; others, of another page, stay as they are. */
const withRows = (chosen: ReadonlySet<string>, ids: readonly string[], isOn: boolean): ReadonlySet<string> =>
  isOn ? chosen.union(new Set(ids)) : chosen.difference(new Set(ids))

/** The box in the head: all rows that are here. */
export function AllRowsCell({ ids, selection }: { ids: readonly string[]; selection: TableSelection }) {
  const { selectedKeys, onSelectionChange, selectAllLabel } = selection
  const chosen = ids.filter((id) => selectedKeys.has(id)).length
  const isAll = ids.length > 0 && chosen === ids.length
  return (
    <BoxCell
      label={selectAllLabel}
      isSelected={isAll}
      isIndeterminate={chosen > 0 && !isAll}
      onChange={() => onSelectionChange(withRows(selectedKeys, ids, !isAll))}
    />
  )
}

/** The box of one row. */
export function RowCell({ id, selection }: { id: string; selection: TableSelection }) {
  const { selectedKeys, onSelectionChange, selectRowLabel } = selection
  return (
    <BoxCell
      label={selectRowLabel(id)}
      isSelected={selectedKeys.has(id)}
      onChange={(isOn) => onSelectionChange(withRows(selectedKeys, [id], isOn))}
    />
  )
}

type BoxCellProps = Pick<CheckboxProps, 'isSelected' | 'isIndeterminate' | 'onChange'> & { label: string }

function BoxCell({ label, ...rest }: BoxCellProps) {
  const name = <VisuallyHidden>{label}</VisuallyHidden>
  const control = <Checkbox {...rest}>{name}</Checkbox>
  return <td className={box}>{control}</td>
}
