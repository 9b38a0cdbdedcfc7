import type { Feature } from '#server/Feature.ts'
import { ReportsHandlers } from './http.ts'

export const feature = { handlers: ReportsHandlers } satisfies Feature
