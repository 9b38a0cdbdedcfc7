import { matchesGlob } from 'node:path'
import { elementsOf, keyOf, readSource, textOf } from '#cli/checks/syntaxParts.ts'
import { partOf, type SyntaxNode } from '#cli/syntax.ts'

/** The files that Vitest and Playwright run, as their configurations say it: globs from the project's root. */
export const runnerGlobs = (): readonly string[] => [
  ...listsNamed('vitest.config.ts', 'include'),
  ...listsNamed('playwright.config.ts', 'testMatch').map((glob) => `tests/${glob}`),
]

/** Texts of every list that a file gives to a property. */
const listsNamed = (file: string, name: string): readonly string[] =>
  readSource(file)
    .nodes.filter((node) => node.type === 'KeyValueProperty' && keyOf(node) === name)
    .flatMap((node) => listOf(partOf(node, 'value')))

const listOf = (value: SyntaxNode | undefined): readonly string[] =>
  value?.type === 'ArrayExpression' ? elementsOf(value).flatMap((one) => textOf(one) ?? []) : []

export const isRun = (file: string, globs: readonly string[]): boolean =>
  globs.some((glob) => expandBraces(glob).some((one) => matchesGlob(file, one)))

/** `{app,server}/x` as two globs. */
function expandBraces(glob: string): readonly string[] {
  const [, before = '', inside, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(glob) ?? []
  if (inside === undefined) return [glob]
  return inside.split(',').flatMap((one) => expandBraces(before + one + after))
}
