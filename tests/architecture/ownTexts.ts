import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'
import { calledName, literalArgument } from './rawControls.ts'
import type { Finding } from './violation.ts'

/** Attributes and properties whose values people read or hear. */
const spoken =
  /^(?:alt|title|placeholder|label|aria-(?:label|description|placeholder|roledescription|valuetext))$/
/** Names of properties that carry words. */
const wordy = /(?:label|text|title|message|description|placeholder|summary|heading|legend|caption|word)s?$/i

const instead = 'take it as a property'

/** Words that a component brings itself, in whatever language. */
export const ownTexts = ({ nodes }: Source): readonly Finding[] =>
  nodes.flatMap((node) => {
    const text = (textWithin(node) ?? '').trim()
    return /\p{L}/u.test(text) ? [{ node, what: `says “${text}”: ${instead}` }] : []
  })

/** Greek words: nobody's code is in Greek, so they are texts wherever they stand. */
export const greekTexts = ({ nodes }: Source): readonly Finding[] =>
  nodes.flatMap((node) => {
    const text = literalText(node) ?? ''
    return /\p{Script=Greek}/u.test(text) ? [{ node, what: `says “${text.trim()}”: ${instead}` }] : []
  })

/** The words of a node that shows or speaks some. */
function textWithin(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXText') return literalText(node)
  if (node.type === 'JSXElement') return childrenIn(node)
  if (node.type === 'JSXAttribute')
    return spoken.test(wordOf(partOf(node, 'name')) ?? '') ? wordsOf(partOf(node, 'value')) : undefined
  if (node.type === 'CallExpression')
    return calledName(node) === 'announce' ? literalArgument(node) : undefined
  // `{ closeLabel = 'Close' }`
  const isDefault = node.type === 'AssignmentPatternProperty' && wordy.test(wordOf(partOf(node, 'key')) ?? '')
  return isDefault ? wordsOf(partOf(node, 'value')) : undefined
}

/** Words given to an element as an expression; what stands between the tags is a node of its own. */
const childrenIn = (element: SyntaxNode): string =>
  (element['children'] as readonly SyntaxNode[])
    .filter(({ type }) => type === 'JSXExpressionContainer')
    .flatMap((child) => wordsOf(child) ?? [])
    .join(' ')

/** The words that a value is made of: a literal, or what stands between the parts of a template. */
function wordsOf(value: SyntaxNode | undefined): string | undefined {
  if (value?.type === 'JSXExpressionContainer') return wordsOf(partOf(value, 'expression'))
  if (value?.type !== 'TemplateLiteral') return value && literalText(value)
  return (value['quasis'] as readonly SyntaxNode[]).flatMap((part) => literalText(part) ?? []).join('…')
}

function literalText(node: SyntaxNode): string | undefined {
  if (node.type === 'StringLiteral') return wordOf(node)
  if (node.type === 'JSXText') return String(node['value'])
  return node.type === 'TemplateElement' ? String(node['raw']) : undefined
}
