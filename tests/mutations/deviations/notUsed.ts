import type { Mutation } from '../Mutation.ts'

/** Literals in the place of constants, and lists of what is not built that are no longer true. */
export const notUsed: readonly Mutation[] = [
  {
    name: 'a wait for the line that is written out',
    file: 'app/transport/untilOnline.ts',
    find: 'constants.offline.waitMs',
    replace: '60_000',
    code: 'not-used',
    at: 'domain/constants.ts offline.waitMs',
  },
  {
    name: 'a second copy of the snackbar’s time',
    file: 'design-system/feedback/Snackbar/snackbarQueue.ts',
    find: "'5s': waits.snackbarMs",
    replace: "'5s': 5000",
    code: 'second-copy',
    at: 'design-system/feedback/Snackbar/snackbarQueue.ts',
  },
  {
    name: 'a flag that nobody asks',
    file: 'domain/search/filters.ts',
    find: "flag: 'viewFilter'",
    replace: "flag: 'keywordSearchFilter'",
    code: 'not-used',
    at: 'domain/flags.ts viewFilter',
    also: ['search'],
  },
  {
    name: 'a row on the list that is used',
    file: 'cli/checks/notBuilt.ts',
    find: 'export const notBuilt: readonly NotBuilt[] = []',
    replace:
      "export const notBuilt: readonly NotBuilt[] = [{ issue: 1, builds: 'search', rows: ['flags/AI-search'] }]",
    code: 'used-now',
    at: 'cli/checks/notBuilt.ts notBuilt',
  },
  {
    name: 'a row on the list that does not exist',
    file: 'cli/checks/notBuilt.ts',
    find: 'export const notBuilt: readonly NotBuilt[] = []',
    replace:
      "export const notBuilt: readonly NotBuilt[] = [{ issue: 1, builds: 'search', rows: ['slugs/about'] }]",
    code: 'not-built-unknown',
    at: 'cli/checks/notBuilt.ts notBuilt',
  },
  {
    name: 'a width of screens written in a style sheet',
    file: 'design-system/layout/Container/Container.css.ts',
    find: "'@media': { [from('sm')]: { paddingInline: vars.space.lg } }",
    replace: "'@media': { '(min-width: 48em)': { paddingInline: vars.space.lg } }",
    code: 'second-copy',
    at: 'design-system/layout/Container/Container.css.ts',
  },
]
