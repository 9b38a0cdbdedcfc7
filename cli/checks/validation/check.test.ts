import { expect, test } from 'vitest'
import {
  checkValidation,
  type FormFact,
  type Message,
  type ValidationFacts,
} from '#cli/checks/validation/check.ts'
import { gatherValidation } from '#cli/checks/validation/facts.ts'
import { validationCheck, validationSpec } from '#cli/checks/validation/run.ts'
import { isNightly } from '../../../tests/nightly/isNightly.ts'

const facts = gatherValidation()
const spec = '5 Validation rules'
const accounts = (name: string) => ({ file: 'domain/account/forms.ts', name: `accountForms.${name}` })

const check = (change: Partial<ValidationFacts> = {}) =>
  checkValidation({ ...facts, ...change }, validationSpec)

type Problems = ReturnType<FormFact['problems']>

const without = (field: string, problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field))

/** The true forms with one change. */
function saying(
  form: string,
  change: (problems: Problems, values: Readonly<Record<string, string>>) => Problems,
) {
  const forms = new Map(facts.forms)
  const fact = forms.get(form)
  if (!fact) throw new Error(`no facts for ${form}`)
  forms.set(form, { ...fact, problems: (values) => change(fact.problems(values), values) })
  return { forms }
}

/** The true rules with one of them changed. */
function withRule(name: string, keeps: (value: string, others: Readonly<Record<string, string>>) => boolean) {
  const rules = new Map(facts.rules)
  const fact = rules.get(name)
  if (!fact) throw new Error(`no facts for ${name}`)
  rules.set(name, { ...fact, keeps })
  return { rules }
}

test.runIf(isNightly())(
  'the true tree accepts and refuses what it should, with the right messages',
  async () => {
    const { problems, checked } = await validationCheck()
    expect(problems).toEqual([])
    expect(checked).toBeGreaterThan(150)
  },
)

test('a shorter minimum is found at the field', () => {
  const longEnough = saying('sign-up', ({ password, ...rest }, values) =>
    (values['password'] ?? '').length === 5 ? rest : { ...rest, password },
  )
  expect(check(longEnough)).toEqual([
    {
      code: 'value-accepted',
      form: 'sign-up',
      field: 'password',
      value: '"aaaaa"',
      rule: 'minimum length',
      expected: 'userclass_passwd_length_validation_msg with 6',
      at: accounts('signup.password'),
      spec,
    },
  ])
})

test('a maximum that is one lower refuses what is right', () => {
  const name: Message = { message: 'userclass_name_validation_msg' }
  const shorter = saying('sign-up', (problems, values) =>
    (values['first_name'] ?? '').length > 99 ? { ...problems, first_name: name } : problems,
  )
  expect(check(shorter)).toEqual([
    {
      code: 'value-refused',
      form: 'sign-up',
      field: 'first_name',
      value: '100 characters',
      found: 'userclass_name_validation_msg',
      at: accounts('signup.first_name'),
      spec,
    },
  ])
})

test('another message, and another number in it, are found', () => {
  const otherKey = saying('login', ({ password, ...rest }) => ({
    ...rest,
    ...(password && { password: { message: 'email_field_validation_msg' } }),
  }))
  expect(check(otherKey)[0]).toEqual({
    code: 'message-differs',
    form: 'login',
    field: 'password',
    value: '"" and " " and " \\t "',
    expected: 'password_field_validation_msg',
    found: 'email_field_validation_msg',
    at: accounts('login.password'),
    spec,
  })
  const otherNumber = saying('sign-up', ({ password, ...rest }) => ({
    ...rest,
    ...(password && { password: { ...password, parameter: 8 } }),
  }))
  expect(check(otherNumber)[0]).toMatchObject({
    code: 'message-differs',
    expected: 'userclass_passwd_length_validation_msg with 6',
    found: 'userclass_passwd_length_validation_msg with 8',
  })
})

test('the second password must equal the first, and has its own key', () => {
  const anything = saying('reset', (problems) => without('pwdrip', problems))
  expect(check(anything)).toContainEqual(
    expect.objectContaining({
      code: 'value-accepted',
      field: 'pwdrip',
      rule: 'equal',
      value: '"olive-tree " and "olive-treex"',
    }),
  )
  const otherKey = saying('reset', ({ pwdrip, pwd, ...rest }) => ({
    ...rest,
    ...(pwd && { pwd }),
    ...(pwdrip && { pwdrip: { message: 'lbl_generic_error' } }),
  }))
  expect(check(otherKey)[0]).toMatchObject({
    code: 'message-differs',
    field: 'pwdrip',
    expected: 'a key that says change, password, mismatch',
  })
})

