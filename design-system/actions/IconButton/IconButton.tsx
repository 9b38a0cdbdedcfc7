import type { Ref } from 'react'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { Pressable, type PressableProps } from '#design-system/foundations/Pressable/Pressable.tsx'
import { iconButton } from './IconButton.css.ts'

export interface IconButtonProps
  extends Pick<
    PressableProps,
    | 'onPress'
    | 'slot'
    | 'id'
    | 'name'
    | 'value'
    | 'autoFocus'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-haspopup'
    | 'aria-describedby'
    | 'excludeFromTabOrder'
  > {
  icon: IconName
  /** The button's name: its action, not its icon. */
  label: string
  /** `photo` for a round button lying on a photograph or map. @default 'plain' */
  variant?: 'plain' | 'outlined' | 'photo'
  /** @default 'medium' */
  size?: 'medium' | 'small'
  /** @default 'button' */
  type?: 'button' | 'submit'
  ref?: Ref<HTMLButtonElement>
}

/** A button with a universally known icon. When in doubt use a `Button` with words. */
export function IconButton({ icon, label, variant = 'plain', size = 'medium', ...rest }: IconButtonProps) {
  return (
    <Pressable {...rest} aria-label={label} className={iconButton({ variant, size })}>
      <Icon name={icon} />
    </Pressable>
  )
}
