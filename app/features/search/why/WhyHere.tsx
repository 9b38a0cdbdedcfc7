import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { basicFields, mostPoints } from '#domain/search/relevance.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { WhyHere as Reasons } from '../model/whyHere.ts'

/** The explanation of a listing's position: the parts of the order's formula, with their points. */
export function WhyHere({ listing, reasons }: { listing: ListingCard; reasons: Reasons }) {
  const { t, format } = useTexts()
  const { points, total, spread } = reasons
  const whole = (value: number) => format.number(Math.round(value))
  return (
    <Stack space="xs">
      <Text size="small" weight="medium">
        {t('search.here.title')}
      </Text>
      <Stack as="ul" space="xxs">
        <Part points={points.stated} most={mostPoints.stated}>
          {t('search.here.stated', { count: listing.ranking.stated, most: basicFields.length })}
        </Part>
        <Part points={points.fresh} most={mostPoints.fresh}>
          {t('search.here.fresh', { date: format.date(listing.confirmedAt) })}
        </Part>
        <Part points={points.pictures} most={mostPoints.pictures}>
          {t('search.here.pictures', { count: listing.photoCount })}
        </Part>
        {points.paid > 0 && (
          <Text as="li" size="small" weight="medium">
            {t('search.here.paid', { points: whole(points.paid) })}
          </Text>
        )}
      </Stack>
      <Text size="small" weight="medium" isTabular>
        {t('search.here.total', { points: whole(total) })}
      </Text>
      {spread !== 0 && (
        <Text size="small" tone="muted">
          {t(spread > 0 ? 'search.here.earlier' : 'search.here.later', { count: Math.abs(spread) })}
        </Text>
      )}
    </Stack>
  )
}

function Part({ points, most, children }: { points: number; most: number; children: string }) {
  const { t, format } = useTexts()
  return (
    <Text as="li" size="small" isTabular>
      {t('search.here.part', {
        part: children,
        points: format.number(Math.round(points)),
        most: format.number(most),
      })}
    </Text>
  )
}
