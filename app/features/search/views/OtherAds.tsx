import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { OtherAds as Others } from '#domain/api/Search.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** That the home of a listing seems to be advertised by others too, and what they ask. */
export function OtherAds({ others }: { others: Others | undefined }) {
  const { t, format } = useTexts()
  if (!others) return null
  const { count, price } = others
  const [min, max] = [format.money(price.least), format.money(price.most)]
  const prices = min === max ? min : t('search.range.both', { min, max })
  return (
    <Text size="small" weight="medium" isTabular>
      {t('search.others', { count, prices })}
    </Text>
  )
}
