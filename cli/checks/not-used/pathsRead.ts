import { keyOf, propertiesOf } from '#cli/checks/syntaxParts.ts'
import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/**
 * The paths that a file reads inside an imported object: `account.passwordMin` for `constants.account.passwordMin`,
 * also through names that the file gives to parts of it. A path may lead to a part that is taken whole.
 */
export function pathsRead(source: Source, holder: string): ReadonlySet<string> {
  const local = localName(source, holder)
  if (local === undefined) return new Set()
  const names = new Map([[local, '']])
  const declarators = source.nodes.filter(({ type }) => type === 'VariableDeclarator')
  const roots = new Set(source.nodes.filter(isMember).map((node) => wordOf(partOf(node, 'object'))))
  const [read, named] = [new Set<string>(), new Set<unknown>()]
  for (const declarator of declarators) {
    const init = partOf(declarator, 'init')
    const path = init && pathOf(init, names)
    if (path === undefined) continue
    const id = partOf(declarator, 'id')
    if (id?.type === 'Identifier') {
      const name = wordOf(id) ?? ''
      names.set(name, path)
      named.add(init)
      if (!roots.has(name)) read.add(path)
    } else if (id?.type === 'ObjectPattern') {
      named.add(init)
      for (const [name, inner] of patternNames(id, path)) {
        names.set(name, inner)
        // Of a part that is only gone through, what is read is told by the members below.
        if (!roots.has(name)) read.add(inner)
      }
    }
  }
  const inner = new Set(source.nodes.filter(isMember).map((node) => node['object']))
  for (const node of source.nodes) {
    if (!isMember(node) || inner.has(node) || named.has(node)) continue
    const path = pathOf(node, names)
    if (path !== undefined) read.add(path)
  }
  return read
}

/** The name under which a file imports something; its own name, where the file declares it or does not import it. */
function localName({ nodes }: Source, holder: string): string | undefined {
  const specifier = nodes.find(
    (node) =>
      node.type === 'ImportSpecifier' &&
      (wordOf(partOf(node, 'imported')) ?? wordOf(partOf(node, 'local'))) === holder,
  )
  return specifier && wordOf(partOf(specifier, 'local'))
}

const isMember = ({ type }: SyntaxNode): boolean => type === 'MemberExpression'

/** Where a chain of members leads from a known name. It ends before a part that is only known at run time. */
function pathOf(node: SyntaxNode, names: ReadonlyMap<string, string>): string | undefined {
  if (node.type === 'Identifier') return names.get(wordOf(node) ?? '')
  if (!isMember(node)) return undefined
  const object = partOf(node, 'object')
  const before = object && pathOf(object, names)
  if (before === undefined) return undefined
  const property = partOf(node, 'property')
  const name = wordOf(property?.type === 'Computed' ? partOf(property, 'expression') : property)
  if (property?.type === 'Computed' && partOf(property, 'expression')?.type !== 'StringLiteral') return before
  return name === undefined ? before : joined(before, name)
}

const joined = (before: string, name: string): string => (before === '' ? name : `${before}.${name}`)

/** Names that a pattern gives, with the path of each. */
function patternNames(pattern: SyntaxNode, path: string): readonly (readonly [string, string])[] {
  return propertiesOf(pattern).flatMap((property): readonly (readonly [string, string])[] => {
    const key = keyOf(property) ?? ''
    const value = partOf(property, 'value')
    if (value?.type === 'ObjectPattern') return patternNames(value, joined(path, key))
    const name = value?.type === 'Identifier' ? (wordOf(value) ?? key) : key
    return [[name, joined(path, key)]]
  })
}
