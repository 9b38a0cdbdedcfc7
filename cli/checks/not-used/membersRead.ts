import { keyOf, propertiesOf } from '#cli/checks/syntaxParts.ts'
import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/**
 * Members that a file reads of anything that is called so: `auctions` for `state.flags.auctions`, and for
 * `const { auctions } = useFlags()` where `useFlags` is among the calls.
 */
export function membersRead(
  { nodes }: Source,
  owners: readonly string[],
  calls: readonly string[] = [],
): readonly string[] {
  const isOwner = (node: SyntaxNode | undefined): boolean => {
    const name = node && lastName(node)
    return name !== undefined && (node?.type === 'CallExpression' ? calls : owners).includes(name)
  }
  return nodes.flatMap((node) => {
    if (node.type === 'MemberExpression')
      return isOwner(partOf(node, 'object')) ? (wordOf(partOf(node, 'property')) ?? []) : []
    if (node.type !== 'VariableDeclarator' || !isOwner(partOf(node, 'init'))) return []
    const id = partOf(node, 'id')
    return id?.type === 'ObjectPattern' ? propertiesOf(id).flatMap((property) => keyOf(property) ?? []) : []
  })
}

/** What an expression is called at its end: `flags` for `state.flags`, `useFlags` for `useFlags()`. */
function lastName(node: SyntaxNode): string | undefined {
  if (node.type === 'Identifier') return wordOf(node)
  if (node.type === 'MemberExpression') return wordOf(partOf(node, 'property'))
  const inside = partOf(node, 'base') ?? partOf(node, 'expression')
  if (inside) return lastName(inside)
  const callee = node.type === 'CallExpression' ? partOf(node, 'callee') : undefined
  return wordOf(callee)
}

/** Texts that a file writes as the value of a property: `flag: 'viewFilter'`. */
export const propertyTexts = ({ nodes }: Source): readonly string[] =>
  nodes.flatMap((node) => {
    const value = node.type === 'KeyValueProperty' ? partOf(node, 'value') : undefined
    return value?.type === 'StringLiteral' ? (wordOf(value) ?? []) : []
  })

/** Texts that a file writes out anywhere but in its types. */
export const textsOf = ({ nodes }: Source): readonly string[] =>
  nodes.flatMap((node) => (node.type === 'StringLiteral' ? (wordOf(node) ?? []) : []))

/** Names that a file imports. */
export const importsOf = ({ nodes }: Source): readonly string[] =>
  nodes.flatMap((node) =>
    node.type === 'ImportSpecifier'
      ? (wordOf(partOf(node, 'imported')) ?? wordOf(partOf(node, 'local')) ?? [])
      : [],
  )
