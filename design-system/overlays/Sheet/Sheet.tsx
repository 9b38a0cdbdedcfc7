import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Modal, ModalOverlay } from 'react-aria-components'
import { painted } from '../../foundations/painted.ts'
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame.tsx'
import { useClosesOnBack } from '../useClosesOnBack.ts'
import * as styles from './Sheet.css.ts'
import { usePullDown } from './usePullDown.ts'

export interface SheetProps extends Omit<DialogFrameProps, 'onClose'> {
  /** Called to close, once the window has been painted without the sheet. It cannot stay open. */
  onClose: () => void
  isOpen: boolean
  /** The browser's Back closes it instead of leaving the page, at medium widths and below. @default false */
  closesOnBack?: boolean
}

/**
 * A window from the edge: from below on small screens, where it can be pulled down too, at the end edge on wider ones.
 * For filters and other things beside the page's matter. Load it lazily.
 */
// Not react-aria's own Sheet: that one closes by scrolling, waits for its animation before focus moves in,
// and ties Escape to the press on the backdrop.
// It leaves the screen before it leaves the document: all of the page behind it is styled again when it is no longer inert.
export function Sheet({ isOpen, closesOnBack = false, ...frame }: SheetProps) {
  const { onClose } = frame
  const veil = useRef<HTMLDivElement>(null)
  const close = () => {
    const { current } = veil
    if (current?.hasAttribute(styles.leaving)) return
    current?.setAttribute(styles.leaving, '')
    // At once with its effects: the page must not be inert any more in the frame that gives the focus back.
    void painted().then(() => flushSync(onClose))
  }
  const { sheet, handle } = usePullDown(close)
  useClosesOnBack(closesOnBack, isOpen, onClose)
  return (
    <ModalOverlay
      ref={veil}
      isOpen={isOpen}
      onOpenChange={(open) => open || close()}
      className={styles.overlay}
    >
      <Modal ref={sheet} className={styles.sheet}>
        <div className={styles.handle} {...handle} />
        <DialogFrame {...frame} onClose={close} />
      </Modal>
    </ModalOverlay>
  )
}
