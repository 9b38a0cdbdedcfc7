import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'

/** What should be known before anything else. */
export function DealBreakers({ listing }: { listing: ListingDetail }) {
  const t = useTranslate()
  if (listing.dealBreakers.length === 0) return null
  return (
    <Notice tone="warning" heading={t('listing.dealBreakers')}>
      <Stack as="ul" space="xs">
        {listing.dealBreakers.map((name) => (
          <Text as="li" key={name} isMeasured>
            <Text as="strong" weight="semibold">
              {`${t(`dealBreaker.${name}`)}.`}
            </Text>
            <span>{` ${t(`listing.dealBreaker.${name}`)}`}</span>
          </Text>
        ))}
      </Stack>
    </Notice>
  )
}
