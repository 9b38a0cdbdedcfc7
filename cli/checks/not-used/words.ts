import type { NotUsedNote, NotUsedProblem } from '#cli/checks/not-used/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const notUsedWords: Words<NotUsedProblem | NotUsedNote> = {
  'not-used': {
    says: ({ row }) => `no product code reads ${row}`,
    mend: 'Read it where the portal does what it says. If an open issue builds that, list the row under the issue in cli/checks/notBuilt.ts.',
  },
  'second-copy': {
    says: ({ row, written, instead }) => `${written} repeats ${row}, which is ${instead}`,
    mend: 'Read the constant in place of the literal. A number that is equal by chance gets a name of its own outside the area that cli/checks/not-used/copies.ts gives the constant.',
  },
  'used-now': {
    says: ({ row, issue }) => `${row} is used now, and still listed as not built (issue ${issue})`,
    mend: 'Take the row out of cli/checks/notBuilt.ts, and write the test that carries its tag.',
  },
  'not-built-unknown': {
    says: ({ row }) => `cli/checks/notBuilt.ts lists ${row}, which is no row of the specification`,
    mend: 'Rows are called after their file in cli/spec and their name there. Correct the name, or take it out.',
  },
  'not-built': {
    says: ({ issue, builds, rows }) =>
      `not built yet, issue ${issue} (${builds}): ${rows.length} rows: ${rows.join(', ')}`,
    mend: 'Nothing today. Building one takes it out of cli/checks/notBuilt.ts; the list has to be empty in the end.',
  },
}
