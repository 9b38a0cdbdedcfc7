import { Text } from '#design-system/foundations/Text/Text.tsx'
import { seismicEraOf } from '#domain/listing/vocabularies/seismic.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'

/** Which seismic code the building was designed by, from the year of the permit. */
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
