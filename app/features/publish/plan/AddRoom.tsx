import { useEffect, useRef } from 'react'
import { planLimits } from '#domain/listing/plan/readPlan.ts'
import { planActField } from '#domain/publishing/planForm.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { PlanFormProps } from './PlanRoom.tsx'
import { RoomFields } from './RoomFields.tsx'
import { planIds } from './usePlan.ts'

/** The fields of the next room. It is offered where the one before was reached from. */
export function AddRoom({ plan: { rooms, names, next, typeNext, add, addTyped } }: PlanFormProps) {
  const { t } = useTexts()
  // A room that was typed and not added is added as the step is left: nothing typed is lost.
  const leave = useRef<() => void>(undefined)
  useEffect(() => void (leave.current = addTyped))
  useEffect(() => () => leave.current?.(), [])
  if (rooms.length >= planLimits.rooms)
    return <Text>{t('publish.plan.most', { most: planLimits.rooms })}</Text>
  return (
    <FieldGroup legend={t('publish.plan.new')}>
      <Stack space="sm">
        <RoomFields
          id={planIds.new}
          at="new"
          fields={next}
          names={names}
          problems={{}}
          onChange={typeNext}
          onEnter={add}
        />
        <Inline>
          <Button type="submit" variant="secondary" icon="plus" name={planActField} value="add" onPress={add}>
            {t('publish.plan.add')}
          </Button>
        </Inline>
      </Stack>
    </FieldGroup>
  )
}
