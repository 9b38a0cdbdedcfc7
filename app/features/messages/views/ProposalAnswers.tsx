import { useState } from 'react'
import type { Proposal } from '#domain/contact/Conversation.ts'
import type { ProposalAnswer } from '#domain/contact/proposals.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { messages } from '#app/transport/contact/messages.ts'
import type { AnswerHandle } from '../model/useAnswer.ts'
import { counterProposal } from './dialogs.ts'

export interface ProposalAnswersProps {
  proposal: Proposal
  /** The asking price, where the home has one. */
  asked: number | null
  answers: readonly ProposalAnswer[]
  answering: AnswerHandle
  /** The buttons go: focus is to go elsewhere. */
  onAnswered: () => void
}

const variants = {
  accept: 'primary',
  decline: 'secondary',
  counter: 'secondary',
  withdraw: 'secondary',
} as const

/** Accept, decline, answer with another amount, or withdraw. */
export function ProposalAnswers({ proposal, asked, answers, answering, onAnswered }: ProposalAnswersProps) {
  const { t, language } = useTexts()
  const [isCountering, setCountering] = useState(false)
  const { pending } = answering
  const give = async (answer: ProposalAnswer, amount?: string) => {
    const send = (key: string) =>
      messages.answerProposal(proposal.id, { key, answer, ...(amount !== undefined && { amount }) }, language)
    if (await answering.answer(`${answer} ${amount ?? ''}`, send)) onAnswered()
  }
  if (answers.length === 0) return null
  return (
    <>
      <Inline>
        {answers.map((answer) => (
          <Button
            key={answer}
            variant={variants[answer]}
            isPending={answer !== 'counter' && (pending?.startsWith(answer) ?? false)}
            pendingLabel={t('messages.answer.pending')}
            {...(answer === 'counter' && { 'aria-expanded': isCountering })}
            onPress={() => (answer === 'counter' ? setCountering(!isCountering) : void give(answer))}
          >
            {t(`messages.proposal.${answer}`)}
          </Button>
        ))}
      </Inline>
      {isCountering && (
        <counterProposal.Part
          asked={asked}
          isPending={pending?.startsWith('counter') ?? false}
          onSend={(amount) => void give('counter', amount)}
        />
      )}
    </>
  )
}
