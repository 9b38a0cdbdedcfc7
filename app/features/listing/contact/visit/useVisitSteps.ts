import { useEffect, useRef, useState } from 'react'
import { contactLimits } from '#domain/contact/limits.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { focusField } from '#design-system/forms/ErrorSummary/focusField.ts'
import type { FormHandle } from '#design-system/forms/Form/useForm.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'

type Step = 'when' | 'who'
type VisitFields = FormHandle<{ readonly slots: readonly string[] }>

/**
 * The two steps of a request for a visit. The first needs a time; a time that the server refuses leads back to it.
 * `head` is the heading of the step, which takes the focus when the user goes to it.
 */
export function useVisitSteps(
  form: Pick<VisitFields, 'values' | 'errors' | 'failures' | 'field'>,
  isFree: (id: string) => boolean,
) {
  const t = useTranslate()
  const [step, setStep] = useState<Step>('when')
  const [moves, setMoves] = useState(0)
  const [isWanting, setWanting] = useState(false)
  const [failures, setFailures] = useState(form.failures)
  const head = useRef<HTMLHeadingElement>(null)
  if (failures !== form.failures) {
    setFailures(form.failures)
    if (form.errors.slots !== undefined) setStep('when')
  }
  useEffect(() => {
    if (moves > 0) head.current?.focus()
  }, [moves])
  const hasTime = form.values.slots.some(isFree)
  const problem =
    isWanting && !hasTime
      ? t('contact_slots_validation_msg', { parameter: contactLimits.visit.slotsMax })
      : undefined
  const goTo = (next: Step) => {
    setStep(next)
    setMoves((before) => before + 1)
  }
  const goOn = () => {
    if (hasTime) return goTo('who')
    setWanting(true)
    announce(t('contact_slots_validation_msg', { parameter: contactLimits.visit.slotsMax }), {
      topic: 'visit',
    })
    focusField(form.field('slots').id)
  }
  return { step, problem, head, goOn, goBack: () => goTo('when') }
}
