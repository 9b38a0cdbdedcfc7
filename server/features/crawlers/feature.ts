import { CrawlerRoutes } from './http.ts'

export const feature = { routes: CrawlerRoutes }
