import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { planRows } from '../model/planRows.ts'

type Plan = NonNullable<ListingDetail['plan']>

/** `Hall, left: Kitchen, 12 square metres`: a line a room, in the order of the walk. Rooms of one name are counted. */
export function walkLines(texts: Pick<Texts, 't' | 'format'>, { rooms, walk = [] }: Plan): readonly string[] {
  const { t } = texts
  const rows = planRows(texts, rooms)
  const nameOf = (at: number): string => {
    const { name = '' } = rows[at] ?? {}
    const alike = rows.filter((row) => row.name === name)
    return alike.length > 1 ? `${name} ${alike.findIndex(({ number }) => number === at + 1) + 1}` : name
  }
  return walk.map(({ room, from, side }) => {
    const values = { room: nameOf(room), area: t('aloud.area', { count: rooms[room]?.area ?? 0 }) }
    return from === null
      ? t('listing.plan.walk.door', values)
      : t(`listing.plan.walk.${side}`, { ...values, from: nameOf(from) })
  })
}
