import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'
import { calledName } from './rawControls.ts'
import type { Finding } from './violation.ts'

/** Elements and components that hold texts: whatever stands in them beside others may be one. */
const textual =
  /^(?:a|b|caption|dd|del|dt|em|h[1-6]|label|legend|option|p|small|span|strong|summary|td|th|Anchor|Badge|Button|ButtonLink|Checkbox|Heading|Label|Link|ListBoxItem|Radio|Switch|Tab|Text|VisuallyHidden)$/

const instead = 'write one text (a template), or put it into an element of its own'

/**
 * Texts beside other children, and components that are nothing but a text. React updates and removes such a text by its
 * node, which a browser's translation has replaced: the old figure stays, or the page breaks.
 */
export const looseTexts = ({ nodes }: Source): readonly Finding[] => {
  const views = jsxNames(nodes)
  return nodes.flatMap((node) => {
    if (node.type === 'FunctionDeclaration') return bareTexts(node)
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return []
    const children = (node['children'] as readonly SyntaxNode[]).filter((child) => !isNothing(child))
    const isAlone = children.length < 2 && node.type === 'JSXElement'
    if (isAlone) return []
    const isTextual = textual.test(wordOf(partOf(partOf(node, 'opening') ?? node, 'name')) ?? '')
    return children
      .filter((child) => isText(child) || (isTextual && !isView(child, views)))
      .map((child) => ({ node: child, what: `has a text beside others: ${instead}` }))
  })
}

/** A component that returns a text: what is around it does not know that it is one. */
function bareTexts(component: SyntaxNode): readonly Finding[] {
  if (!/^[A-Z]/.test(wordOf(partOf(component, 'identifier')) ?? '')) return []
  const statements = (partOf(component, 'body')?.['stmts'] ?? []) as readonly SyntaxNode[]
  return statements
    .flatMap((statement) => [statement, partOf(statement, 'consequent') ?? []].flat())
    .filter(({ type }) => type === 'ReturnStatement')
    .filter((statement) => isText(partOf(statement, 'argument') ?? statement))
    .map((node) => ({ node, what: 'is a component that returns a text: return an element' }))
}

/** Layout of the source, comments, and a space that is always there: it keeps words apart, and is never updated. */
const isNothing = (child: SyntaxNode): boolean => {
  if (child.type === 'JSXText') return /^\s*$/.test(child['value'] as string)
  const within = child.type === 'JSXExpressionContainer' ? partOf(child, 'expression') : undefined
  return (
    within?.type === 'JSXEmptyExpression' || (within?.type === 'StringLiteral' && within['value'] === ' ')
  )
}

/** Surely a text: words, a template, a message, a figure. */
function isText(node: SyntaxNode): boolean {
  switch (node.type) {
    case 'JSXText':
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'TemplateLiteral':
      return true
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return within(node, 'expression')
    case 'ConditionalExpression':
      return within(node, 'consequent') || within(node, 'alternate')
    case 'BinaryExpression':
      return node['operator'] === '+' || within(node, 'right')
    case 'CallExpression':
      return writes(node)
    default:
      return false
  }
}

const within = (node: SyntaxNode, part: string): boolean => {
  const inner = partOf(node, part)
  return inner !== undefined && isText(inner)
}

/** `t(…)`, `texts.t(…)`, `format.money(…)`, `[…].join(…)`. */
function writes(call: SyntaxNode): boolean {
  const name = calledName(call) ?? ''
  const callee = partOf(call, 'callee')
  const object = callee?.type === 'MemberExpression' ? partOf(callee, 'object') : undefined
  const isFormat = object !== undefined && (wordOf(object) ?? wordOf(partOf(object, 'property'))) === 'format'
  return name === 't' || name === 'join' || isFormat
}

/** Surely not a text: an element, a list of them, or nothing. */
function isView(node: SyntaxNode | undefined, views: ReadonlySet<string>): boolean {
  if (!node) return true
  const inner = (part: string) => isView(partOf(node, part), views)
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'NullLiteral':
    case 'ArrowFunctionExpression':
      return true
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return inner('expression')
    case 'ConditionalExpression':
      return inner('consequent') && inner('alternate')
    case 'BinaryExpression':
      return inner('right')
    case 'CallExpression':
      return calledName(node) === 'map'
    case 'Identifier':
      return wordOf(node) === 'undefined' || views.has(wordOf(node) ?? '')
    default:
      return false
  }
}

/** Constants of the file that hold elements. */
const jsxNames = (nodes: readonly SyntaxNode[]): ReadonlySet<string> =>
  new Set(
    nodes
      .filter((node) => node.type === 'VariableDeclarator' && partOf(node, 'init') !== undefined)
      .filter((node) => isView(partOf(node, 'init'), new Set()))
      .flatMap((node) => wordOf(partOf(node, 'id')) ?? []),
  )
