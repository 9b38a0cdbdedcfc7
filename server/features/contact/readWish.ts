/** What a form wishes for, held against its rules. */
import { contactForms, type ContactForm, type ContactMessage } from '#domain/contact/forms.ts'
import { brokenFields, type FormRules } from '#domain/forms/fieldRules.ts'
import { messageReasons, type MessageReasonName } from '#domain/listing/vocabularies/market.ts'
import type { Wish } from './Contact.ts'
import type { ContactProblems } from './refusals.ts'

interface Read {
  readonly wish: Wish
  readonly problems: ContactProblems
}

/** What is wrong with the values of a contact's form. */
export const problemsOf = (form: ContactForm, values: Readonly<Record<string, string>>): ContactProblems =>
  brokenFields(contactForms[form] as FormRules<string, ContactMessage>, values) as ContactProblems

/** An unknown reason is read as the first (specification section 3). */
const reasonOf = (typed: string): MessageReasonName =>
  messageReasons.names.find((name) => name === typed) ?? 'requestInfo'

export const readMessage = (sent: { readonly text?: string; readonly reason?: string }): Read => {
  const text = sent.text ?? ''
  const wish = { kind: 'message', text, reason: reasonOf(sent.reason ?? '') } as const
  return { wish, problems: problemsOf('message', { text }) }
}

export const readVisit = (sent: {
  readonly text?: string
  readonly mode?: string
  readonly slots: readonly string[]
}): Read => {
  const text = sent.text ?? ''
  const { slots } = sent
  // The same time twice is no second time.
  const count = new Set(slots).size === slots.length ? slots.length : 0
  return {
    wish: { kind: 'visit', text, mode: sent.mode === 'virtual' ? 'virtual' : 'inPerson', slots },
    problems: problemsOf('visit', { text, slots: String(count) }),
  }
}

export const readProposal = (sent: { readonly text?: string; readonly amount?: string }): Read => {
  const text = sent.text ?? ''
  const amount = sent.amount ?? ''
  return {
    wish: { kind: 'proposal', text, amount: Number(amount) },
    problems: problemsOf('proposal', { text, amount }),
  }
}
