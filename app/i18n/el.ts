import { joinAreas, keyByArea, type Messages } from './joinAreas.ts'

export const messages = joinAreas(
  import.meta.glob<Messages>('./el/{errors,shell}.json', {
    query: '?messages',
    import: 'default',
    eager: true,
  }),
)

export const areas = keyByArea(
  import.meta.glob<Messages>(['./el/*.json', '!./el/{errors,shell}.json'], {
    query: '?messages',
    import: 'default',
  }),
)
