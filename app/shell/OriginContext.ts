import { createContext } from 'react'

/** The portal's public origin, `https://estia.gr`: for addresses that others read, which must be whole. */
export const OriginContext = createContext('')
