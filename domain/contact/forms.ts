/** The forms of a contact: the sender and the content. Browser and server validate with the same table. */
import { constants } from '../constants.ts'
import type { FormRules } from '../forms/fieldRules.ts'
import { accepted, atMost, email, phone, required, type Rule } from '../forms/rules.ts'
import { contactLimits } from './limits.ts'
import { pictureMessages } from './pictureKinds.ts'

/** Keys of the message catalogues. */
export const contactMessages = [
  'contact_name_validation_msg',
  'contact_email_validation_msg',
  'contact_phone_validation_msg',
  'phone_not_callable_msg',
  'contact_privacy_validation_msg',
  'contact_text_validation_msg',
  'contact_slots_validation_msg',
  /** A time that has passed, that no clock shows, or that is not offered. */
  'contact_slot_not_offered_msg',
  'contact_slot_taken_msg',
  'contact_amount_validation_msg',
  'contact_attachment_validation_msg',
  ...Object.values(pictureMessages),
  'contact_hours_validation_msg',
] as const
export type ContactMessage = (typeof contactMessages)[number]

const { emailMax, nameMax, phoneMax } = constants.account

/** A whole number of euros that a home could cost. */
const amount: Rule = (value) => {
  const digits = value.trim()
  return /^[1-9]\d{0,8}$/.test(digits)
}

const text = {
  rules: [required, atMost(contactLimits.textMax)],
  message: 'contact_text_validation_msg',
  parameter: contactLimits.textMax,
} as const

/** An optional note. */
const note = { ...text, rules: [atMost(contactLimits.textMax)] } as const

const form = <Field extends string>(fields: FormRules<Field, ContactMessage>) => fields

/**
 * The sender, if nobody is signed in: an agent needs both the email and the phone (specification section 5).
 */
export const identityForm = form({
  name: { rules: [required, atMost(nameMax)], message: 'contact_name_validation_msg' },
  email: { rules: [required, email, atMost(emailMax)], message: 'contact_email_validation_msg' },
  phone: { rules: [required, phone, atMost(phoneMax)], message: 'contact_phone_validation_msg' },
  privacy: { rules: [accepted], message: 'contact_privacy_validation_msg' },
})
export type IdentityField = keyof typeof identityForm

/** The content. `slots` is the number of slots, as text. */
export const contactForms = {
  message: form({ text }),
  visit: form({
    slots: {
      rules: [(value) => Number(value) >= 1 && Number(value) <= contactLimits.visit.slotsMax],
      message: 'contact_slots_validation_msg',
      parameter: contactLimits.visit.slotsMax,
    },
    text: note,
  }),
  proposal: form({ amount: { rules: [amount], message: 'contact_amount_validation_msg' }, text: note }),
  reply: form({ text: note }),
} as const
export type ContactForm = keyof typeof contactForms
