import { accountForms, type AccountForm, validate } from '#domain/account/forms.ts'
import { normalisePhone } from '#domain/account/normalisePhone.ts'
import { identityForm } from '#domain/contact/forms.ts'
import { brokenFields } from '#domain/forms/fieldRules.ts'
import * as rules from '#domain/forms/rules.ts'
import type { FormFact, RuleFact, ValidationFacts } from '#cli/checks/validation/check.ts'
import { readBlurred, readHint, readHolders } from '#cli/checks/validation/readers.ts'

const rulesFile = 'domain/forms/rules.ts'
const accountFile = 'domain/account/forms.ts'

/** The specification's name of a form → the code's. */
const formNames = { login: 'login', 'sign-up': 'signup', recovery: 'recovery', reset: 'reset' } as const

/** An account's form, by the validator that the dialog, the pages and the server call. */
const accountForm = (name: AccountForm): FormFact => ({
  fields: Object.keys(accountForms[name]),
  problems: (values) => validate(name, values),
  file: accountFile,
  name: `accountForms.${name}`,
})

/** The sender of a contact; browser and server validate with this table by `brokenFields`. */
const contactForm: FormFact = {
  fields: Object.keys(identityForm),
  problems: (values) => brokenFields(identityForm, values),
  file: 'domain/contact/forms.ts',
  name: 'identityForm',
}

const forms = (): ReadonlyMap<string, FormFact> =>
  new Map([
    ...Object.entries(formNames)
      .filter(([, name]) => name in accountForms)
      .map(([told, name]) => [told, accountForm(name)] as const),
    ['agent contact', contactForm],
  ])

/** The specification's name of a rule → its declaration in `domain/forms/rules.ts`. */
export const ruleNames: Readonly<Record<string, string>> = {
  required: 'required',
  ticked: 'accepted',
  email: 'email',
  phone: 'phone',
  'minimum length': 'atLeast',
  'checkbox group': 'anyTicked',
  select: 'oneOf',
  'required phone': 'unlessFilled',
  'required email': 'unlessFilled',
}

/** A rule under the name of its declaration; gone where the declaration is. */
function rule(told: string, made: rules.Rule | undefined): readonly [string, RuleFact][] {
  const name = ruleNames[told]
  if (!made || name === undefined) return []
  return [[told, { keeps: (value, others) => made(value, others), at: { file: rulesFile, name } }]]
}

/** What the probes of `select` choose from. */
const selectValues = ['sale', 'rent']

/** Rules with parameters are probed with those of the specification's own forms. */
const ruleFacts = ({
  required,
  accepted,
  email,
  phone,
  atLeast,
  anyTicked,
  oneOf,
  unlessFilled,
}: Partial<typeof rules>): ReadonlyMap<string, RuleFact> =>
  new Map([
    ...rule('required', required),
    ...rule('ticked', accepted),
    ...rule('email', email),
    ...rule('phone', phone),
    ...rule('minimum length', atLeast?.(6)),
    ...rule('checkbox group', anyTicked),
    ...rule('select', oneOf?.(selectValues)),
    ...rule('required phone', required && unlessFilled?.('email', required)),
    ...rule('required email', required && unlessFilled?.('phone', required)),
  ])

/** The portal's handling of typed values: its validators, and their callers. */
export const gatherValidation = (): ValidationFacts => ({
  rules: ruleFacts(rules),
  forms: forms(),
  holders: readHolders(),
  checkedOnBlur: readBlurred(),
  normalisePhone: {
    run: (typed) => normalisePhone(typed),
    at: { file: 'domain/account/normalisePhone.ts', name: 'normalisePhone' },
  },
  hint: readHint(),
})
