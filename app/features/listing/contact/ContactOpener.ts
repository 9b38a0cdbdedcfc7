import { createContext } from 'react'
import type { Asked } from './contactOffer.ts'

/** What a form begins with, beside what was kept of it. */
export interface ContactStart {
  /** Text of a message. */
  readonly text?: string
  /** Id of a time that was pressed. */
  readonly slot?: string
}

/** Opens a form of the page over it. */
export const ContactOpener = createContext<(asked: Asked, start?: ContactStart) => void>(() => undefined)
