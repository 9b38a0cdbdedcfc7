import { ListBoxItem } from 'react-aria-components'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { option, optionDetail, optionText } from '#design-system/overlays/popover.css.ts'
import type { Option } from './Option.ts'

/**
 * react-aria scrolls the focused row into its list, then into the window. The latter moves the page if the
 * row is under a sticky bar, and a scrolled page closes the list. The list is inside the window anyway; so
 * the row's own scroll method is removed.
 */
const keepPageStill = (row: HTMLDivElement | null) => {
  if (row) row.scrollIntoView = () => {}
}

/** One row of a list of options. Its list must have its own scroll box. */
export function OptionItem({ id, label, detail, icon }: Option) {
  return (
    <ListBoxItem ref={keepPageStill} id={id} textValue={label} className={option}>
      {({ isSelected }) => (
        <>
          {icon && <Icon name={icon} />}
          <span className={optionText}>
            <span>{label}</span>
            {detail !== undefined && <span className={optionDetail}>{detail}</span>}
          </span>
          {isSelected && <Icon name="check" size="small" />}
        </>
      )}
    </ListBoxItem>
  )
}
