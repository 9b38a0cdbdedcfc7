import { ReportsHandlers } from './http.ts'

export const feature = { handlers: ReportsHandlers }
