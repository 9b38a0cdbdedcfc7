import { planActField } from '#domain/publishing/planForm.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withoutScript } from '#app/shared/forms/withoutScript.css.ts'
import { RoomFields } from './RoomFields.tsx'
import { planIds, type usePlan } from './usePlan.ts'

export interface PlanFormProps {
  plan: ReturnType<typeof usePlan>
}

/** A room of the list: its fields, and its place in the list. */
export function PlanRoom({ at, plan }: PlanFormProps & { at: number }) {
  const { t } = useTexts()
  const { rooms, names, problems, edit, move, remove } = plan
  const room = rooms[at]
  if (room === undefined) return null
  const name = `${at + 1}. ${names[at]}`
  const tools = [
    { act: 'earlier', icon: 'arrowUp', press: () => move(at, at - 1, 'earlier') },
    { act: 'later', icon: 'arrowDown', press: () => move(at, at + 1, 'later') },
    { act: 'remove', icon: 'trash', press: () => remove(at) },
  ] as const
  return (
    <FieldGroup legend={name}>
      <Stack space="sm">
        <RoomFields
          fields={room}
          at={at}
          names={names}
          problems={problems}
          onChange={(part) => edit(at, part)}
        />
        <span className={withoutScript}>
          <Button type="submit" variant="secondary" size="small" name={planActField} value="save">
            {t('publish.plan.save')}
          </Button>
        </span>
      </Stack>
      <Inline justify="end" space="xs">
        {tools.map(({ act, icon, press }) => (
          <IconButton
            key={act}
            type="submit"
            name={planActField}
            value={`${act}.${at}`}
            icon={icon}
            id={planIds.tool(act, at)}
            label={t(`publish.photos.${act}`, { name })}
            onPress={press}
          />
        ))}
      </Inline>
    </FieldGroup>
  )
}
