import { pathRules } from './pathRules.ts'
import { sourceFiles } from './sourceFiles.ts'
import { sourceRules } from './sourceRules.ts'
import { parse } from '#cli/syntax.ts'
import type { Violation } from './violation.ts'

/** Every file of a tree that is what it may not be, or contains what it may not. */
export function judgeSources(root: string): readonly Violation[] {
  const files = sourceFiles(root)
  if (files.length === 0) throw new Error('there is no source file to look at')
  return files.flatMap((file) => [...judgePath(file), ...judgeFile(root, file)])
}

const judgePath = (file: string): readonly Violation[] =>
  pathRules
    .filter(({ forbids }) => forbids.test(file))
    .map(({ name, reason }) => ({ rule: name, file, what: 'is there', reason }))

function judgeFile(root: string, file: string): readonly Violation[] {
  const rules = sourceRules.filter(({ holdsFor }) => holdsFor(file))
  if (rules.length === 0) return []
  const source = parse(root, file)
  return rules.flatMap(({ name, reason, find }) =>
    find(source).map(({ node, what }) => ({
      rule: name,
      file: `${file}:${source.lineOf(node)}`,
      what,
      reason,
    })),
  )
}
