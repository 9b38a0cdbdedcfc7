import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { Switch } from '#design-system/forms/Switch/Switch.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { clock, type HoursRow, times } from '../model/hoursRows.ts'

export interface HoursSpanProps {
  row: HoursRow
  /** Its weekday, in words. */
  day: string
  onChange: (row: HoursRow) => void
  onRemove: () => void
}

/** From when until when, and whether visits in it need an answer. */
export function HoursSpan({ row, day, onChange, onRemove }: HoursSpanProps) {
  const { t } = useTexts()
  const { from, until, isInstant } = row
  return (
    <Stack space="xs">
      <Inline align="end">
        <TimeSelect
          label={t('messages.hours.from')}
          value={from}
          onChange={(next) => onChange({ ...row, from: next })}
        />
        <TimeSelect
          label={t('messages.hours.until')}
          value={until}
          onChange={(next) => onChange({ ...row, until: next })}
        />
        <IconButton
          icon="trash"
          label={t('messages.hours.remove', { day, from: clock(from), until: clock(until) })}
          onPress={onRemove}
        />
      </Inline>
      <Switch isSelected={isInstant} onChange={(next) => onChange({ ...row, isInstant: next })}>
        {t('messages.hours.instant')}
      </Switch>
    </Stack>
  )
}

interface TimeSelectProps {
  label: string
  value: number
  onChange: (minutes: number) => void
}

function TimeSelect({ label, value, onChange }: TimeSelectProps) {
  return (
    <NativeSelect
      label={label}
      options={times(value).map((minutes) => ({ value: String(minutes), label: clock(minutes) }))}
      value={String(value)}
      onChange={(next) => onChange(Number(next))}
    />
  )
}
