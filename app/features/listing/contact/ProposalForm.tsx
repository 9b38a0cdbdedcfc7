import { useEffect } from 'react'
import { contactLimits } from '#domain/contact/limits.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { NumberField } from '#design-system/forms/NumberField/NumberField.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { proposalDifference } from '#app/shared/contact/proposalDifference.ts'
import { SendButtons } from '#app/shared/contact/SendButtons.tsx'
import { contact } from '#app/transport/contact.ts'
import type { ContactListing } from './contactOffer.ts'
import { NoteField } from './NoteField.tsx'
import { type ContactFormProps, useContactForm } from './useContactForm.ts'
import { WhoAsks } from './WhoAsks.tsx'

interface Own {
  /** Null where none is typed: what is kept between visits has no undefined. */
  readonly amount: number | null
  readonly text: string
}

/** A price, beside the one that is asked. */
export function ProposalForm(props: ContactFormProps) {
  const { t } = useTexts()
  const texts = useFormTexts()
  const { form, identity, stop } = useProposalForm(props)
  const { value, onChange, ...field } = form.field('amount')
  const asked = useAsked(props.listing, value)
  const isRent = props.listing.contract === 'rent'
  return (
    <Form form={form} texts={texts} headingLevel={3}>
      <Notice heading={t('contact.proposal.terms')} headingLevel={3}>
        <p>{t('contact.proposal.terms.text', { days: contactLimits.proposalDays })}</p>
      </Notice>
      <NumberField
        {...field}
        value={value ?? undefined}
        onChange={(amount) => onChange(amount ?? null)}
        label={t(isRent ? 'contact.proposal.amount.rent' : 'contact.proposal.amount')}
        description={asked}
        suffix="€"
      />
      <NoteField {...form.field('text')} />
      <WhoAsks {...identity} />
      <SendButtons label={t('contact.send.proposal')} isSending={form.isSubmitting} onStop={stop} />
    </Form>
  )
}

/** What is asked, and how far the amount is from it: said once the typing rests. */
function useAsked({ price, contract }: ContactListing, amount: number | null): string {
  const texts = useTexts()
  const { t, format } = texts
  const isTold = amount !== null && amount > 0 && price !== null && price > 0
  const difference = isTold ? proposalDifference(texts, amount, price) : ''
  useEffect(() => {
    if (difference !== '') announce(difference, { topic: 'proposal', settle: 1000 })
  }, [difference])
  const values = { price: format.money(price ?? 0) }
  const asked = t(contract === 'rent' ? 'contact.proposal.asked.rent' : 'contact.proposal.asked', values)
  return difference === '' ? asked : `${asked} · ${difference}`
}

function useProposalForm(props: ContactFormProps) {
  const { language } = useTexts()
  return useContactForm<Own>({
    ...props,
    asked: 'proposal',
    start: { amount: null, text: '' },
    sentBy: ({ amount, text }) => ({ amount: amountText(amount), text }),
    send: ({ amount, text }, shared) =>
      contact.proposal({ ...shared, amount: amountText(amount), text }, language),
    kindOf: () => 'priceProposal',
  })
}

const amountText = (amount: number | null): string => (amount === null ? '' : String(amount))
