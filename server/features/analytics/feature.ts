import { CollectRoutes } from './collect.ts'
import { EventCounts } from './EventCounts.ts'

export const feature = { routes: CollectRoutes, services: EventCounts.layer }
