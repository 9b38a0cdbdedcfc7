import { useEffect } from 'react'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import { planVersionField } from '#domain/publishing/planForm.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { HiddenFields } from '#design-system/forms/HiddenFields/HiddenFields.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { StepViewProps } from '../model/StepProps.ts'
import { AddRoom } from './AddRoom.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import { PlanRoom } from './PlanRoom.tsx'
import { usePlan } from './usePlan.ts'

export interface PlanEditorProps extends Pick<StepViewProps, 'setBeforeNext'> {
  draft: Draft
  listingId: number
}

/**
 * The floor plan of an ad as a list of rooms, each with its way in, and the walk that follows from it. Part of the form of
 * its step.
 */
export function PlanEditor({ draft, listingId, setBeforeNext }: PlanEditorProps) {
  const { t } = useTexts()
  const plan = usePlan(draft, listingId)
  const { rooms, problems, version, store } = plan
  useEffect(() => {
    setBeforeNext(store)
    return () => setBeforeNext(undefined)
  })
  return (
    <Stack as="section" space="md">
      <HiddenFields values={{ listing: listingId, [planVersionField]: version }} />
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
              <PlanRoom at={at} plan={plan} />
            </li>
          ))}
        </Stack>
      )}
      {Object.keys(problems).length > 0 && (
        <Notice tone="warning">
          <p>{t('publish.plan.unsaved')}</p>
        </Notice>
      )}
      <AddRoom plan={plan} />
      <PlanPreview draft={draft} rooms={rooms} />
    </Stack>
  )
}