test('an agent is reached with both the email and the phone', () => {
  const emailAlone = saying('agent contact', ({ phone, ...rest }, values) =>
    values['phone'] === '' ? rest : { ...rest, ...(phone && { phone }) },
  )
  expect(check(emailAlone)).toMatchObject([
    {
      code: 'value-accepted',
      field: 'phone',
      value: '""',
      at: { file: 'domain/contact/forms.ts', name: 'identityForm.phone' },
    },
  ])
})

test('a missing form and a renamed field are reported once', () => {
  const forms = new Map(facts.forms)
  forms.delete('recovery')
  expect(check({ forms })).toMatchObject([{ code: 'form-missing', form: 'recovery' }])
  const login = facts.forms.get('login')
  if (!login) throw new Error('no facts for login')
  forms.set('recovery', { ...login, fields: ['mail'], problems: () => ({}) })
  expect(check({ forms })).toMatchObject([
    { code: 'form-field-missing', form: 'recovery', field: 'email', at: accounts('login') },
  ])
})

test('a wrong rule is reported at the rule, and not at each field', () => {
  const letters = withRule('phone', (value) => value === '' || value.length > 5)
  const told = check({ ...letters, ...saying('sign-up', (problems) => without('phone', problems)) })
  expect(new Set(told.map(({ code }) => code))).toEqual(new Set(['rule-differs']))
  expect(told).toContainEqual({
    code: 'rule-differs',
    rule: 'phone',
    value: '"12345a" and "12345α" and "123+456" and "++12345" and "123456#" and "123,456" and "123_456"',
    expected: 'refused',
    at: { file: 'domain/forms/rules.ts', name: 'phone' },
    spec,
  })
})

test('each sign of a phone number is probed', () => {
  const refusing = (sign: string) =>
    check(withRule('phone', (value, others) => !value.includes(sign) && keepsPhone(value, others)))
  const keepsPhone = facts.rules.get('phone')?.keeps ?? (() => false)
  for (const sign of ['+', ' ', '(', ')', '-', '/', '.'])
    expect(refusing(sign)).toContainEqual(
      expect.objectContaining({ code: 'rule-differs', rule: 'phone', expected: 'accepted' }),
    )
})

test('the variants of required are satisfied by the other field', () => {
  expect(check(withRule('required phone', (value) => value !== ''))).toMatchObject([
    { code: 'rule-differs', rule: 'required phone', value: '""', expected: 'accepted' },
  ])
  expect(check(withRule('required email', () => true))).toMatchObject([
    { code: 'rule-differs', rule: 'required email', value: '""', expected: 'refused' },
  ])
})

test('a missing rule is found; one that nothing needs yet is a note', () => {
  const rules = new Map(facts.rules)
  rules.delete('ticked')
  expect(check({ rules })).toEqual([
    { code: 'rule-missing', rule: 'ticked', at: { file: 'domain/forms/rules.ts' }, spec },
  ])
})

test('a view or a call with the rules of another form is found', () => {
  const [first, ...rest] = facts.holders
  if (!first) throw new Error('nobody holds a form')
  expect(check({ holders: [{ ...first, holds: 'entry' }, ...rest] })).toEqual([
    { code: 'form-not-held', form: 'login', side: 'browser', found: 'entry', at: first.at, spec },
  ])
})

test('an email that is no longer checked when it is left is found', () => {
  const at = { file: 'app/a.tsx', line: 3 }
  expect(check({ checkedOnBlur: [{ form: 'login', fields: [], at }] })).toEqual([
    { code: 'blur-not-checked', form: 'login', field: 'email', at, spec },
  ])
})

test('a phone number that is kept otherwise is found, by the rule it breaks', () => {
  const { at } = facts.normalisePhone
  const run = (typed: string) => (typed.startsWith('00') ? typed : facts.normalisePhone.run(typed))
  expect(check({ normalisePhone: { run, at } })[0]).toEqual({
    code: 'phone-kept-differs',
    typed: '00302101234567',
    expected: '+302101234567',
    found: '00302101234567',
    at,
    spec: '3 Form payloads',
  })
})

test('the hint is requested after three characters, and not after two', () => {
  const { at } = facts.hint
  expect(check({ hint: { isAsked: (characters) => characters >= 2, at } })).toEqual([
    { code: 'hint-differs', characters: 2, expected: 'not asked', at, spec },
  ])
  expect(check({ hint: { isAsked: (characters) => characters > 3, at } })).toMatchObject([
    { code: 'hint-differs', characters: 3, expected: 'asked' },
  ])
  expect(check({ hint: { isAsked: undefined, at } })).toMatchObject([{ code: 'rule-missing' }])
})
