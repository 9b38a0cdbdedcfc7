import type { Feature } from '#server/Feature.ts'
import { ListingsHandlers } from './http.ts'
import { Listings } from './Listings.ts'

export const feature = { handlers: ListingsHandlers, services: Listings.layer } satisfies Feature
