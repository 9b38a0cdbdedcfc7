import { describe, expect, it } from 'vitest'
import { SignInRequired, TooManyRequests } from '#domain/api/accountErrors.ts'
import { ContactInvalid, TooLate } from '#domain/api/contact/contactErrors.ts'
import { AddressesUnavailable, ListingWithdrawn } from '#domain/api/errors.ts'
import { languages } from '#domain/locale.ts'
import { refusal, sentenceIn, wordedIn } from './messages.ts'

const gone = { how: 'sold', since: null } as const
const errors = { text: { message: 'contact_name_validation_msg' } } as const

/** Errors as services fail with them, each with the name of its sentence. */
const refused = [
  new SignInRequired(refusal('signInRequired')),
  new TooManyRequests(refusal('tooManyRequests')),
  new TooLate(refusal('visitOpen')),
  new AddressesUnavailable(refusal('addressesUnavailable')),
  new ListingWithdrawn({ data: { ...refusal('listingSold').data, gone } }),
  new ContactInvalid({ data: { ...refusal('fieldsInvalid').data, errors } }),
]

describe.each(languages)('an error in %s', (language) => {
  it.each(refused)('is the same $_tag with its sentence', (error) => {
    const { message } = error.data
    const worded = wordedIn(language, error)
    expect(worded).toBeInstanceOf(error.constructor)
    expect(worded.data).toEqual({ ...error.data, message: expect.stringMatching(/\S \S/) })
    expect(worded.data.message).not.toBe(message)
    // The error itself may be shared by requests in other languages.
    expect(error.data.message).toBe(message)
  })
})

it('words an error once', () => {
  const worded = wordedIn('en', new AddressesUnavailable(refusal('addressesUnavailable')))
  expect(worded.data.message).toContain('gives no answer now')
  expect(wordedIn('el', worded)).toBe(worded)
})

it.each([undefined, null, 'signInRequired', new Error('signInRequired'), { data: { message: 'signedIn' } }])(
  'leaves what is no declared error as it is: %s',
  (value) => expect(wordedIn('en', value)).toBe(value),
)

it('says each sentence in its own words in every language', () => {
  const said = languages.map((language) => sentenceIn(language, 'signInRequired'))
  expect(new Set(said).size).toBe(languages.length)
})
