import { Text } from '#design-system/foundations/Text/Text.tsx'
import { seismicEraOf } from '#domain/listing/vocabularies/seismic.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'

/** What the walls were designed to stand, as far as the permit tells. */
export function SeismicEra({ permitYear }: { permitYear: number | null }) {
  const t = useTranslate()
  return (
    <Text size="small" tone="muted" isMeasured>
      {permitYear === null
        ? t('listing.seismic.unknown')
        : t(`listing.seismic.${seismicEraOf(permitYear)}`, { year: permitYear })}
    </Text>
  )
}
