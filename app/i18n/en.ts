import { joinAreas } from './joinAreas.ts'

export const messages = joinAreas(
  import.meta.glob('./en/*.json', { query: '?messages', import: 'default', eager: true }),
)
