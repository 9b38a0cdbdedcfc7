/** What stands at a field when a rule of the specification (section 5) is broken, in every language. */
import { describe, expect, it } from 'vitest'
import { formProbes, type Probe } from '#cli/checks/validation/probes.ts'
import { validationSpec } from '#cli/checks/validation/run.ts'
import { type AccountForm, accountForms, type FieldOf } from '#domain/account/forms.ts'
import { identityForm } from '#domain/contact/forms.ts'
import { type Language, languages } from '#domain/locale.ts'
import { loadTexts, type Translate } from '#app/i18n/texts.ts'
import type { Validators } from '#design-system/forms/Form/formState.ts'
import { validatorsFor } from '#app/shared/account/formErrors.ts'
import { contactValidators } from '#app/shared/contact/contactForm.ts'
import { readMessages } from './readMessages.ts'

type Values = Readonly<Record<string, string>>

const accountValidators = (t: Translate, form: AccountForm): Validators<Values> =>
  validatorsFor(
    t,
    form,
    (values: Values) => values as Readonly<Partial<Record<FieldOf<typeof form>, string>>>,
  )

/** The only number in these messages: the characters that a password needs at the least. */
const LEAST = '6'

/** The specification's name of a form → what validates it as a visitor types. */
const validatorsOf: Readonly<Record<string, (t: Translate) => Validators<Values>>> = {
  login: (t) => accountValidators(t, 'login'),
  'sign-up': (t) => accountValidators(t, 'signup'),
  recovery: (t) => accountValidators(t, 'recovery'),
  reset: (t) => accountValidators(t, 'reset'),
  'agent contact': (t) => contactValidators(t, identityForm, (values: Values) => values),
}

const broken: readonly Probe[] = Object.keys(validatorsOf)
  .flatMap((form) => formProbes(validationSpec, form))
  .filter(({ expected }) => expected === 'refused')

/** What is said of a probe's field in a language. */
async function saidOf({ form, field, values }: Probe, language: Language): Promise<string | undefined> {
  const { t } = await loadTexts(language)
  return validatorsOf[form]?.(t)[field]?.(values[field] ?? '', values)
}

/** The key of the message that the tables of the domain give. */
function keyOf({ form, field }: Probe): string {
  const told: Readonly<Record<string, Readonly<Record<string, { readonly message: string }>>>> = {
    ...accountForms,
    'sign-up': accountForms.signup,
    'agent contact': identityForm,
  }
  return told[form]?.[field]?.message ?? ''
}

const nameOf = ({ form, field, rule, value }: Probe) =>
  `${form}, ${field}: ${rule}, ${JSON.stringify(value.slice(0, 20))}${value.length > 20 ? `… (${value.length})` : ''}`

it('are all the rules: every one has a value that breaks it', () => {
  const known = new Set(broken.map(({ form, field, rule }) => `${form} ${field} ${rule}`))
  const rules = validationSpec.validationRules.map(({ form, field, rule }) => `${form} ${field} ${rule}`)
  expect(rules.filter((rule) => !known.has(rule))).toEqual([])
})

describe.each(broken.map((probe) => [nameOf(probe), probe] as const))('%s', (_, probe) => {
  it('is told at the field, in the words of each language', async () => {
    const said = await Promise.all(languages.map((language) => saidOf(probe, language)))
    const written = languages.map((language) => readMessages(language)[keyOf(probe)])
    expect(said).toEqual(written.map((text) => text?.replace('{parameter}', LEAST)))
    expect(new Set(said).size).toBe(languages.length)
  })
})
