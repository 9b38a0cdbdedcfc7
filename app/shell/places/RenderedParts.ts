import { createContext } from 'react'

/** On the server: the files of the lazy views that were rendered, whose styles the document needs. */
export const RenderedParts = createContext<Set<string> | undefined>(undefined)
