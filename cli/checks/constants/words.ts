import type { ConstantsProblem } from '#cli/checks/constants/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const constantsWords: Words<ConstantsProblem> = {
  'constant-missing': {
    says: ({ name, expected }) => `${name} is not in the code; it is ${expected}`,
    mend: 'Add the number to domain/constants.ts, and bind the specification’s name to its path in cli/checks/constants/bindings.ts. If it was moved or renamed, mend the path there.',
  },
  'constant-differs': {
    says: ({ name, expected, found }) => `${name} is ${found}; it should be ${expected}`,
    mend: 'Set the number in domain/constants.ts to what the specification says, in the unit that its name ends with. Everything else reads it from there.',
  },
}
