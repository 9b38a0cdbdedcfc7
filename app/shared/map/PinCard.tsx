import { useEffect, useState } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { cardName } from '#app/shared/ListingCard/cardWords.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'

export interface PinCardProps {
  /** The listing's. */
  id: number
  onClose: () => void
}

/** A home, as a pin opens it. */
export function PinCard({ id, onClose }: PinCardProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { data, error, retry } = useApi(apiKey.listing(id, language))
  // What was there when the window opened is read with it.
  const [isLate] = useState(data === undefined)
  const name = isLate && data ? cardName(texts, data) : ''
  useEffect(() => (name === '' ? undefined : announce(name, { topic: 'pin card' })), [name])
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
