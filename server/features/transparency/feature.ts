import { TransparencyHandlers } from './http.ts'

export const feature = { handlers: TransparencyHandlers }
