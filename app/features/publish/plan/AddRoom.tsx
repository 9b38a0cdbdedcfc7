import { useEffect, useRef, useState } from 'react'
import { likelyFrom } from '#domain/listing/plan/editPlan.ts'
import { planLimits } from '#domain/listing/plan/readPlan.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PlanActForm, type PlanFormProps } from './PlanRoom.tsx'
import { RoomFields } from './RoomFields.tsx'
import type { TypedRoom } from './typedRooms.ts'
import { planIds } from './usePlan.ts'

type Fields = Omit<TypedRoom, 'id'>

/** The fields of the next room. It is offered where the one before was reached from. */
export function AddRoom(form: PlanFormProps) {
  const { t } = useTexts()
  const { rooms, names, add } = form.plan
  const [typed, setTyped] = useState<Partial<Fields>>({})
  const fields: Fields = {
    room: rooms.length === 0 ? 'hall' : 'bedroom',
    area: '',
    from: likelyFrom(rooms),
    side: 'ahead',
    ...typed,
  }
  // A room whose area was typed and that was not added is added as the step is left: nothing typed is lost.
  const leave = useRef<() => void>(undefined)
  useEffect(() => void (leave.current = typed.area ? () => add(fields) : undefined))
  useEffect(() => () => leave.current?.(), [])
  if (rooms.length >= planLimits.rooms)
    return <Text>{t('publish.plan.most', { most: planLimits.rooms })}</Text>
  const submit = () => {
    add(fields)
    setTyped({})
  }
  return (
    <FieldGroup legend={t('publish.plan.new')}>
      <PlanActForm {...form} act="add" onSubmit={submit}>
        <Stack space="sm">
          <RoomFields
            id={planIds.new}
            fields={fields}
            names={names}
            problems={{}}
            onChange={(part) => setTyped({ ...typed, ...part })}
          />
          <Inline>
            <Button type="submit" variant="secondary" icon="plus">
              {t('publish.plan.add')}
            </Button>
          </Inline>
        </Stack>
      </PlanActForm>
    </FieldGroup>
  )
}
