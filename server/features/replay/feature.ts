import { ReplayHandlers } from './http.ts'
import { exported } from './Replays.ts'
import { ReplayRoutes } from './routes.ts'

export const feature = { handlers: ReplayHandlers, routes: ReplayRoutes, personal: { exported } }
