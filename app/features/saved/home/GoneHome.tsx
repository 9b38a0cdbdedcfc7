import type { SavedItem } from '#domain/api/saved/SavedGroups.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Heading, type HeadingLevel } from '#design-system/foundations/Heading/Heading.tsx'
import { Price } from '#design-system/foundations/Price/Price.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** A saved home that is no longer offered, with its last price; the page of its ad has similar ones. */
export function GoneHome({
  item: { id, last, priceThen },
  titleLevel,
}: {
  item: SavedItem
  titleLevel: HeadingLevel
}) {
  const { t, format, language } = useTexts()
  const price = last?.price ?? priceThen
  return (
    <Stack space="xs" align="start">
      <Badge tone="neutral">{t(`saved.how.${last?.how ?? 'withdrawn'}`)}</Badge>
      <Heading level={titleLevel} size="label">
        {t('saved.gone', { id: String(id) })}
      </Heading>
      {price !== null && <Price detail={t('saved.lastPrice')}>{format.money(price)}</Price>}
      {last?.since != null && (
        <Text size="small" tone="muted">
          {t('saved.goneSince', { date: format.date(last.since) })}
        </Text>
      )}
      <Link href={localPath(language, `${routePath('listing')}${id}/`)}>{t('saved.similar')}</Link>
    </Stack>
  )
}
