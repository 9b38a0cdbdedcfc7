import { exported } from './Replays.ts'
import { ReplayRoutes } from './routes.ts'

export const feature = { routes: ReplayRoutes, personal: { exported } }
