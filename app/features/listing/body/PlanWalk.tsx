import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { walkLines } from '#app/shared/plan/walkLines.ts'

/** The plan as a walk from the door, and as a drawing for the fingers. Nothing where its doors are not known. */
export function PlanWalk({ plan }: { plan: NonNullable<ListingDetail['plan']> }) {
  const texts = useTexts()
  const { t } = texts
  const lines = walkLines(texts, plan)
  if (lines.length === 0) return null
  return (
    <Stack space="xs">
      <Heading level={3} size="label">
        {t('listing.plan.walk')}
      </Heading>
      <Stack as="ol" space="xxs">
        {lines.map((line) => (
          <Text as="li" size="small" key={line}>
            {line}
          </Text>
        ))}
      </Stack>
      {plan.tactile !== undefined && (
        <>
          <div>
            <Link href={plan.tactile} isStanding>
              {t('listing.plan.tactile')}
            </Link>
          </div>
          <Text size="micro" tone="muted" isMeasured>
            {t('listing.plan.tactile.how')}
          </Text>
          {plan.isWritten && (
            <Text size="micro" tone="muted" isMeasured>
              {t('listing.plan.tactile.scheme')}
            </Text>
          )}
        </>
      )}
    </Stack>
  )
}
