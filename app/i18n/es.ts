import { joinAreas, keyByArea, type Messages } from './joinAreas.ts'

export const messages = joinAreas(
  import.meta.glob<Messages>('./{errors,shell}/es.json', {
    base: '../../texts',
    query: '?messages',
    import: 'default',
    eager: true,
  }),
)

// Neither what every page has, nor what only the server says.
export const areas = keyByArea(
  import.meta.glob<Messages>(['./*/es.json', '!./{errors,shell,mails,places,replies,serverPages}/es.json'], {
    base: '../../texts',
    query: '?messages',
    import: 'default',
  }),
)
