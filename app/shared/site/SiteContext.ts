import { createContext, use } from 'react'
import type { Site } from '#domain/site.ts'

/** What the operator says of this portal; empty by default. */
export const SiteContext = createContext<Site>({})

export const useSite = (): Site => use(SiteContext)
