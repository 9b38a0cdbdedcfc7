import { joinAreas } from './joinAreas.ts'

export const messages = joinAreas(
  import.meta.glob('./pt/*.json', { query: '?messages', import: 'default', eager: true }),
)
