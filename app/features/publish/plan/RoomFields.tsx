import { planLimits } from '#domain/listing/plan/readPlan.ts'
import { roomNames } from '#domain/listing/plan/roomNames.ts'
import { sides } from '#domain/listing/plan/walkPlan.ts'
import type { TypedRoom, WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { planField } from '#domain/publishing/planForm.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { fieldId } from '../model/StepProps.ts'
import { fieldsOfRoom } from './RoomFields.css.ts'
import type { PlanProblems } from './useSentPlan.ts'

export interface RoomFieldsProps {
  fields: TypedRoom
  /** Its place in the list, or that it is not in it yet. */
  at: number | 'new'
  /** What the rooms are called from which one may come. */
  names: readonly string[]
  problems: PlanProblems
  onChange: (part: Partial<TypedRoom>) => void
  /** Enter in a field of a room is no way on. */
  onEnter?: () => void
  /** Of the first field. */
  id?: string
}

const fromOf = (value: string): WrittenRoom['from'] =>
  value === 'door' ? 'door' : value === '' ? null : Number(value)

/** What a room is, how large, and how one comes to it. */
export function RoomFields({ fields, at, names, problems, onChange, onEnter, id }: RoomFieldsProps) {
  const { t } = useTexts()
  const { room, area, from, side } = fields
  const path = (field: string) => `rooms.${at}.${field}`
  const ways = names.flatMap((name, place) =>
    place === at ? [] : [{ value: String(place), label: `${place + 1}. ${name}` }],
  )
  return (
    <div className={fieldsOfRoom}>
      <NativeSelect
        id={id ?? fieldId(path('room'))}
        name={planField(at, 'room')}
        label={t('publish.plan.room')}
        value={room}
        options={roomNames.map((value) => ({ value, label: t(`listing.room.${value}`) }))}
        onChange={(value) => onChange({ room: roomNames.find((name) => name === value) ?? room })}
      />
      <TextField
        id={fieldId(path('area'))}
        name={planField(at, 'area')}
        label={t('publish.plan.area')}
        inputMode="decimal"
        maxLength={planLimits.typed}
        value={area}
        errorMessage={problems[path('area')]}
        onChange={(typed) => onChange({ area: typed })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          onEnter?.()
        }}
      />
      <NativeSelect
        id={fieldId(path('from'))}
        name={planField(at, 'from')}
        label={t('publish.plan.from')}
        value={String(from ?? '')}
        errorMessage={problems[path('from')]}
        options={[
          { value: '', label: t('publish.notStated') },
          { value: 'door', label: t('publish.plan.door') },
          ...ways,
        ]}
        onChange={(value) => onChange({ from: fromOf(value) })}
      />
      {typeof from === 'number' && (
        <NativeSelect
          id={fieldId(path('side'))}
          name={planField(at, 'side')}
          label={t('publish.plan.side')}
          value={side}
          options={sides.map((value) => ({ value, label: t(`publish.plan.side.${value}`) }))}
          onChange={(value) => onChange({ side: sides.find((one) => one === value) ?? side })}
        />
      )}
    </div>
  )
}
