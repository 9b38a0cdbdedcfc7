import { Modal, ModalOverlay } from 'react-aria-components'
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame.tsx'
import { useClosesOnBack } from '../useClosesOnBack.ts'
import * as styles from './Sheet.css.ts'
import { usePullDown } from './usePullDown.ts'

export interface SheetProps extends DialogFrameProps {
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
export function Sheet({ isOpen, closesOnBack = false, ...frame }: SheetProps) {
  const { sheet, handle } = usePullDown(frame.onClose)
  useClosesOnBack(closesOnBack, isOpen, frame.onClose)
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => open || frame.onClose()} className={styles.overlay}>
      <Modal ref={sheet} className={styles.sheet}>
        <div className={styles.handle} {...handle} />
        <DialogFrame {...frame} />
      </Modal>
    </ModalOverlay>
  )
}
