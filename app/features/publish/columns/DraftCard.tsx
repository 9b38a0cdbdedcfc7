import type { Draft } from '#domain/api/listings/Drafts.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { CardLoading } from './CardLoading.tsx'
import { cardName } from '#app/shared/ListingCard/cardWords.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { draftKeys } from '#app/transport/drafts/draftKeys.ts'
import { useFresh } from '../model/useFresh.ts'

/** The card of an ad as lists will show it, after every change that was saved. It is looked at, not operated. */
export function DraftCard({ draft }: { draft: Draft }) {
  const texts = useTexts()
  const { t, language } = texts
  const photos = draft.photos.map(({ photoId, subject }) => `${photoId} ${subject}`)
  const { data, error } = useFresh(
    draftKeys.card(draft.id, language),
    [draft.version, ...photos, draft.status].join(),
  )
  if (error && !data) return <Text tone="muted">{t('publish.card.failed')}</Text>
  if (!data) return <CardLoading />
  if (data.card === null) return <Text tone="muted">{t('publish.card.none')}</Text>
  return (
    <>
      <VisuallyHidden>{cardName(texts, data.card)}</VisuallyHidden>
      <div inert>
        <ListingCard listing={data.card} loading="eager" sizes="19rem" />
      </div>
      <Text size="small" tone="muted">
        {t('publish.card.text')}
      </Text>
    </>
  )
}
