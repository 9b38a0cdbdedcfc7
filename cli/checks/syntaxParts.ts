/** Parts of syntax trees that checks read, where they read sources that they do not import. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#cli/projectRoot.ts'
import { parse, parseText, partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/** A file of the project. A missing one is empty: the check then reports what it lacks. */
export const readSource = (file: string): Source =>
  existsSync(join(projectRoot, file)) ? parse(projectRoot, file) : parseText(file, '')

/** Calls of a function by its bare name: `readFields(…)`. */
export const callsOf = ({ nodes }: Source, name: string): readonly SyntaxNode[] =>
  nodes.filter((node) => node.type === 'CallExpression' && wordOf(partOf(node, 'callee')) === name)

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nodesIn = (value: unknown): readonly SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** Arguments and elements are wrapped, since each may be spread. */
const expressionsIn = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value)
    ? value.flatMap((one: unknown) =>
        typeof one === 'object' && one !== null && 'expression' in one && isNode(one.expression)
          ? one.expression
          : [],
      )
    : []

export const argumentsOf = (call: SyntaxNode): readonly SyntaxNode[] => expressionsIn(call['arguments'])
export const elementsOf = (array: SyntaxNode): readonly SyntaxNode[] => expressionsIn(array['elements'])
export const propertiesOf = (object: SyntaxNode): readonly SyntaxNode[] => nodesIn(object['properties'])

/** A text written out; undefined for anything else. */
export const textOf = (node: SyntaxNode | undefined): string | undefined =>
  node?.type === 'StringLiteral' ? wordOf(node) : undefined

/** A text that may be written with constants of its file: `BASE`, `${BASE}/:id`. */
export function writtenText(source: Source, node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Identifier') return constantText(source, wordOf(node) ?? '')
  if (node?.type !== 'TemplateLiteral') return textOf(node)
  const values = nodesIn(node['expressions']).map((one) => writtenText(source, one))
  if (values.includes(undefined)) return undefined
  return nodesIn(node['quasis'])
    .map(({ cooked }, index) => `${String(cooked)}${values[index] ?? ''}`)
    .join('')
}

/** The name of a property, also of a shorthand one: `{ email }`. */
export const keyOf = (property: SyntaxNode): string | undefined => wordOf(partOf(property, 'key') ?? property)

/** The texts that an object writes out, by key. */
export function textsIn(object: SyntaxNode): Readonly<Record<string, string>> {
  const texts = propertiesOf(object).flatMap((property) => {
    const [key, text] = [keyOf(property), textOf(partOf(property, 'value'))]
    return key === undefined || text === undefined ? [] : [[key, text] as const]
  })
  return Object.fromEntries(texts)
}

/** Texts that names are compared with: `action !== 'dologin'`. */
export function comparedWith({ nodes }: Source, name: string): readonly string[] {
  return nodes
    .filter((node) => node.type === 'BinaryExpression' && wordOf(partOf(node, 'left')) === name)
    .flatMap((node) => textOf(partOf(node, 'right')) ?? [])
}

/** The text that a file keeps under a name: `const fallback = 'lbl_generic_error'`. */
export const constantText = ({ nodes }: Source, name: string): string | undefined =>
  textOf(declarationOf(nodes, name))

const declarationOf = (nodes: readonly SyntaxNode[], name: string): SyntaxNode | undefined => {
  const declared = nodes.find(
    (node) => node.type === 'VariableDeclarator' && wordOf(partOf(node, 'id')) === name,
  )
  return declared && partOf(declared, 'init')
}

/** Names joined by dots: `error.data.message`; undefined where one of them is computed. */
export function chainOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type !== 'MemberExpression') return wordOf(node)
  const [before, last] = [chainOf(partOf(node, 'object')), wordOf(partOf(node, 'property'))]
  return before === undefined || last === undefined ? undefined : `${before}.${last}`
}
