import { createContext } from 'react'

/** What the disclosures of a group have in common: the browser keeps one of a name open. */
export const GroupName = createContext<string | undefined>(undefined)
