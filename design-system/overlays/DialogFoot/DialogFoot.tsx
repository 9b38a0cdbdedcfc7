import type { ReactNode } from 'react'
import { foot } from './DialogFoot.css.ts'

/**
 * The last part of a form in a `Dialog`: its buttons, which stay in the window while the fields scroll. For forms that
 * bring their own buttons; others give them to the dialog as `footer`.
 */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={foot}>{children}</div>
}
