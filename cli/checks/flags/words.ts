import type { FlagsProblem } from '#cli/checks/flags/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const flagsWords: Words<FlagsProblem> = {
  'flag-missing': {
    says: ({ flag }) => `there is no flag for "${flag}"`,
    mend: 'Add the flag to domain/flags.ts; one that the specification writes in capitals carries that as its `specificationName`.',
  },
  'flag-differs': {
    says: ({ flag, expected, found }) => `"${flag}" is ${found} by default; it should be ${expected}`,
    mend: 'Set `default` in domain/flags.ts to what the specification says. To turn a flag in one place only, configure it there.',
  },
}
