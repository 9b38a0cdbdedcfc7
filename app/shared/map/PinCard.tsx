import { Button } from '#design-system/actions/Button/Button.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'

export interface PinCardProps {
  /** The listing's. */
  id: number
  onClose: () => void
}

/** A home, as a pin opens it. */
export function PinCard({ id, onClose }: PinCardProps) {
  const { t, language } = useTexts()
  const { data, error, retry } = useApi(apiKey.listing(id, language))
  return (
    <Stack space="sm">
      {data ? (
        <ListingCard listing={data} titleLevel={3} loading="eager" saysSaved />
      ) : error ? (
        <Stack space="xs">
          <Text>{t('map.card.failed')}</Text>
          <Button variant="secondary" size="small" onPress={retry}>
            {t('map.retry')}
          </Button>
        </Stack>
      ) : (
        <Text tone="muted">{t('map.card.loading')}</Text>
      )}
      <Button variant="quiet" size="small" onPress={onClose}>
        {t('map.card.close')}
      </Button>
    </Stack>
  )
}
