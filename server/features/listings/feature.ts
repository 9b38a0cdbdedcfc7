import { ListingsHandlers } from './http.ts'
import { Listings } from '#server/content/listings/Listings.ts'

export const feature = { handlers: ListingsHandlers, services: Listings.layer }
