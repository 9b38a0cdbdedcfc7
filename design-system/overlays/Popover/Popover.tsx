import { type ReactElement, type ReactNode, type RefObject, useEffect } from 'react'
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { AriaPresses } from '#design-system/foundations/Pressable/AriaPresses.tsx'
import { DialogTitle } from '../DialogTitle.tsx'
import * as styles from './Popover.css.ts'

export interface PopoverProps {
  /** The button that opens it. Left out where another element opens it: then `anchor` and `isOpen` are given. */
  trigger?: ReactElement
  /** What it is shown beside, and where the focus returns. */
  anchor?: RefObject<Element | null>
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
  const { trigger, anchor, title, closeLabel, placement = 'bottom', children, ...state } = props
  useFocusReturn(anchor)
  const dialog = (
    <Dialog className={styles.dialog}>
      {({ close: closeByTrigger }) => {
        const close = trigger ? closeByTrigger : () => state.onOpenChange?.(false)
        return (
          <>
            <div className={styles.header}>
              <DialogTitle className={styles.title}>{title}</DialogTitle>
              <IconButton icon="close" label={closeLabel} size="small" onPress={close} />
            </div>
            {typeof children === 'function' ? children(close) : children}
          </>
        )
      }}
    </Dialog>
  )
  if (!trigger)
    return (
      <AriaPopover {...state} triggerRef={anchor} className={styles.panel} placement={placement}>
        {dialog}
      </AriaPopover>
    )
  return (
    <DialogTrigger {...state}>
      <AriaPresses>{trigger}</AriaPresses>
      <AriaPopover className={styles.panel} placement={placement}>
        {dialog}
      </AriaPopover>
    </DialogTrigger>
  )
}

/**
 * When the popover is removed, the focus returns to its anchor, unless it is elsewhere by then. The page is inert until
 * the popover's own effects are undone: an earlier call of `focus` would do nothing.
 */
function useFocusReturn(anchor: PopoverProps['anchor']): void {
  useEffect(
    () => () =>
      queueMicrotask(() => {
        const element = anchor?.current
        if (element instanceof HTMLElement && document.activeElement === document.body) element.focus()
      }),
    [anchor],
  )
}
