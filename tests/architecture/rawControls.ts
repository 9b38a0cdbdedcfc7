import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'
import type { Finding } from './violation.ts'

const fields = 'the fields of design-system/forms'
const disclosure = 'Disclosure of design-system/overlays'

/** Elements that people operate, and what the design system has for each. */
const interactive: Readonly<Record<string, string>> = {
  button: 'Button or IconButton of design-system/actions',
  input: fields,
  select: fields,
  textarea: fields,
  dialog: 'Dialog of design-system/overlays',
  a: 'Link or ButtonLink of design-system/actions, or Anchor of design-system/foundations',
  details: disclosure,
  summary: disclosure,
}

/** Roles that promise a keyboard, which a plain element does not have. */
const operatedRoles = new Set(
  `button checkbox combobox gridcell link listbox menu menuitem menuitemcheckbox menuitemradio option radio
   scrollbar searchbox slider spinbutton switch tab tablist textbox treeitem`.split(/\s+/),
)

const instead = 'a component of the design system'

/** Controls that a file makes itself: elements that people operate, and plain ones that are made to be. */
export const rawControls = ({ nodes }: Source): readonly Finding[] =>
  nodes.flatMap((node) => {
    const element = elementOf(node)
    const use = element === undefined ? undefined : interactive[element]
    if (use !== undefined) return [{ node, what: `writes <${element}>: use ${use}` }]
    // A component's properties are its own affair.
    return node.type === 'JSXOpeningElement' && /^[a-z]/.test(element ?? '') ? madeOperable(node) : []
  })

/** What makes a control of a plain element. */
const madeOperable = (element: SyntaxNode): readonly Finding[] =>
  (element['attributes'] as readonly SyntaxNode[]).flatMap((attribute) => {
    const name = wordOf(partOf(attribute, 'name'))
    const value = wordOf(partOf(attribute, 'value'))
    const makes =
      name === 'tabIndex' ||
      name?.toLowerCase() === 'contenteditable' ||
      (name === 'role' && operatedRoles.has(value ?? ''))
    return makes ? [{ node: attribute, what: `sets ${name} on <${elementOf(element)}>: use ${instead}` }] : []
  })

/** The name of the HTML element that a node makes: JSX, or `createElement` with its name. */
function elementOf(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXOpeningElement') return wordOf(partOf(node, 'name'))
  if (node.type !== 'CallExpression' || calledName(node) !== 'createElement') return undefined
  return literalArgument(node)
}

/** The name of the function or method that is called. */
export function calledName(call: SyntaxNode): string | undefined {
  const callee = partOf(call, 'callee')
  return callee?.type === 'MemberExpression' ? wordOf(partOf(callee, 'property')) : wordOf(callee)
}

/** The first argument, where it is written out. */
export function literalArgument(call: SyntaxNode): string | undefined {
  const [first] = call['arguments'] as readonly { readonly expression: SyntaxNode }[]
  return first?.expression.type === 'StringLiteral' ? wordOf(first.expression) : undefined
}
