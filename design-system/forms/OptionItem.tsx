import { ListBoxItem } from 'react-aria-components'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { option, optionDetail, optionText } from '#design-system/overlays/popover.css.ts'
import type { Option } from './Option.ts'

/**
 * react-aria brings the focused row into its list, then into the window. The second moves the page whenever the
 * row lies under a sticky bar's share of it, and a page that moves closes the list under the reader's keys.
 * The list lies within the window as it is; the row's own way of scrolling is taken away.
 */
const keepPageStill = (row: HTMLDivElement | null) => {
  if (row) row.scrollIntoView = () => {}
}

/** One row of a list of options. Its list must scroll by itself, not with what is around it. */
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
