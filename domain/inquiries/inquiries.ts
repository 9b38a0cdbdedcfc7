/** What visitors ask the operator: topics, limits, and where the form is sent without script. */
import { constants } from '../constants.ts'
import { brokenFields, type FormRules } from '../forms/fieldRules.ts'
import { atMost, email, oneOf, phone, required, unlessFilled } from '../forms/rules.ts'

/** `barrier` reports something that cannot be used or perceived; the accessibility statement links to it. */
export const inquiryTopics = ['question', 'account', 'listing', 'privacy', 'barrier'] as const
export type InquiryTopic = (typeof inquiryTopics)[number]

const isTopic = oneOf(inquiryTopics)

export const isInquiryTopic = (text: string): text is InquiryTopic => isTopic(text, {})

export const inquiryLimits = {
  name: constants.account.nameMax,
  email: constants.account.emailMax,
  phone: constants.account.phoneMax,
  text: 4000,
}

export interface InquiryFields {
  readonly topic: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly text: string
}

/** The form; a message is a key of the catalogues. An email or a phone number is enough. */
export const inquiryForm = {
  topic: { rules: [isTopic], message: 'contactUs.wrong.topic' },
  name: { rules: [atMost(inquiryLimits.name)], message: 'contactUs.wrong.name' },
  email: {
    rules: [unlessFilled('phone', required), email, atMost(inquiryLimits.email)],
    message: 'contactUs.wrong.email',
  },
  phone: {
    rules: [unlessFilled('email', required), phone, atMost(inquiryLimits.phone)],
    message: 'contactUs.wrong.phone',
  },
  text: { rules: [required, atMost(inquiryLimits.text)], message: 'contactUs.wrong.text' },
} as const satisfies FormRules<keyof InquiryFields, string>

/** The names of the fields that cannot be accepted, in their order. */
export const wrongInquiryFields = (fields: InquiryFields): readonly (keyof InquiryFields)[] =>
  Object.keys(brokenFields<keyof InquiryFields, string>(inquiryForm, fields)) as (keyof InquiryFields)[]

/** Where the form is sent without script. */
export const inquiryFormPath = '/api-next/inquiries/form/'

/** `7K2M-9QXD`: letters and digits that are not confused with one another. */
export const isInquiryReference = (text: string): boolean =>
  /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/.test(text)
