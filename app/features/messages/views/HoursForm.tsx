import type { VisitHours } from '#domain/contact/Slots.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { Switch } from '#design-system/forms/Switch/Switch.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { contactRefusal } from '#app/shared/contact/contactForm.ts'
import { SendButtons } from '#app/shared/contact/SendButtons.tsx'
import { useAbortable } from '#app/shared/contact/useAbortable.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { messages } from '#app/transport/contact/messages.ts'
import { run } from '#app/transport/call.ts'
import {
  brokenRows,
  hoursOf,
  type HoursRow,
  rowsOf,
  type Weekday,
  weekdays,
  withSpan,
} from '../model/hoursRows.ts'
import { HoursSpan } from './HoursSpan.tsx'

interface Values {
  readonly takesVisits: boolean
  readonly hours: readonly HoursRow[]
}

export interface HoursFormProps {
  /** Else no visit can be requested, whatever the hours. */
  takesVisits: boolean
  hours: readonly VisitHours[]
  onSaved: () => void
}

/** Whether there are visits, and the spans of every weekday. */
export function HoursForm(props: HoursFormProps) {
  const { t } = useTexts()
  const texts = useFormTexts()
  const { form, stop } = useHoursForm(props)
  const { value: takesVisits, onChange: setTakesVisits } = form.field('takesVisits')
  return (
    <Form form={form} texts={texts} space="lg">
      <Switch isSelected={takesVisits} onChange={setTakesVisits}>
        {t('messages.hours.takesVisits')}
      </Switch>
      {takesVisits ? <Days form={form} /> : <Text tone="muted">{t('messages.hours.never')}</Text>}
      <SendButtons label={t('messages.hours.save')} isSending={form.isSubmitting} onStop={stop} />
    </Form>
  )
}

function Days({ form }: Pick<ReturnType<typeof useHoursForm>, 'form'>) {
  const { id, value: rows, onChange, errorMessage } = form.field('hours')
  return (
    <Stack space="lg" isRuled>
      {weekdays.map((weekday) => (
        <div key={weekday}>
          <Day
            {...{ weekday, rows, onChange }}
            errorMessage={broken(rows, weekday) ? errorMessage : undefined}
            id={broken(rows, weekday) || weekday === 1 ? id : undefined}
          />
        </div>
      ))}
    </Stack>
  )
}

const broken = (rows: readonly HoursRow[], weekday: Weekday) => {
  const ids = brokenRows(rows)
  return rows.some((row) => row.weekday === weekday && ids.includes(row.id))
}

interface DayProps {
  weekday: Weekday
  rows: readonly HoursRow[]
  onChange: (rows: readonly HoursRow[]) => void
  errorMessage: string | undefined
  id: string | undefined
}

function Day({ weekday, rows, onChange, errorMessage, id }: DayProps) {
  const { t } = useTexts()
  const day = t(`messages.hours.weekday.${weekday}`)
  const own = rows.filter((row) => row.weekday === weekday)
  return (
    <FieldGroup legend={day} isLegendLarge errorMessage={errorMessage} {...(id !== undefined && { id })}>
      {own.length === 0 && (
        <Text size="small" tone="muted">
          {t('messages.hours.none')}
        </Text>
      )}
      {own.map((row) => (
        <HoursSpan
          key={row.id}
          row={row}
          day={day}
          onChange={(next) => onChange(rows.map((one) => (one.id === row.id ? next : one)))}
          onRemove={() => onChange(rows.filter((one) => one.id !== row.id))}
        />
      ))}
      <Inline>
        <Button
          variant="secondary"
          size="small"
          icon="plus"
          aria-label={t('messages.hours.addTo', { day })}
          onPress={() => onChange(withSpan(rows, weekday))}
        >
          {t('messages.hours.add')}
        </Button>
      </Inline>
    </FieldGroup>
  )
}

function useHoursForm({ takesVisits, hours, onSaved }: HoursFormProps) {
  const { t, language } = useTexts()
  const sending = useAbortable()
  const form = useForm<Values>({
    values: { takesVisits, hours: rowsOf(hours) },
    validators: {
      hours: (rows, all) =>
        all.takesVisits && brokenRows(rows).length > 0 ? t('contact_hours_validation_msg') : undefined,
    },
    failureMessage: t('lbl_generic_error'),
    onSubmit: async ({ hours: rows, ...said }) => {
      // Invalid spans are not sent if they are not needed: the last valid ones stay.
      const kept = said.takesVisits || brokenRows(rows).length === 0 ? hoursOf(rows) : hours
      const { failure } = await withSession(t, () =>
        run(messages.changeHours({ ...said, hours: kept }, language), sending.start()),
      )
      if (failure) return contactRefusal<Values>(failure, t, ['hours'])
      onSaved()
      void tell({ tone: 'success', text: t('messages.hours.saved') })
      return undefined
    },
  })
  return { form, stop: sending.stop }
}
