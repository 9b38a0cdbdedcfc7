/** Rules of each form field, with the message key the specification names. */
export const validationRules = [
  {
    form: 'login',
    field: 'email',
    rule: 'required',
    message: 'email_field_validation_msg',
    section: '5 Validation rules',
  },
  {
    form: 'login',
    field: 'email',
    rule: 'valid email, checked on blur',
    message: 'email_field_validation_msg',
    section: '5 Validation rules',
  },
  {
    form: 'login',
    field: 'password',
    rule: 'required',
    message: 'password_field_validation_msg',
    section: '5 Validation rules',
  },
  { form: 'sign-up', field: 'first_name', rule: 'required', section: '5 Validation rules' },
  { form: 'sign-up', field: 'last_name', rule: 'required', section: '5 Validation rules' },
  {
    form: 'sign-up',
    field: 'email',
    rule: 'required',
    message: 'userclass_email_validation_msg',
    section: '5 Validation rules',
  },
  {
    form: 'sign-up',
    field: 'email',
    rule: 'valid email',
    message: 'userclass_email_validation_msg',
    section: '5 Validation rules',
  },
  {
    form: 'sign-up',
    field: 'phone',
    rule: 'valid phone',
    message: 'phone_field_validation_msg',
    section: '5 Validation rules',
  },
  {
    form: 'sign-up',
    field: 'password',
    rule: 'required',
    message: 'userclass_passwd_length_validation_msg',
    section: '5 Validation rules',
  },
  {
    form: 'sign-up',
    field: 'password',
    rule: 'at least 6',
    message: 'userclass_passwd_length_validation_msg',
    parameter: 6,
    section: '5 Validation rules',
  },
  {
    form: 'sign-up',
    field: 'privacy',
    rule: 'required',
    message: 'privacy_field_validation_msg',
    section: '5 Validation rules',
  },
  { form: 'recovery', field: 'email', rule: 'required', section: '5 Validation rules' },
  { form: 'recovery', field: 'email', rule: 'valid email', section: '5 Validation rules' },
  { form: 'reset', field: 'pwd', rule: 'required', section: '5 Validation rules' },
  { form: 'reset', field: 'pwd', rule: 'at least 6', section: '5 Validation rules' },
  { form: 'reset', field: 'pwdrip', rule: 'required', section: '5 Validation rules' },
  { form: 'reset', field: 'pwdrip', rule: 'equal to pwd', section: '5 Validation rules' },
  { form: 'agent contact', field: 'email', rule: 'required', section: '5 Validation rules' },
  { form: 'agent contact', field: 'phone', rule: 'required', section: '5 Validation rules' },
] as const

/** The longest each field may be, in characters. */
export const fieldLengths = [
  { field: 'email', max: 100, section: '5 Validation rules' },
  { field: 'names', max: 100, section: '5 Validation rules' },
  { field: 'password', max: 50, section: '5 Validation rules' },
] as const

/** Rules that any form can use. */
export const genericRules = [
  { rule: 'required', means: 'non-blank or truthy', section: '5 Validation rules' },
  { rule: 'minimum length', means: 'with a custom message', section: '5 Validation rules' },
  { rule: 'checkbox group', means: 'at least one ticked', section: '5 Validation rules' },
  { rule: 'select', means: 'value in the allowed list', section: '5 Validation rules' },
  { rule: 'email', means: 'fits the pattern; empty is allowed', section: '5 Validation rules' },
  {
    rule: 'phone',
    means:
      'optional leading plus, then digits, spaces, parentheses, hyphens, slashes, dots; empty is allowed',
    minimum: 6,
    section: '5 Validation rules',
  },
  { rule: 'required phone', means: 'skipped when the email is filled', section: '5 Validation rules' },
  { rule: 'required email', means: 'skipped when the phone is filled', section: '5 Validation rules' },
] as const

/** The typo hint is asked for once the at sign is followed by more characters than this. */
export const emailHint = { charactersAfterAt: 2, section: '5 Validation rules' } as const
