import {
  ToggleButton,
  ToggleButtonGroup as AriaToggleButtonGroup,
  type ToggleButtonGroupProps as AriaToggleButtonGroupProps,
} from 'react-aria-components'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { words } from '../Button/Button.css.ts'
import { iconButton } from '../IconButton/IconButton.css.ts'
import { toggleButton } from '../ToggleButton/ToggleButton.css.ts'
import { group } from './ToggleButtonGroup.css.ts'

interface ToggleOption {
  id: string
  label: string
  icon?: IconName
}

interface ToggleButtonGroupBase
  extends Pick<AriaToggleButtonGroupProps, 'selectionMode' | 'disallowEmptySelection' | 'orientation'> {
  /** Name of the group. */
  label: string
  /** The ids in force. */
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (value: string[]) => void
  /** @default 'medium' */
  size?: 'medium' | 'small'
}

export type ToggleButtonGroupProps = ToggleButtonGroupBase &
  (
    | { isIconOnly?: false; options: readonly ToggleOption[] }
    /** The labels are for assistive technology alone; every option then has its icon. */
    | { isIconOnly: true; options: readonly (ToggleOption & { icon: IconName })[] }
  )

/**
 * A few buttons that stay down: one of them (`selectionMode="single"`, the default) or any number. One stop of the
 * Tab key, arrows within. In a form use `SegmentedControl` or check boxes, which are submitted.
 */
export function ToggleButtonGroup(props: ToggleButtonGroupProps) {
  const { label, value, defaultValue, onChange, size = 'medium', options, isIconOnly, ...rest } = props
  return (
    <AriaToggleButtonGroup
      {...rest}
      aria-label={label}
      className={group}
      {...(value && { selectedKeys: value })}
      {...(defaultValue && { defaultSelectedKeys: defaultValue })}
      onSelectionChange={(keys) => onChange?.([...keys].map(String))}
    >
      {isIconOnly
        ? options.map((option) => (
            <ToggleButton
              key={option.id}
              id={option.id}
              aria-label={option.label}
              className={iconButton({ variant: 'outlined', size })}
            >
              <Icon name={option.icon} />
            </ToggleButton>
          ))
        : options.map((option) => (
            <ToggleButton key={option.id} id={option.id} className={toggleButton({ size })}>
              {option.icon && <Icon name={option.icon} />}
              <span className={words}>{option.label}</span>
            </ToggleButton>
          ))}
    </AriaToggleButtonGroup>
  )
}
