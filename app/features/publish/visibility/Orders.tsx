import type { Visibility, VisibilityOrder } from '#domain/api/listings/Visibility.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { documentPath, visibilityPath, withdrawParameter } from '#domain/visibility/paths.ts'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { orderName } from './orderName.ts'
import { sumIn } from './sumIn.ts'

/** What was ordered for an ad, the last first. */
export function Orders({ visibility: { id, orders } }: { visibility: Visibility }) {
  const { t } = useTexts()
  if (orders.length === 0) return null
  return (
    <Stack as="section" space="md">
      <Heading level={2}>{t('visibility.orders')}</Heading>
      <Stack as="ul" space="lg">
        {orders.map((order) => (
          <li key={order.id}>
            <Order id={id} order={order} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

const tones = { open: 'warning', paid: 'success' } as const

function Order({ id, order }: { id: number; order: VisibilityOrder }) {
  const texts = useTexts()
  const { t, language, format } = texts
  const { status, startsAt, endsAt, isPaused, refund, payUrl, documents, withdrawUntil } = order
  const runs = status === 'paid' && startsAt !== null && endsAt !== null
  return (
    <Stack space="sm">
      <Inline justify="between" align="center">
        <Text weight="semibold">{orderName(order, texts)}</Text>
        <Badge tone={status in tones ? tones[status as keyof typeof tones] : 'neutral'}>
          {t(`visibility.status.${status}`)}
        </Badge>
      </Inline>
      {runs && (
        <Text size="small">
          {t('visibility.runs', { from: format.longDate(startsAt), to: format.longDate(endsAt) })}
        </Text>
      )}
      {isPaused && <Text size="small">{t('visibility.paused')}</Text>}
      {refund > 0 && <Text size="small">{t('visibility.refund', { sum: sumIn(language, refund) })}</Text>}
      {payUrl !== null && <ButtonLink href={payUrl}>{t('visibility.payNow')}</ButtonLink>}
      <Inline space="md" align="center">
        {documents.map(({ number, kind }) => (
          <Link key={number} href={localPath(language, documentPath(id, number))} isStanding>
            {t(`visibility.document.${kind}`, { number })}
          </Link>
        ))}
        {withdrawUntil !== null && (
          <Link
            href={`${localPath(language, visibilityPath(id))}?${withdrawParameter}=${order.id}`}
            isStanding
          >
            {t('visibility.withdraw')}
          </Link>
        )}
        {withdrawUntil !== null && (
          <Text size="small" tone="muted">
            {t('visibility.withdrawUntil', { date: format.longDate(withdrawUntil) })}
          </Text>
        )}
      </Inline>
    </Stack>
  )
}
