import { createContext, use } from 'react'
import type { Services } from '#domain/services.ts'

/** Services that need consent; undefined where none is configured. */
export const ServicesContext = createContext<Services | undefined>(undefined)

export const useServices = (): Services | undefined => use(ServicesContext)
