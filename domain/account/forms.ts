/**
 * The account's forms: their fields with the names they are sent by, and for each field its rules and the
 * message for each broken rule (specification section 5). Browser and server validate with the same table.
 */
import { constants } from '../constants.ts'
import {
  brokenFields,
  type FieldProblem as ProblemAtField,
  type FieldProblems,
  type FormRules,
} from '../forms/fieldRules.ts'
import {
  accepted,
  atLeast,
  atMost,
  email,
  oneOf,
  phone,
  required,
  type Rule,
  sameAs,
  type Typed,
} from '../forms/rules.ts'

const { passwordMin, passwordMax, emailMax, nameMax, phoneMax } = constants.account

/** A key of the message catalogues, in the specification's spelling where it has one. */
export const fieldMessages = [
  'email_field_validation_msg',
  'password_field_validation_msg',
  'userclass_email_validation_msg',
  'userclass_name_validation_msg',
  'userclass_surname_validation_msg',
  'phone_field_validation_msg',
  'phone_not_callable_msg',
  'userclass_passwd_length_validation_msg',
  'userclass_passwd_common_validation_msg',
  'privacy_field_validation_msg',
  'change_password_mismatch_msg',
  'present_password_validation_msg',
  'unknown_value_validation_msg',
] as const
export type FieldMessage = (typeof fieldMessages)[number]

export type FieldProblem = ProblemAtField<FieldMessage>

const form = <Field extends string>(
  fields: FormRules<NoInfer<Field>, FieldMessage> & Record<Field, unknown>,
) => fields as FormRules<Field, FieldMessage>

const newPassword = {
  rules: [required, atLeast(passwordMin), atMost(passwordMax)],
  message: 'userclass_passwd_length_validation_msg',
  parameter: passwordMin,
} as const

/** Ticked or not; no other value. */
export const optionalBox: Rule = oneOf(['', '0', '1'])

/** By form, then by the name a field is sent with. */
export const accountForms = {
  entry: form({
    email: { rules: [required, email, atMost(emailMax)], message: 'email_field_validation_msg' },
  }),
  login: form({
    email: { rules: [required, email, atMost(emailMax)], message: 'email_field_validation_msg' },
    password: { rules: [required, atMost(passwordMax)], message: 'password_field_validation_msg' },
  }),
  signup: form({
    first_name: { rules: [required, atMost(nameMax)], message: 'userclass_name_validation_msg' },
    last_name: { rules: [required, atMost(nameMax)], message: 'userclass_surname_validation_msg' },
    email: { rules: [required, email, atMost(emailMax)], message: 'userclass_email_validation_msg' },
    phone: { rules: [phone, atMost(phoneMax)], message: 'phone_field_validation_msg' },
    password: newPassword,
    privacy: { rules: [accepted], message: 'privacy_field_validation_msg' },
    communications: { rules: [optionalBox], message: 'privacy_field_validation_msg' },
    newsletter: { rules: [optionalBox], message: 'privacy_field_validation_msg' },
  }),
  recovery: form({
    email: { rules: [required, email, atMost(emailMax)], message: 'email_field_validation_msg' },
  }),
  reset: form({
    pwd: newPassword,
    pwdrip: { rules: [required, sameAs('pwd')], message: 'change_password_mismatch_msg' },
  }),
} as const

export type AccountForm = keyof typeof accountForms
export type FieldOf<Form extends AccountForm> = keyof (typeof accountForms)[Form] & string

/** What is wrong, by field. Empty where nothing is. */
export type Problems<Form extends AccountForm> = FieldProblems<FieldOf<Form>, FieldMessage>

/** Holds a form's values against its rules; a field that is missing counts as empty. */
export const validate = <Form extends AccountForm>(
  name: Form,
  values: Readonly<Partial<Record<FieldOf<Form>, Typed>>>,
): Problems<Form> =>
  brokenFields<FieldOf<Form>, FieldMessage>(
    accountForms[name] as FormRules<FieldOf<Form>, FieldMessage>,
    values,
  )
