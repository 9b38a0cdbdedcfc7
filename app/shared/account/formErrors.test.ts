import { expect, it } from 'vitest'
import { contactMessages } from '#domain/contact/forms.ts'
import type { Refusal } from '#design-system/forms/Form/formState.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { ConnectionError, type ErrorData, StatusError } from '#app/transport/errors.ts'
import { accountChanged } from '#app/transport/shownAccount.ts'
import { refusalOf } from './formErrors.ts'

/** Each text is its key, which makes them distinguishable. */
const t = ((key: string) => key) as unknown as Translate
const general = 'Check the marked fields.'
const phone = { message: 'contact_phone_validation_msg' }
const text = { message: 'contact_text_validation_msg' }
const strange = { message: 'no_such_message' }

/** The server's problems, and the message of a form that has only the field `text`. */
const cases: readonly {
  readonly names: string
  readonly errors: NonNullable<ErrorData['errors']>
  readonly says: Refusal<{ text: string }>
}[] = [
  { names: 'nothing', errors: {}, says: { message: general } },
  { names: 'a field of the form', errors: { text }, says: { errors: { text: text.message } } },
  { names: 'a field that the form lacks', errors: { phone }, says: { message: phone.message } },
  {
    names: 'one of each',
    errors: { phone, text },
    says: { errors: { text: text.message }, message: phone.message },
  },
  { names: 'a message of no catalogue', errors: { phone: strange }, says: { message: general } },
]

it.each(cases)('has a message for a refusal that names $names', ({ errors, says }) => {
  const error = new StatusError<'ContactInvalid'>({ status: 422, data: { message: general, errors } })
  const options = { t, fields: ['text'], fallback: 'lbl_generic_error', messages: contactMessages } as const
  expect(refusalOf<{ text: string }>(error, options)).toEqual(says)
})

it.each([
  ['another account', accountChanged(general), 'account.failed'],
  ['no connection', new ConnectionError({ cause: undefined }), 'account.failed'],
  ['a broken server', new StatusError<'Busy'>({ status: 500, data: {} }), 'account.failed'],
  [
    'a server that is busy',
    new StatusError<'Busy'>({ status: 503, data: { message: general } }),
    'account.failed',
  ],
  [
    'a refused form',
    new StatusError<'FieldsInvalid'>({ status: 422, data: { message: general } }),
    undefined,
  ],
  ['a wrong password', new StatusError<'WrongCredentials'>({ status: 401, data: {} }), undefined],
])('has a heading of its own only where the user has nothing to correct: %s', (_, error, heading) => {
  const refusal = refusalOf<{ text: string }>(error, { t, fields: ['text'], fallback: 'lbl_generic_error' })
  expect([refusal.heading, refusal.message !== undefined]).toEqual([heading, true])
})
