/** What visitors ask the operator: topics, limits, and where the form is sent without script. */
import { constants } from '../constants.ts'
import { email, lengthOf } from '../forms/rules.ts'

/** `barrier` reports something that cannot be used or perceived; the accessibility statement links to it. */
export const inquiryTopics = ['question', 'account', 'listing', 'privacy', 'barrier'] as const
export type InquiryTopic = (typeof inquiryTopics)[number]

export const isInquiryTopic = (text: string): text is InquiryTopic =>
  (inquiryTopics as readonly string[]).includes(text)

export const inquiryLimits = {
  name: constants.account.nameMax,
  email: constants.account.emailMax,
  text: 4000,
}

export interface InquiryFields {
  readonly topic: string
  readonly name: string
  readonly email: string
  readonly text: string
}

/** The names of the fields that cannot be accepted, in their order. */
export function wrongInquiryFields({
  topic,
  name,
  ...rest
}: InquiryFields): readonly (keyof InquiryFields)[] {
  const isRight = {
    topic: isInquiryTopic(topic),
    name: lengthOf(name) <= inquiryLimits.name,
    email: rest.email !== '' && email(rest.email, {}) && lengthOf(rest.email) <= inquiryLimits.email,
    text: rest.text !== '' && lengthOf(rest.text) <= inquiryLimits.text,
  } as const satisfies Record<keyof InquiryFields, boolean>
  return (Object.keys(isRight) as (keyof InquiryFields)[]).filter((field) => !isRight[field])
}

/** Where the form is sent without script. */
export const inquiryFormPath = '/api-next/inquiries/form/'

/** `7K2M-9QXD`: letters and digits that are not confused with one another. */
export const isInquiryReference = (text: string): boolean =>
  /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/.test(text)
