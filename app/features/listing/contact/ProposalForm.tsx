import { useEffect, useRef } from 'react'
import { contactLimits } from '#domain/contact/limits.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { DialogFoot } from '#design-system/overlays/DialogFoot/DialogFoot.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { proposalDifference } from '#app/shared/contact/proposalDifference.ts'
import { SendButtons } from '#app/shared/contact/SendButtons.tsx'
import { lowAmountQuestion, proposedAmount } from '#app/shared/quantity/proposedAmount.ts'
import { QuantityField } from '#app/shared/quantity/QuantityField.tsx'
import { contact } from '#app/transport/contact/contact.ts'
import type { ContactListing } from './contactOffer.ts'
import { NoteField } from './NoteField.tsx'
import { type ContactFormProps, useContactForm } from './useContactForm.ts'
import { WhoAsks } from './WhoAsks.tsx'

interface Own {
  /** As it was typed. */
  readonly amount: string
  readonly text: string
}

/** A price, beside the asking price. */
export function ProposalForm(props: ContactFormProps) {
  const { t } = useTexts()
  const texts = useFormTexts()
  const { form, identity, stop } = useProposalForm(props)
  const field = form.field('amount')
  const asked = useAsked(props.listing, field.value)
  const isRent = props.listing.contract === 'rent'
  return (
    <Form form={form} texts={texts} headingLevel={3}>
      <Notice heading={t('contact.proposal.terms')} headingLevel={3}>
        <p>{t('contact.proposal.terms.text', { days: contactLimits.proposalDays })}</p>
      </Notice>
      <QuantityField
        {...field}
        of="money"
        label={t(isRent ? 'contact.proposal.amount.rent' : 'contact.proposal.amount')}
        description={asked}
        suffix="€"
      />
      <NoteField {...form.field('text')} />
      <WhoAsks {...identity} />
      <DialogFoot>
        <SendButtons label={t('contact.send.proposal')} isSending={form.isSubmitting} onStop={stop} />
      </DialogFoot>
    </Form>
  )
}

/** The asking price, and the difference to the amount: announced once typing pauses. */
function useAsked({ price, contract }: ContactListing, typed: string): string {
  const texts = useTexts()
  const { t, format } = texts
  const amount = Number(proposedAmount(typed, texts))
  const isTold = amount > 0 && price !== null && price > 0
  const difference = isTold ? proposalDifference(texts, amount, price) : ''
  useEffect(
    () => (difference === '' ? undefined : announce(difference, { topic: 'proposal', settle: 1000 })),
    [difference],
  )
  const values = { price: format.money(price ?? 0) }
  const asked = t(contract === 'rent' ? 'contact.proposal.asked.rent' : 'contact.proposal.asked', values)
  return difference === '' ? asked : `${asked}, ${difference}`
}

function useProposalForm(props: ContactFormProps) {
  const texts = useTexts()
  const sentBy = ({ amount, text }: Own) => ({ amount: proposedAmount(amount, texts), text })
  const questioned = useRef('')
  return useContactForm<Own>({
    ...props,
    asked: 'proposal',
    first: { amount: '', text: '' },
    sentBy,
    doubt: (own) => {
      const { amount } = sentBy(own)
      const question = lowAmountQuestion(texts, amount, props.listing.price)
      if (question === undefined || questioned.current === amount) return undefined
      questioned.current = amount
      return { errors: { amount: question } }
    },
    send: (own, shared) => contact.proposal({ ...shared, ...sentBy(own) }, texts.language),
    kindOf: () => 'priceProposal',
  })
}
