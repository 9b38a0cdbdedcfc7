import { type ReactNode, useState } from 'react'
import type { Visit } from '#domain/contact/Conversation.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { RadioGroup } from '#design-system/forms/RadioGroup/RadioGroup.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { visitTime } from '../model/visitTime.ts'
import type { AnswerHandle } from '../model/useAnswer.ts'

export interface VisitConfirmationProps {
  visit: Visit
  answering: AnswerHandle
  onConfirm: (slot: string) => void
  /** What else can be answered, beside the button. */
  children?: ReactNode
}

/** One of the proposed times; where there is only one it is chosen already. */
export function VisitConfirmation({ visit, answering, onConfirm, children }: VisitConfirmationProps) {
  const texts = useTexts()
  const { t } = texts
  const [slot, setSlot] = useState(visit.slots.length === 1 ? (visit.slots[0] ?? '') : '')
  const [isMissing, setMissing] = useState(false)
  const confirm = () => {
    setMissing(slot === '')
    if (slot !== '') onConfirm(slot)
  }
  return (
    <>
      <RadioGroup
        label={t('messages.visit.choose')}
        options={visit.slots.map((start) => ({
          value: start,
          label: visitTime(texts, start, visit.minutes),
        }))}
        value={slot}
        onChange={(value) => {
          setSlot(value)
          setMissing(false)
        }}
        errorMessage={isMissing ? t('messages.visit.choose.missing') : undefined}
      />
      <Inline>
        <Button
          isPending={answering.pending?.startsWith('confirm') ?? false}
          pendingLabel={t('messages.answer.pending')}
          onPress={confirm}
        >
          {t('messages.visit.confirm')}
        </Button>
        {children}
      </Inline>
    </>
  )
}
