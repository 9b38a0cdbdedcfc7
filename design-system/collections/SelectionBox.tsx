import { Checkbox } from 'react-aria-components'
import { box } from '#design-system/forms/Checkbox/Checkbox.css.ts'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { selectionBox } from './SelectionBox.css.ts'

/** The box of a row that can be chosen. The collection around it gives it its name and its state. */
export function SelectionBox({ isIndeterminate = false }: { isIndeterminate?: boolean }) {
  return (
    <Checkbox slot="selection" isIndeterminate={isIndeterminate} className={selectionBox}>
      <span className={box}>
        <Icon name={isIndeterminate ? 'minus' : 'check'} size="small" />
      </span>
    </Checkbox>
  )
}
