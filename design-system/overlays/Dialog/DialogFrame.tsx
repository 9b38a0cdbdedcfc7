import { type ReactNode, useId } from 'react'
import { DialogTitle } from '../DialogTitle.tsx'
import { Dialog as AriaDialog } from 'react-aria-components'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { intoView } from '#design-system/layout/intoView.ts'
import * as styles from './DialogFrame.css.ts'

export interface DialogFrameProps {
  /** The visible heading and the dialog's name. */
  title: string
  /** Name of the close button. */
  closeLabel: string
  /** Called to close: by Escape or the close button. A press on the backdrop does not close. */
  onClose: () => void
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
}

interface Inner {
  role?: 'dialog' | 'alertdialog'
  aside?: ReactNode
}

/** What every window over the page has: its name, a way out, content that scrolls, buttons that stay. */
export function DialogFrame(props: DialogFrameProps & Inner) {
  const { title, closeLabel, onClose, footer, role = 'dialog', aside, children } = props
  const bodyId = useId()
  // A question is read out with what it is about.
  const description = role === 'alertdialog' ? { 'aria-describedby': bodyId } : {}
  return (
    <AriaDialog role={role} className={styles.dialog({ aside: aside !== undefined })} {...description}>
      <div className={styles.header}>
        <DialogTitle className={styles.title}>{title}</DialogTitle>
        <div className={styles.close}>
          <IconButton icon="close" label={closeLabel} onPress={onClose} />
        </div>
      </div>
      <div id={bodyId} className={styles.body} onFocus={intoView}>
        {children}
      </div>
      {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </AriaDialog>
  )
}
