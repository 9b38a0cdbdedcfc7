import { taggedTests } from '#cli/checks/coverage/facts.ts'
import type { Tree } from '../../cli/Tree.ts'
import { redProject } from '../runTests.ts'
import { mutated, runCheck } from '../seed.ts'
import type { Verdict } from '../tellEach.ts'
import type { Use } from './Use.ts'

const isTestFile = (noticedBy: string): boolean => noticedBy.includes('.test.')

/** The test files that carry the tag of a row. */
const filesOf = Map.groupBy(
  taggedTests().flatMap(({ file, tags }) => tags.map(({ row }) => ({ file, row }))),
  ({ row }) => row,
)

/** Test files that have to notice a deviation. Journeys are left out: each would build and start the portal. */
export const testsOf = ({ noticedBy }: Pick<Use, 'noticedBy'>): readonly string[] => {
  const files = noticedBy.flatMap((one) =>
    isTestFile(one) ? [one] : (filesOf.get(one) ?? []).map(({ file }) => file),
  )
  return [...new Set(files)].filter(isTestFile)
}

/** Seeds a deviation into a tree, and looks whether a tagged test or `estia check` finds it. */
export async function judge(use: Use, tree: Tree): Promise<Verdict> {
  const text = mutated(use)
  const says = (what: string) => `${use.name} (${what})`
  if (text === undefined) return { caught: false, says: says(`stale: ${use.file} says it otherwise`) }
  return tree.changed(use.file, text.whole, async () => {
    const project = await redProject(tree.root, testsOf(use))
    if (project !== undefined) return { caught: true, says: says(`a test of ${use.noticedBy.join(', ')}`) }
    const { code, problems } = await runCheck(tree.root, [])
    const [problem] = problems
    if (code === 1 && problem) return { caught: true, says: says(`estia check: ${problem.code}`) }
    return { caught: false, says: says(`not noticed by ${testsOf(use).join(', ')}`) }
  })
}
