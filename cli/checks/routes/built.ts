import { posix } from 'node:path'
import { argumentsOf, elementsOf, propertiesOf, readSource, textOf } from '#cli/checks/syntaxParts.ts'
import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/** The app's table of pages. It imports views, so it is read and not run. */
const table = 'app/routes.tsx'

/** Names of the routes in the app's table, whose declarations name the page of each. */
export function builtRoutes(): readonly string[] {
  const source = readSource(table)
  const files = importsOf(source)
  const entries = source.nodes.filter(isTable).flatMap(elementsOfValue)
  return entries.flatMap((entry) => {
    const [name, file] = [wordOf(entry) ?? '', files.get(wordOf(entry) ?? '')]
    return file === undefined ? [] : nameDeclared(readSource(file), name)
  })
}

const isProperty = (node: SyntaxNode, key: string): boolean =>
  node.type === 'KeyValueProperty' && wordOf(partOf(node, 'key')) === key

const isTable = (node: SyntaxNode): boolean =>
  node.type === 'VariableDeclarator' && wordOf(partOf(node, 'id')) === 'routes'

function elementsOfValue(declaration: SyntaxNode): readonly SyntaxNode[] {
  const value = partOf(declaration, 'init')
  return value?.type === 'ArrayExpression' ? elementsOf(value) : []
}

/** Names that a file imports from its neighbours → the files. */
function importsOf({ file, nodes }: Source): ReadonlyMap<string, string> {
  const imports = nodes.filter(({ type }) => type === 'ImportDeclaration')
  return new Map(
    imports.flatMap((node) => {
      const from = posix.join(posix.dirname(file), wordOf(partOf(node, 'source')) ?? '')
      const names = nodes.filter((one) => one.type === 'ImportSpecifier' && isInside(one, node))
      return names.map((one) => [wordOf(partOf(one, 'local')) ?? '', from] as const)
    }),
  )
}

const isInside = ({ span }: SyntaxNode, { span: outer }: SyntaxNode): boolean =>
  span !== undefined && outer !== undefined && outer.start <= span.start && span.end <= outer.end

/** `const x = defineRoute({ name: 'home', … })`, or `const x = legalRoute('terms')`. */
function nameDeclared({ nodes }: Source, declared: string): readonly string[] {
  const declarations = nodes.filter(
    (node) => node.type === 'VariableDeclarator' && wordOf(partOf(node, 'id')) === declared,
  )
  return declarations.flatMap((declaration) => {
    const call = partOf(declaration, 'init')
    const first = call?.type === 'CallExpression' ? argumentsOf(call)[0] : undefined
    const property = first?.type === 'ObjectExpression' ? propertiesOf(first).find(isName) : undefined
    return textOf(property ? partOf(property, 'value') : first) ?? []
  })
}

const isName = (node: SyntaxNode): boolean => isProperty(node, 'name')
