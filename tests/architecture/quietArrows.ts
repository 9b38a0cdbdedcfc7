import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isModule } from './sourceFiles.ts'
import { parse, partOf, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/** A module named where the import graph does not look. */
export interface QuietImport {
  readonly from: string
  readonly specifier: string
}

/** Types written in place (`import('./a.ts').A`) and modules started by address (`new URL('./a.ts', …)`). */
export const quietImports = (root: string, files: readonly string[]): readonly QuietImport[] =>
  files
    .filter((file) => isModule(file) && mayName(join(root, file)))
    .flatMap((from) =>
      parse(root, from).nodes.flatMap((node) => {
        const specifier = specifierOf(node)
        return specifier === undefined ? [] : [{ from, specifier }]
      }),
    )

/** Most files have neither word, and need not be parsed. */
const mayName = (path: string) => /\bimport\(|\bnew URL\(/.test(readFileSync(path, 'utf8'))

function specifierOf(node: SyntaxNode): string | undefined {
  if (node.type === 'TsImportType') return wordOf(partOf(node, 'argument'))
  if (node.type !== 'NewExpression' || wordOf(partOf(node, 'callee')) !== 'URL') return undefined
  const [first] = node['arguments'] as readonly { readonly expression: SyntaxNode }[]
  const address = first?.expression.type === 'StringLiteral' ? wordOf(first.expression) : undefined
  return address !== undefined && isModule(address) ? address : undefined
}
