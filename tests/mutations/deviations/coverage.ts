import type { Mutation } from '../Mutation.ts'

/** Tests that carry tags of the specification, and those that only seem to. */
export const coverage: readonly Mutation[] = [
  {
    name: 'a skipped test',
    file: 'app/shell/guard.test.ts',
    find: "covers('errors/missing-whitelist-params')",
    replace: "{ skip: true, ...covers('errors/missing-whitelist-params') }",
    code: 'test-not-run',
    at: 'app/shell/guard.test.ts',
  },
  {
    name: 'a tag taken off the only test of a row',
    file: 'app/shell/AccountEntry.test.tsx',
    find: "covers('states/logout')",
    replace: '{}',
    code: 'row-untested',
    at: 'cli/spec/states.ts signInRules',
  },
  {
    name: 'a test that is still to be written',
    file: 'app/shared/storage/safeStorage.test.ts',
    find: "covers('states/storage-unusable')",
    replace: "{ todo: true, ...covers('states/storage-unusable') }",
    code: 'test-not-run',
    at: 'app/shared/storage/safeStorage.test.ts',
  },
  {
    name: 'a tag of no row',
    file: 'app/shared/account/hashedContact.test.ts',
    find: "covers('dialog/hashed-contact')",
    replace: "covers('dialog/hashed-contacts')",
    code: 'row-unknown',
    at: 'app/shared/account/hashedContact.test.ts',
  },
  {
    name: 'tests that no runner includes',
    file: 'vitest.config.ts',
    find: "include: ['{design-system,app}/**/*.test.tsx']",
    replace: "include: ['design-system/**/*.test.tsx']",
    code: 'test-not-run',
    at: 'app/shared/account/socialPopup.test.tsx',
  },
  {
    name: 'a row that has a test, listed as not built',
    file: 'cli/checks/notBuilt.ts',
    find: 'export const notBuilt: readonly NotBuilt[] = []',
    replace:
      "export const notBuilt: readonly NotBuilt[] = [{ issue: 1, builds: 'waits', rows: ['states/offline-wait'] }]",
    code: 'row-tested-now',
    at: 'cli/checks/notBuilt.ts notBuilt',
  },
]
