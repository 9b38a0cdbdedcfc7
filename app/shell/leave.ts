import { createContext, useContext } from 'react'

/** Navigates to a path of this portal by a full page load: the state of the previous visitor is gone. */
export type Leave = (path: string) => void

export const LeaveContext = createContext<Leave>((path) => location.assign(path))

export const useLeave = (): Leave => useContext(LeaveContext)
