/**
 * Rules of each form field, with the message key that the specification names; none if it names none. `rule`
 * is a name of `genericRules` or, for two of them, a sentence here.
 */
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
    rule: 'email',
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
    rule: 'email',
    message: 'userclass_email_validation_msg',
    section: '5 Validation rules',
  },
  {
    form: 'sign-up',
    field: 'phone',
    rule: 'phone',
    message: 'phone_field_validation_msg',
    section: '5 Validation rules',
  },
  {
    form: 'sign-up',
    field: 'password',
    rule: 'required',
    message: 'userclass_passwd_length_validation_msg',
    parameter: 6,
    section: '5 Validation rules',
  },
  {
    form: 'sign-up',
    field: 'password',
    rule: 'minimum length',
    minimum: 6,
    message: 'userclass_passwd_length_validation_msg',
    parameter: 6,
    section: '5 Validation rules',
  },
  {
    form: 'sign-up',
    field: 'privacy',
    rule: 'ticked',
    message: 'privacy_field_validation_msg',
    section: '5 Validation rules',
  },
  { form: 'recovery', field: 'email', rule: 'required', section: '5 Validation rules' },
  { form: 'recovery', field: 'email', rule: 'email', section: '5 Validation rules' },
  { form: 'reset', field: 'pwd', rule: 'required', section: '5 Validation rules' },
  { form: 'reset', field: 'pwd', rule: 'minimum length', minimum: 6, section: '5 Validation rules' },
  {
    form: 'reset',
    field: 'pwdrip',
    rule: 'required',
    messageSays: ['change', 'password', 'mismatch'],
    section: '5 Validation rules',
  },
  {
    form: 'reset',
    field: 'pwdrip',
    rule: 'equal',
    to: 'pwd',
    messageSays: ['change', 'password', 'mismatch'],
    section: '5 Validation rules',
  },
  { form: 'agent contact', field: 'email', rule: 'required', section: '5 Validation rules' },
  { form: 'agent contact', field: 'phone', rule: 'required', section: '5 Validation rules' },
] as const

/** Fields that are checked as soon as they are left. */
export const checkedOnBlur = [{ form: 'login', field: 'email', section: '5 Validation rules' }] as const

/** The longest each field may be, in characters, under the names that forms send it with. */
export const fieldLengths = [
  { field: 'email', sentAs: ['email'], max: 100, section: '5 Validation rules' },
  { field: 'names', sentAs: ['first_name', 'last_name'], max: 100, section: '5 Validation rules' },
  { field: 'password', sentAs: ['password', 'pwd'], max: 50, section: '5 Validation rules' },
] as const

/**
 * Rules for any form, each with values that it accepts and values that it refuses. The email pattern itself
 * is not shown: these are values on which every address pattern must agree.
 */
export const genericRules = [
  {
    rule: 'required',
    means: 'non-blank',
    accepts: ['x', ' x '],
    refuses: ['', ' ', ' \t '],
    section: '5 Validation rules',
  },
  { rule: 'ticked', means: 'truthy', accepts: ['1'], refuses: ['', '0'], section: '5 Validation rules' },
  {
    rule: 'minimum length',
    means: 'with a custom message',
    minimum: 6,
    accepts: ['123456', '1234567'],
    refuses: ['12345', '1'],
    section: '5 Validation rules',
  },
  {
    rule: 'checkbox group',
    means: 'at least one ticked',
    accepts: ['a', 'a,b'],
    refuses: ['', ','],
    section: '5 Validation rules',
  },
  {
    rule: 'select',
    means: 'value in the allowed list',
    accepts: ['sale', 'rent'],
    refuses: ['', 'sal', 'Sale', 'sale,rent'],
    section: '5 Validation rules',
  },
  {
    rule: 'email',
    means: 'fits the pattern; empty is allowed',
    accepts: ['', 'anna@example.gr', 'anna.k+estia@mail.example.gr'],
    refuses: ['anna', 'anna.example.gr', 'anna@', '@example.gr', 'anna@@example.gr', 'anna @example.gr'],
    section: '5 Validation rules',
  },
  {
    rule: 'phone',
    means:
      'optional leading plus, then digits, spaces, parentheses, hyphens, slashes, dots; empty is allowed',
    minimum: 6,
    accepts: [
      '',
      '123456',
      '+12345',
      '12 34 56',
      '(12)3456',
      '12-34-56',
      '12/34/56',
      '12.34.56',
      '+30 (210) 123-45/67.8',
    ],
    refuses: ['12345', '+1234', '12345a', '12345α', '123+456', '++12345', '123456#', '123,456', '123_456'],
    section: '5 Validation rules',
  },
] as const

/** Variants that the other field can satisfy: their result for an empty value. */
export const requiredVariants = [
  { rule: 'required phone', other: 'email', otherIs: 'anna@example.gr', section: '5 Validation rules' },
  { rule: 'required email', other: 'phone', otherIs: '+302101234567', section: '5 Validation rules' },
] as const

/** Values that break no rule of their form: each probe changes one of them. */
export const acceptedForms = [
  {
    form: 'login',
    values: { email: 'anna@example.gr', password: 'olive-tree' },
    section: '5 Validation rules',
  },
  {
    form: 'sign-up',
    values: {
      first_name: 'Anna',
      last_name: 'Kosta',
      email: 'anna@example.gr',
      phone: '+302101234567',
      password: 'olive-tree',
      privacy: '1',
      communications: '0',
      newsletter: '0',
    },
    section: '5 Validation rules',
  },
  { form: 'recovery', values: { email: 'anna@example.gr' }, section: '5 Validation rules' },
  { form: 'reset', values: { pwd: 'olive-tree', pwdrip: 'olive-tree' }, section: '5 Validation rules' },
  {
    form: 'agent contact',
    values: { name: 'Anna Kosta', email: 'anna@example.gr', phone: '+302101234567', privacy: '1' },
    section: '5 Validation rules',
  },
] as const

/** The typo hint is requested once more characters than this follow the at sign. */
export const emailHint = { charactersAfterAt: 2, section: '5 Validation rules' } as const

/**
 * How a search is reported to trackers: these parameters are true for one value and false for every other.
 */
export const trackedSearch = {
  rule: 'tracked search conversion',
  trueWhen: '1',
  fields: ['noAste', 'virtualTour', 'aReddito'],
  section: '5 Validation rules',
} as const
