import { FlagRoutes } from './routes.ts'

export const feature = { routes: FlagRoutes }
