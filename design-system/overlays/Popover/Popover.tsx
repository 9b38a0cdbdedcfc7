import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger, Heading, Popover as AriaPopover } from 'react-aria-components'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import * as styles from './Popover.css.ts'

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** The visible heading and the popover's name. */
  title: string
  /** Name of the close button. */
  closeLabel: string
  /** @default 'bottom' */
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end' | 'start' | 'end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** A function gets `close`, for a button that is done. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/**
 * A small window beside its button, for a setting or an explanation. Focus moves in and returns; Escape, the close
 * button and a press elsewhere close it. What must be answered is a `Dialog`.
 */
export function Popover(props: PopoverProps) {
  const { trigger, title, closeLabel, placement = 'bottom', children, ...state } = props
  return (
    <DialogTrigger {...state}>
      {trigger}
      <AriaPopover className={styles.panel} placement={placement}>
        <Dialog className={styles.dialog}>
          {({ close }) => (
            <>
              <header className={styles.header}>
                <Heading slot="title" level={2} className={styles.title}>
                  {title}
                </Heading>
                <IconButton icon="close" label={closeLabel} size="small" onPress={close} />
              </header>
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
