import { Suspense, useState } from 'react'
import type { Visit } from '#domain/contact/Conversation.ts'
import type { VisitAnswer } from '#domain/contact/visits.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { messages } from '#app/transport/contact/messages.ts'
import type { AnswerHandle } from '../model/useAnswer.ts'
import { askAgain, visitConfirmation } from './dialogs.ts'

export interface VisitAnswersProps {
  visit: Visit
  answers: readonly VisitAnswer[]
  answering: AnswerHandle
  /** The buttons go: focus is to go elsewhere. */
  onAnswered: () => void
}

/** Confirm one of the times, decline, or cancel. */
export function VisitAnswers({ visit, answers, answering, onAnswered }: VisitAnswersProps) {
  const { t, language } = useTexts()
  const { pending } = answering
  const [isCancelling, setCancelling] = useState(false)
  const give = async (answer: VisitAnswer, slot?: string) => {
    const send = (key: string) =>
      messages.answerVisit(visit.id, { key, answer, ...(slot !== undefined && { slot }) }, language)
    if (await answering.answer(`${answer} ${slot ?? ''}`, send)) onAnswered()
  }
  const wait = (answer: VisitAnswer) =>
    ({ isPending: pending?.startsWith(answer) ?? false, pendingLabel: t('messages.answer.pending') }) as const
  if (answers.length === 0) return null
  const refusals = (
    <>
      {answers.includes('decline') && (
        <Button variant="secondary" {...wait('decline')} onPress={() => void give('decline')}>
          {t('messages.visit.decline')}
        </Button>
      )}
      {answers.includes('cancel') && (
        <Button variant="secondary" {...wait('cancel')} onPress={() => setCancelling(true)}>
          {t('messages.visit.cancel')}
        </Button>
      )}
    </>
  )
  return (
    <>
      {answers.includes('confirm') ? (
        <Suspense>
          <visitConfirmation.View
            visit={visit}
            answering={answering}
            onConfirm={(slot) => void give('confirm', slot)}
          >
            {refusals}
          </visitConfirmation.View>
        </Suspense>
      ) : (
        <Inline>{refusals}</Inline>
      )}
      {isCancelling && (
        <askAgain.Part
          question={t('messages.visit.cancel.question')}
          text={t('messages.visit.cancel.text')}
          action={t('messages.visit.cancel')}
          keep={t('messages.visit.cancel.keep')}
          onAction={() => {
            setCancelling(false)
            void give('cancel')
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  )
}
