import { type ReactNode, type Ref, useEffect } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { usePendingShown } from '#design-system/feedback/Progress/usePendingShown.ts'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { Pressable, type PressableProps } from '#design-system/foundations/Pressable/Pressable.tsx'
import { button, content, wait, words } from './Button.css.ts'

type Passed = 'onPress' | 'autoFocus' | 'form' | 'name' | 'value' | 'id' | 'slot' | 'formAction'
type Named =
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-haspopup'
  | 'aria-pressed'

/**
 * There is no `isDisabled`: a button that does nothing explains nothing. Let it be pressed and say what is
 * missing.
 */
export interface ButtonProps extends Pick<PressableProps, Passed | Named> {
  /** One primary action a view. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger'
  /** @default 'medium' */
  size?: 'medium' | 'small'
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** Before the text. */
  icon?: IconName
  /** After the text. */
  iconEnd?: IconName
  /**
   * Ignores presses and keeps focus and width; after a second shows a spinner and announces `pendingLabel`,
   * once.
   * @default false
   */
  isPending?: boolean
  /** What is being waited for. Required with `isPending`. */
  pendingLabel?: string
  /** @default 'content' */
  width?: 'content' | 'full'
  /** For small quiet buttons: the words are in line with the text above and below at this end, the edge is beyond. */
  flush?: 'start' | 'end'
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** Runs an action here. For navigation use `ButtonLink`. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'medium',
    width = 'content',
    flush,
    type = 'button',
    ...behaviour
  } = props
  const { icon, iconEnd, isPending = false, pendingLabel = '', children, onPress, ...rest } = behaviour
  const isShown = usePendingShown(isPending)
  useEffect(() => {
    if (isShown) announce(pendingLabel, { topic: 'pending' })
  }, [isShown, pendingLabel])
  return (
    <Pressable
      {...rest}
      type={isPending ? 'button' : type}
      {...(isShown ? { 'aria-disabled': true } : {})}
      {...(isPending || !onPress ? {} : { onPress })}
      className={button({ variant, size, width, flush })}
    >
      <span className={content}>
        {icon && <Icon name={icon} />}
        <span className={words}>{children}</span>
        {iconEnd && <Icon name={iconEnd} />}
      </span>
      {isShown && (
        <span className={wait}>
          <Spinner label={pendingLabel} />
        </span>
      )}
    </Pressable>
  )
}
