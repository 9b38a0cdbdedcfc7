import type { CoverageProblem } from '#cli/checks/coverage/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const coverageWords: Words<CoverageProblem> = {
  'row-untested': {
    says: ({ row }) => `no test that runs covers ${row}`,
    mend: "Write a test that probes it where it is used, and tag it: covers('…') of tests/covers.ts in the test's options. If an open issue builds it, list it in cli/checks/notBuilt.ts.",
  },
  'row-unknown': {
    says: ({ row }) => `a test covers ${row}, which is no row of the specification`,
    mend: "Tags are ids of cli/checks/rows.ts, written out: the file of cli/spec, a slash, and the row's name.",
  },
  'test-not-run': {
    says: ({ row, why }) => `a test covers ${row} and proves nothing: ${why}`,
    mend: 'Let the test run without condition, with the tag on the test itself, in a file that vitest.config.ts or playwright.config.ts includes.',
  },
  'row-tested-now': {
    says: ({ row, issue }) => `${row} has a test now, and is still listed as not built (issue ${issue})`,
    mend: 'Take the row out of cli/checks/notBuilt.ts.',
  },
}
