import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CoverageFacts } from '#cli/checks/coverage/check.ts'
import { comparedEntries } from '#cli/checks/coverage/comparedEntries.ts'
import type { Entry } from '#cli/checks/coverage/entries.ts'
import { gatherJudges } from '#cli/checks/coverage/judges.ts'
import { proofs } from '#cli/checks/coverage/proofs.ts'
import { readTest, type TestFile } from '#cli/checks/coverage/tests.ts'
import { untested } from '#cli/checks/coverage/untested.ts'
import { projectRoot } from '#cli/projectRoot.ts'

/** The checks, tried with every entry, and the tests of the project. */
export const gatherCoverage = (entries: readonly Entry[]): CoverageFacts => ({
  compared: comparedEntries(entries, gatherJudges()),
  tests: gatherTests(),
  proofs,
  untested,
})

/** The tests of everything but the command line, which holds the specification itself. */
export const gatherTests = (): readonly TestFile[] =>
  globSync('{app,design-system,domain,search-engine,server,tests}/**/*.{test,spec}.{ts,tsx}', {
    cwd: projectRoot,
  })
    .filter((file) => !file.startsWith('tests/mutations/'))
    .toSorted()
    .map((file) => readTest(file, readFileSync(join(projectRoot, file), 'utf8')))
