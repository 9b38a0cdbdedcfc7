import { createContext, useContext } from 'react'
import { defaultFlags, type Flags } from '#domain/flags.ts'

export const FlagsContext = createContext<Flags>(defaultFlags)

/** The feature flags in force. */
export const useFlags = (): Flags => useContext(FlagsContext)
