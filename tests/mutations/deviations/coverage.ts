import type { Mutation } from '../Mutation.ts'

/** Tests that hold the specification, and the lists of what shows and what lacks. */
export const coverage: readonly Mutation[] = [
  {
    name: 'a test that proves something under another name',
    file: 'design-system/forms/Form/formState.test.tsx',
    find: "'ignores a submit while one is under way'",
    replace: "'does not submit twice'",
    code: 'proof-missing',
    at: 'design-system/forms/Form/formState.test.tsx',
  },
  {
    name: 'a test of the guard that is gone',
    file: 'app/shell/guard.test.ts',
    find: 'cancels a navigation that drops one, and names the error as the specification does',
    replace: 'cancels a navigation',
    code: 'proof-missing',
    at: 'app/shell/guard.test.ts',
  },
  {
    name: 'a proof taken off the list',
    file: 'cli/checks/coverage/proofs.ts',
    find: "    entries: ['authentication/Escape'],",
    replace: '    entries: [],',
    code: 'entry-untested',
    at: 'cli/spec/authentication.ts closing',
  },
  {
    name: 'a proof of something that the specification does not say',
    file: 'cli/checks/coverage/proofs.ts',
    find: "entries: ['authentication/phoneCountryFallback']",
    replace: "entries: ['authentication/phoneCountryFallback', 'authentication/phoneCountryLast']",
    code: 'entry-unheard',
    at: 'cli/checks/coverage/proofs.ts proofs',
  },
  {
    name: 'an untested entry that nobody lists any more',
    file: 'cli/checks/coverage/untested.ts',
    find: `  'validation/checkbox group',
`,
    replace: '',
    code: 'entry-untested',
    at: 'cli/spec/validation.ts genericRules',
  },
  {
    name: 'an entry called untested that does not exist',
    file: 'cli/checks/coverage/untested.ts',
    find: "  'validation/select',",
    replace: "  'validation/selects',",
    code: 'entry-unheard',
    at: 'cli/checks/coverage/untested.ts untested',
  },
  {
    name: 'a check that compares numbers with themselves',
    file: 'cli/checks/constants/check.ts',
    find: 'inBaseUnit(spec.value, spec.unit)',
    replace: 'inBaseUnit(fact.value, unit)',
    code: 'entry-untested',
    at: 'cli/spec/constants.ts constants',
  },
]
