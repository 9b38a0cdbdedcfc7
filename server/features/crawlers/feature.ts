import type { Feature } from '#server/Feature.ts'
import { CrawlerRoutes } from './http.ts'

export const feature = { routes: CrawlerRoutes } satisfies Feature
