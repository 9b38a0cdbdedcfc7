import { Home } from './Home.ts'
import { HomeHandlers } from './http.ts'

export const feature = { handlers: HomeHandlers, services: Home.layer }
