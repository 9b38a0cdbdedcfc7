import { Layer } from 'effect'
import { FlagForms, FlagHandlers } from './http.ts'
import { FlagRoutes } from './routes.ts'

export const feature = { handlers: FlagHandlers, routes: Layer.merge(FlagRoutes, FlagForms) }
