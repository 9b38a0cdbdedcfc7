import type { AreasRead, IgnoredPart } from '#domain/search/readAreasGeoJson.ts'
import type { FittedAreas } from '#domain/search/fitAreas.ts'
import { polygonsMax } from '#domain/search/polygons.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { areasOf } from './areaCriteria.ts'

type Words = Pick<Texts, 't' | 'format'>
type Fit = Pick<FittedAreas, 'offBy' | 'shareLeftOut'>

/** The text of each reason. Heights do not affect where an area is. */
const reasons = {
  smallest: 'smallest',
  notDegrees: 'notDegrees',
  outOfRange: 'outOfRange',
  unknownType: 'unread',
  malformed: 'unread',
  tooMany: 'tooMany',
  excludedCircle: 'excluded',
  holeOfExcluded: 'excluded',
  heightLeftOut: undefined,
} as const satisfies Record<IgnoredPart['reason'], string | undefined>

/** The notes on a file in whole sentences: what was read, what became of it, and which parts were left out and why. */
export function wordsOfFile({ t, format }: Words, read: AreasRead): string {
  const counts = new Map<NonNullable<(typeof reasons)[keyof typeof reasons]>, number>()
  for (const { reason } of read.ignored) {
    const told = reasons[reason]
    if (told) counts.set(told, (counts.get(told) ?? 0) + 1)
  }
  return [
    t('map.areas.opened', { count: areasOf(read.areas).length }),
    ...(read.wasTurned ? [t('map.areas.turned')] : []),
    ...simplified({ t, format }, read),
    ...[...counts].map(([reason, count]) =>
      reason === 'smallest'
        ? smallest({ t, format }, count, read)
        : t(`map.areas.leftOut.${reason}`, { count }),
    ),
  ].join(' ')
}

/** What became of areas that were drawn, so that an address carries them; empty where they are as drawn. */
export const wordsOfFit = (texts: Words, fit: FittedAreas): string =>
  [
    ...simplified(texts, fit),
    ...(fit.leftOut.length > 0 ? [smallest(texts, fit.leftOut.length, fit)] : []),
  ].join(' ')

const simplified = ({ t, format }: Words, { offBy }: Fit): readonly string[] =>
  offBy > 0 ? [t('map.areas.simplified', { metres: format.distance(Math.max(1, offBy)) })] : []

/** A share below a tenth of a percent is shown as "less than" that. */
const smallest = ({ t, format }: Words, count: number, { shareLeftOut }: Fit): string =>
  t('map.areas.leftOut.smallest', {
    count,
    share: format.percent(Math.max(0.1, 100 * shareLeftOut)),
    most: polygonsMax,
  })
