import type { DefaultsProblem } from '#cli/checks/defaults/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const defaultsWords: Words<DefaultsProblem> = {
  'default-differs': {
    says: ({ name, expected, found }) => `the default ${name} is ${found}; it should be ${expected}`,
    mend: 'Set it back in `defaults` of domain/locale.ts. A portal for another country configures its own; the default stays.',
  },
}
