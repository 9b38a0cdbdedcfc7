import { useState } from 'react'
import { contactForms } from '#domain/contact/forms.ts'
import type { Proposal } from '#domain/contact/Conversation.ts'
import type { ProposalAnswer } from '#domain/contact/proposals.ts'
import { brokenFields } from '#domain/forms/fieldRules.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { NumberField } from '#design-system/forms/NumberField/NumberField.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { problemText } from '#app/shared/account/formErrors.ts'
import { messages } from '#app/transport/messages.ts'
import type { AnswerHandle } from '../model/useAnswer.ts'

export interface ProposalAnswersProps {
  proposal: Proposal
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
export function ProposalAnswers({ proposal, answers, answering, onAnswered }: ProposalAnswersProps) {
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
        <Counter
          isPending={pending?.startsWith('counter') ?? false}
          onSend={(amount) => void give('counter', amount)}
        />
      )}
    </>
  )
}

function Counter({ isPending, onSend }: { isPending: boolean; onSend: (amount: string) => void }) {
  const { t } = useTexts()
  const [amount, setAmount] = useState<number>()
  const [isChecked, setChecked] = useState(false)
  const text = amount === undefined ? '' : String(amount)
  const problem = brokenFields(contactForms.proposal, { amount: text }).amount
  const send = () => {
    setChecked(true)
    if (!problem) onSend(text)
  }
  return (
    <>
      <NumberField
        label={t('contact.proposal.amount')}
        value={amount}
        onChange={setAmount}
        suffix="€"
        errorMessage={isChecked ? problemText(t, problem) : undefined}
      />
      <Inline>
        <Button isPending={isPending} pendingLabel={t('messages.answer.pending')} onPress={send}>
          {t('messages.proposal.counter.send')}
        </Button>
      </Inline>
    </>
  )
}
