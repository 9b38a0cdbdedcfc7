import { contactLimits } from '#domain/contact/limits.ts'
import type { Slots } from '#domain/contact/Slots.ts'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { SegmentedControl } from '#design-system/forms/SegmentedControl/SegmentedControl.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { SendButtons } from '#app/shared/contact/SendButtons.tsx'
import { FailureNotice } from '#app/shared/FailureNotice/FailureNotice.tsx'
import { contactKeys } from '#app/transport/contactKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { NoteField } from './NoteField.tsx'
import { SlotField } from './SlotField.tsx'
import type { ContactFormProps } from './useContactForm.ts'
import { useVisitForm } from './useVisitForm.ts'
import { WhoAsks } from './WhoAsks.tsx'

/** A visit, at one of a few times that the advertiser offers. */
export function VisitForm(props: ContactFormProps) {
  const { t, language } = useTexts()
  const { data, error, retry } = useApi(contactKeys.slots(props.listing.id, language))
  if (data && data.slots.length > 0) return <Request {...props} slots={data} onStale={retry} />
  if (data)
    return (
      <EmptyState
        icon="calendar"
        heading={t('contact.visit.none', { days: contactLimits.visit.days })}
        headingLevel={3}
      >
        {t('contact.visit.none.text')}
      </EmptyState>
    )
  if (!error) return <Spinner label={t('contact.visit.loading')} />
  return (
    <FailureNotice retry={retry} label={t('contact.visit.retry')}>
      {t('contact.visit.failed')}
    </FailureNotice>
  )
}

function Request(props: ContactFormProps & { slots: Slots; onStale: () => void }) {
  const { t } = useTexts()
  const texts = useFormTexts()
  const { form, identity, stop, isFree } = useVisitForm(props)
  return (
    <Form form={form} texts={texts} headingLevel={3}>
      <SegmentedControl
        {...form.field('mode')}
        label={t('contact.visit.mode')}
        options={(['inPerson', 'virtual'] as const).map((mode) => ({
          value: mode,
          label: t(`contact.visit.${mode}`),
        }))}
      />
      <SlotField field={form.field('slots')} slots={props.slots} isFree={isFree} />
      <NoteField {...form.field('text')} />
      <WhoAsks {...identity} />
      <SendButtons label={t('contact.send.visit')} isSending={form.isSubmitting} onStop={stop} />
    </Form>
  )
}
