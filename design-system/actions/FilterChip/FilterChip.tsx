import type { Ref } from 'react'
import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { Pressable } from '#design-system/foundations/Pressable/Pressable.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './FilterChip.css.ts'

export interface FilterChipProps {
  /** The name of the filter, or its value while it is in force. */
  label: string
  /** Where the label is the value alone: the name and the value. */
  name?: string | undefined
  icon?: IconName
  /** In force now. @default false */
  isActive?: boolean
  /** How many filters are in force within, beside the label; their sentence belongs into `name`. */
  count?: string | undefined
  isOpen: boolean
  onPress: () => void
  /** The pointer or the focus reached the chip: load what it opens. */
  onIntent?: () => void
  /** The same list without this filter. */
  clear?: { readonly href: string; readonly label: string } | undefined
  ref?: Ref<HTMLButtonElement>
}

/**
 * Opens one filter in a popover or a sheet, shows its value, and takes it away by its cross. It says whether that is open,
 * and not that it is a dialog: Orca leaves browse mode at a button with a popup, and its keys from chip to chip are lost.
 */
export function FilterChip(props: FilterChipProps) {
  const { label, name, icon, isActive = false, count, isOpen, onPress, onIntent, clear, ref } = props
  return (
    <span className={styles.chip({ active: isActive, isOpen })} onPointerEnter={onIntent} onFocus={onIntent}>
      <Pressable
        ref={ref}
        className={styles.opener}
        onPress={onPress}
        aria-expanded={isOpen}
        aria-label={count === undefined ? name : undefined}
      >
        {icon && <Icon name={icon} size="small" />}
        {count === undefined ? (
          <span>{label}</span>
        ) : (
          <>
            <span aria-hidden="true">{label}</span>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </>
        )}
        {!clear && !icon && <Icon name="chevronDown" size="text" />}
      </Pressable>
      {clear && (
        <Anchor href={clear.href} className={styles.clear} aria-label={clear.label}>
          <Icon name="close" size="text" />
        </Anchor>
      )}
    </span>
  )
}
