import type { ReactNode } from 'react'
import type { PlanAct } from '#domain/publishing/planForm.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withoutScript } from '#app/shared/forms/withoutScript.css.ts'
import { DraftForm } from '../views/DraftForm.tsx'
import { RoomFields } from './RoomFields.tsx'
import { planIds, type usePlan } from './usePlan.ts'

export interface PlanFormProps {
  listingId: number
  plan: ReturnType<typeof usePlan>
}

interface ActFormProps extends PlanFormProps {
  act: PlanAct
  at?: number
  onSubmit: () => void
  children: ReactNode
}

/** One change of the list of rooms: at once with script, and as a form without. */
export function PlanActForm({ listingId, plan, act, at, onSubmit, children }: ActFormProps) {
  const values = { listing: listingId, version: plan.version, do: act, ...(at !== undefined && { at }) }
  return (
    <DraftForm act="plan" values={values} onSubmit={onSubmit}>
      {children}
    </DraftForm>
  )
}

/** A room of the list: its fields, and its place in the list. */
export function PlanRoom({ at, ...form }: PlanFormProps & { at: number }) {
  const { t } = useTexts()
  const { rooms, names, problems, edit, move, remove } = form.plan
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
      <PlanActForm {...form} act="change" at={at} onSubmit={() => undefined}>
        <Stack space="sm">
          <RoomFields
            fields={room}
            at={at}
            names={names}
            problems={problems}
            onChange={(part) => edit(at, part)}
          />
          <span className={withoutScript}>
            <Button type="submit" variant="secondary" size="small">
              {t('publish.plan.save')}
            </Button>
          </span>
        </Stack>
      </PlanActForm>
      <Inline justify="end" space="xs">
        {tools.map(({ act, icon, press }) => (
          <PlanActForm key={act} {...form} act={act} at={at} onSubmit={press}>
            <IconButton
              type="submit"
              icon={icon}
              id={planIds.tool(act, at)}
              label={t(`publish.photos.${act}`, { name })}
            />
          </PlanActForm>
        ))}
      </Inline>
    </FieldGroup>
  )
}
