import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { planRows } from './planRows.ts'

type Words = Pick<Texts, 't' | 'format'>
type Plan = Pick<NonNullable<ListingDetail['plan']>, 'rooms' | 'walk'>

/** What rooms are called where they are spoken of one by one: those of one name are counted. */
export function roomNamesOf(texts: Words, rooms: Plan['rooms']): readonly string[] {
  const names = planRows(texts, rooms).map(({ name }) => name)
  return names.map((name, at) =>
    names.filter((other) => other === name).length > 1
      ? `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`
      : name,
  )
}

/** `Hall, left: Kitchen, 12 square metres`: a line a room, in the order of the walk. */
export function walkLines(texts: Words, { rooms, walk = [] }: Plan): readonly string[] {
  const { t } = texts
  const names = roomNamesOf(texts, rooms)
  return walk.map(({ room, from, side }) => {
    const area = rooms[room]?.area ?? null
    const values = {
      room: names[room] ?? '',
      area: area === null ? t('listing.plan.walk.unstated') : t('aloud.area', { count: area }),
    }
    return from === null
      ? t('listing.plan.walk.door', values)
      : t(`listing.plan.walk.${side}`, { ...values, from: names[from] ?? '' })
  })
}
