import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/** Represents every token of a scale that a module iterates. */
export const wholeScale = '*'

/**
 * The tokens that a module takes: `color.text` for `vars.color.text`, `space.*` where it takes the whole scale or
 * reaches into it by a name that is only known later, `breakpoints.md` for `from('md')`.
 */
export function tokensUsed({ nodes }: Source): readonly string[] {
  const inner = new Set(nodes.filter(isMember).map((node) => node['object']))
  const taken = nodes.flatMap((node) => {
    if (inner.has(node)) return []
    const path = pathOf(node)
    if (path === undefined) return breakpointOf(node)
    const [scale, token = wholeScale] = path
    return scale === undefined ? [] : [`${scale}.${token}`]
  })
  return [...new Set(taken)]
}

/** What a node takes from `vars`, as a path; undefined when it takes nothing. */
export function pathOf(node: SyntaxNode): readonly string[] | undefined {
  if (!isMember(node)) return undefined
  const object = partOf(node, 'object')
  if (object === undefined) return undefined
  const before = wordOf(object) === 'vars' ? [] : pathOf(object)
  const name = propertyOf(node)
  return before && name !== undefined ? [...before, name] : before
}

const isMember = ({ type }: SyntaxNode): boolean => type === 'MemberExpression'

/** The name of a member, where it is written down. */
function propertyOf(member: SyntaxNode): string | undefined {
  const property = partOf(member, 'property')
  return property?.type === 'Computed' ? literalOf(partOf(property, 'expression')) : wordOf(property)
}

const literalOf = (node: SyntaxNode | undefined): string | undefined =>
  node?.type === 'StringLiteral' ? wordOf(node) : undefined

function breakpointOf(node: SyntaxNode): readonly string[] {
  if (node.type !== 'CallExpression' || !['from', 'below'].includes(wordOf(partOf(node, 'callee')) ?? ''))
    return []
  const [first] = node['arguments'] as readonly { readonly expression: SyntaxNode }[]
  return [`breakpoints.${literalOf(first?.expression) ?? wholeScale}`]
}
