import { CollectRoutes } from './collect.ts'
import { EventCounts } from './EventCounts.ts'
import { EventCountHandlers } from './http.ts'

export const feature = { handlers: EventCountHandlers, routes: CollectRoutes, services: EventCounts.layer }
