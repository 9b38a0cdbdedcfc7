import { useRef, useState } from 'react'
import { contactForms } from '#domain/contact/forms.ts'
import { brokenFields } from '#domain/forms/fieldRules.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { problemText } from '#app/shared/account/formErrors.ts'
import { lowAmountQuestion, proposedAmount } from '#app/shared/quantity/proposedAmount.ts'
import { QuantityField } from '#app/shared/quantity/QuantityField.tsx'

export interface CounterProposalProps {
  /** The asking price, where the home has one. */
  asked: number | null
  isPending: boolean
  onSend: (amount: string) => void
}

/** Another amount in answer to a proposal. */
export function CounterProposal({ asked, isPending, onSend }: CounterProposalProps) {
  const texts = useTexts()
  const { t } = texts
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const questioned = useRef('')
  const send = () => {
    const amount = proposedAmount(typed, texts)
    const broken = problemText(t, brokenFields(contactForms.proposal, { amount }).amount)
    const question = broken ?? lowAmountQuestion(texts, amount, asked)
    const isAnswered = broken === undefined && questioned.current === amount
    questioned.current = amount
    setProblem(isAnswered ? undefined : question)
    if (question === undefined || isAnswered) onSend(amount)
  }
  return (
    <>
      <QuantityField
        label={t('contact.proposal.amount')}
        of="money"
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setProblem(undefined)
        }}
        suffix="€"
        errorMessage={problem}
      />
      <Inline>
        <Button isPending={isPending} pendingLabel={t('messages.answer.pending')} onPress={send}>
          {t('messages.proposal.counter.send')}
        </Button>
      </Inline>
    </>
  )
}
