import type { Draft } from '#domain/api/listings/Drafts.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AddRoom } from './AddRoom.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import { PlanRoom } from './PlanRoom.tsx'
import { usePlan } from './usePlan.ts'

export interface PlanEditorProps {
  draft: Draft
  listingId: number
}

/** The floor plan of an ad as a list of rooms, each with its way in, and the walk that follows from it. */
export function PlanEditor({ draft, listingId }: PlanEditorProps) {
  const { t } = useTexts()
  const plan = usePlan(draft, listingId)
  const { rooms, problems } = plan
  return (
    <Stack as="section" space="md">
      <Stack space="xxs">
        <Heading level={2} size="subheading">
          {t('publish.plan')}
        </Heading>
        <Text tone="muted">{t('publish.plan.text')}</Text>
      </Stack>
      {rooms.length > 0 && (
        <Stack as="ol" space="md" isRuled>
          {rooms.map(({ id }, at) => (
            <li key={id}>
              <PlanRoom at={at} plan={plan} listingId={listingId} />
            </li>
          ))}
        </Stack>
      )}
      {Object.keys(problems).length > 0 && (
        <Notice tone="warning">
          <p>{t('publish.plan.unsaved')}</p>
        </Notice>
      )}
      <AddRoom plan={plan} listingId={listingId} />
      <PlanPreview draft={draft} rooms={rooms} />
    </Stack>
  )
}
