import { joinAreas, keyByArea, type Messages } from './joinAreas.ts'

export const messages = joinAreas(
  import.meta.glob<Messages>('./it/{errors,shell}.json', {
    query: '?messages',
    import: 'default',
    eager: true,
  }),
)

export const areas = keyByArea(
  import.meta.glob<Messages>(['./it/*.json', '!./it/{errors,shell}.json'], {
    query: '?messages',
    import: 'default',
  }),
)
