import { createContext } from 'react'

/** Moves to an address of this site without loading a page. */
export type Navigate = (href: string) => void

/** Without a provider every link loads a page, as it does without script. */
export const NavigateContext = createContext<Navigate | undefined>(undefined)
