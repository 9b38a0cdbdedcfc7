import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CoverageFacts, TestFile } from '#cli/checks/coverage/check.ts'
import { isRun, runnerGlobs } from '#cli/checks/coverage/runners.ts'
import { readTags } from '#cli/checks/coverage/tags.ts'
import { notBuilt } from '#cli/checks/notBuilt.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { parseText } from '#cli/syntax.ts'

export const gatherCoverage = (): CoverageFacts => ({ tests: taggedTests(), notBuilt })

/** Test files that have a tag. Sources of tests are whatever is called so, also what no runner includes. */
export function taggedTests(): readonly TestFile[] {
  const globs = runnerGlobs()
  return globSync(
    '{tokens,domain,design-system,app,search-engine,server,demo,cli,stories,tests}/**/*.{ts,tsx}',
    {
      cwd: projectRoot,
    },
  )
    .filter((file) => file !== 'tests/covers.ts' && !file.startsWith('cli/checks/coverage/'))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(projectRoot, file), 'utf8')
      if (!/\bcovers\(/.test(text)) return []
      return [{ file, tags: readTags(parseText(file, text)), isRun: isRun(file, globs) }]
    })
}
