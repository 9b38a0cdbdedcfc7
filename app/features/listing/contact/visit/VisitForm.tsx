import { contactLimits } from '#domain/contact/limits.ts'
import type { Slots } from '#domain/contact/Slots.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { SegmentedControl } from '#design-system/forms/SegmentedControl/SegmentedControl.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { DialogFoot } from '#design-system/overlays/DialogFoot/DialogFoot.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { SendButtons } from '#app/shared/contact/SendButtons.tsx'
import { FailureNotice } from '#app/shared/FailureNotice/FailureNotice.tsx'
import { contactKeys } from '#app/transport/contact/contactKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { ChosenTimes } from './ChosenTimes.tsx'
import { NoteField } from '../NoteField.tsx'
import { SlotField } from './SlotField.tsx'
import type { ContactFormProps } from '../useContactForm.ts'
import { useVisitForm } from './useVisitForm.ts'
import { useVisitSteps } from './useVisitSteps.ts'
import { WhoAsks } from '../WhoAsks.tsx'

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

/** First the times, then the sender. One form: what was filled in is kept from one step to the other. */
function Request(props: ContactFormProps & { slots: Slots; onStale: () => void }) {
  const { t } = useTexts()
  const texts = useFormTexts()
  const { form, identity, stop, isFree } = useVisitForm(props)
  const { step, goOn, goBack, problem, head } = useVisitSteps(form, isFree)
  const slots = form.field('slots')
  const isWhen = step === 'when'
  return (
    <Form form={isWhen ? { ...form, submit: goOn } : form} texts={texts} headingLevel={3}>
      <Heading level={3} size="label" isFocusTarget ref={head}>
        {t(isWhen ? 'contact.visit.step.when' : 'contact.visit.step.who')}
      </Heading>
      {isWhen ? (
        <>
          <SegmentedControl
            {...form.field('mode')}
            label={t('contact.visit.mode')}
            options={(['inPerson', 'virtual'] as const).map((mode) => ({
              value: mode,
              label: t(`contact.visit.${mode}`),
            }))}
          />
          <SlotField
            field={{ ...slots, errorMessage: slots.errorMessage ?? problem }}
            slots={props.slots}
            isFree={isFree}
          />
        </>
      ) : (
        <>
          <ChosenTimes slots={props.slots} chosen={slots.value.filter(isFree)} mode={form.values.mode} />
          <WhoAsks {...identity} />
          <NoteField {...form.field('text')} />
        </>
      )}
      <DialogFoot>
        {isWhen ? (
          <Button type="submit" iconEnd="arrowEnd">
            {t('contact.visit.next')}
          </Button>
        ) : (
          <Inline>
            <SendButtons label={t('contact.send.visit')} isSending={form.isSubmitting} onStop={stop} />
            <Button variant="quiet" icon="arrowStart" onPress={goBack}>
              {t('contact.visit.back')}
            </Button>
          </Inline>
        )}
      </DialogFoot>
    </Form>
  )
}
