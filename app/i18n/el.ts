import { joinAreas } from './joinAreas.ts'

export const messages = joinAreas(
  import.meta.glob('./el/*.json', { query: '?messages', import: 'default', eager: true }),
)
