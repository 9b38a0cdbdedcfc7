import { createContext, useContext } from 'react'

/** Goes to a path of this portal by loading it anew: what the page knew of the visitor before is gone. */
export type Leave = (path: string) => void

export const LeaveContext = createContext<Leave>((path) => location.assign(path))

export const useLeave = (): Leave => useContext(LeaveContext)
