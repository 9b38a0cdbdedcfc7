import type { ValidationProblem } from '#cli/checks/validation/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const validationWords: Words<ValidationProblem> = {
  'form-missing': {
    says: ({ form }) => `the code has no form for ${form}`,
    mend: 'Add the form to `accountForms` in domain/account/forms.ts, or bind its new name in cli/checks/validation/facts.ts.',
  },
  'form-field-missing': {
    says: ({ form, field }) => `the ${form} form has no field ${field}`,
    mend: 'Give the field the name that the specification sends it by, in the table of forms that is named here: browser and server both read it.',
  },
  'value-accepted': {
    says: ({ form, field, value, rule, expected }) =>
      `${field} of the ${form} form accepts ${value}; it should refuse it with ${expected} (${rule})`,
    mend: 'Add the missing rule to the field in its table of forms, or mend the bound it is given in domain/constants.ts.',
  },
  'value-refused': {
    says: ({ form, field, value, found }) =>
      `${field} of the ${form} form refuses ${value} with ${found}; it should accept it`,
    mend: 'Take out the rule that is too strict from the field in its table of forms, or mend the bound it is given in domain/constants.ts.',
  },
  'message-differs': {
    says: ({ form, field, value, expected, found }) =>
      `${field} of the ${form} form answers ${value} with ${found}; it should be ${expected}`,
    mend: 'Set `message` (and `parameter`) of the field in its table of forms to the key that the specification names.',
  },
  'rule-missing': {
    says: ({ rule }) => `the rule "${rule}" is gone, or can no longer be read`,
    mend: 'Bring the rule back. If it only moved or has another name, tell cli/checks/validation/facts.ts or readers.ts where it is now.',
  },
  'rule-differs': {
    says: ({ rule, value, expected }) =>
      `the rule "${rule}" ${expected === 'refused' ? 'accepts' : 'refuses'} ${value}; it should have it ${expected}`,
    mend: 'Mend the rule itself in domain/forms/rules.ts: every form that uses it is wrong in the same way.',
  },
  'form-not-held': {
    says: ({ form, side, found }) =>
      `the ${side} holds ${form} against the rules of ${found}; it should be those of ${form}`,
    mend: 'Give `validatorsFor` (browser) or `readFields` (server) the name of the right form.',
  },
  'blur-not-checked': {
    says: ({ form, field }) => `${field} of the ${form} form is not checked when it is left`,
    mend: 'Name the field in `checkedOnLeave`, an option of `useForm`, in the view.',
  },
  'phone-kept-differs': {
    says: ({ typed, expected, found }) =>
      `the phone number ${typed} is kept as ${found}; it should be ${expected}`,
    mend: 'Mend `normalisePhone`: a plus is kept, a leading 00 becomes a plus, anything else gets the dialling code of the country.',
  },
  'hint-differs': {
    says: ({ characters, expected }) =>
      `after ${characters} characters behind the at sign the email hint should be ${expected}, and is not so`,
    mend: 'Mend the comparison in `isHintable`, or its number `account.emailHintAfterAt` in domain/constants.ts.',
  },
}
