import type { ReactNode } from 'react'
import { narrow } from './Narrow.css.ts'

/** The narrowest page that must work: 320 px, less its margins. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={narrow}>{children}</div>
}
