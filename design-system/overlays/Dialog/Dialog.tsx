import type { ReactNode } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components'
import { useClosesOnBack } from '../useClosesOnBack.ts'
import { modal, overlay } from './Dialog.css.ts'
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx'

export interface DialogProps extends DialogFrameProps {
  isOpen: boolean
  /** `large` where there is an `aside`. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'full'
  /** @default 'center' */
  placement?: 'center' | 'full'
  /** `alertdialog` for a question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Beside the content from medium widths on, hidden below: optional information only. */
  aside?: ReactNode
  /** The browser's Back closes it instead of leaving the page, at medium widths and below. @default false */
  closesOnBack?: boolean
}

/**
 * A modal dialog: focus moves in, stays in and returns to where it was. Load it lazily; it carries the
 * heavier half of react-aria.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, size = 'medium', placement = 'center', closesOnBack = false, ...frame } = props
  useClosesOnBack(closesOnBack, isOpen, frame.onClose)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || frame.onClose()}
      className={overlay({ placement })}
    >
      <Modal className={modal({ placement, size })}>
        <DialogFrame {...frame} />
      </Modal>
    </ModalOverlay>
  )
}
