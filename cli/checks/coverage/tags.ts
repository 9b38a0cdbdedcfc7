import { argumentsOf, keyOf, propertiesOf } from '#cli/checks/syntaxParts.ts'
import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/** A tag of a test: `covers('states/offline-wait')`. */
export interface Tag {
  /** Undefined where it is not written out. */
  readonly row: string | undefined
  readonly line: number
  /** Why the test proves nothing, where it does not. */
  readonly dead?: string
}

/** The tags of a test file, and of each whether its test runs. */
export function readTags(source: Source): readonly Tag[] {
  const tags: Tag[] = []
  const seen = new Set<SyntaxNode>()
  const note = (tag: SyntaxNode, dead: string | undefined) => {
    seen.add(tag)
    const rows = argumentsOf(tag).map((one) => (one.type === 'StringLiteral' ? wordOf(one) : undefined))
    const line = source.lineOf(tag)
    for (const row of rows.length > 0 ? rows : [undefined])
      tags.push({ row, line, ...(dead !== undefined && { dead }) })
  }
  visit(source.module, undefined, note)
  for (const node of source.nodes) if (isTag(node) && !seen.has(node)) note(node, 'it stands on no test')
  return tags.toSorted((one, other) => one.line - other.line)
}

type Note = (tag: SyntaxNode, dead: string | undefined) => void

/** Goes through a tree; `dead` says why nothing in this part of it runs. */
function visit(value: unknown, dead: string | undefined, note: Note): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, dead, note)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const declared = declarationOf(value)
  if (!declared) {
    for (const part of Object.values(value)) visit(part, dead, note)
    return
  }
  const why = dead ?? whyDead(declared)
  for (const tag of declared.tags) note(tag, declared.isGroup ? 'it stands on a group of tests' : why)
  visit(declared.body, why, note)
}

interface Declared {
  readonly isGroup: boolean
  /** `skip` of `test.skip(…)`, `each` of `test.each(…)(…)`. */
  readonly modifiers: readonly string[]
  /** Keys of its options that are not false. */
  readonly options: readonly string[]
  readonly tags: readonly SyntaxNode[]
  readonly body: SyntaxNode | undefined
}

const idle = ['skip', 'todo', 'fixme', 'only', 'fails', 'fail', 'skipIf', 'runIf']

function whyDead({ isGroup, modifiers, options, body }: Declared): string | undefined {
  const modifier = [...modifiers, ...options].find((one) => idle.includes(one))
  if (modifier !== undefined) return `its ${isGroup ? 'group' : 'test'} is marked ${modifier}`
  if (!body || statementsOf(body) === 0) return 'its test does nothing'
  return skipsItself(body) ? 'its test can skip itself' : undefined
}

const statementsOf = (body: SyntaxNode): number => {
  const block = partOf(body, 'body')
  const statements = block?.['stmts']
  return Array.isArray(statements) ? statements.length : 1
}

/** A call that declares a test or a group, by its callee. */
function declarationOf(value: object): Declared | undefined {
  const node = value as SyntaxNode
  if (node.type !== 'CallExpression') return undefined
  const chain = calleeChain(partOf(node, 'callee'))
  if (!chain || !['test', 'it', 'describe'].includes(chain[0] ?? '')) return undefined
  const args = argumentsOf(node)
  const body = args.find(isFunction)
  if (args.length === 0 || (!body && !chain.includes('todo'))) return undefined
  const rest = args.filter((one) => one !== body)
  return {
    isGroup: chain.includes('describe'),
    modifiers: chain.slice(1).filter((one) => one !== 'skipIf' || !isOfEngine(node)),
    options: rest.filter(({ type }) => type === 'ObjectExpression').flatMap(optionsSet),
    tags: rest.flatMap((one) => within(one).filter(isTag)),
    body,
  }
}

/** `describe.skipIf(engine.missing …)`: PostgreSQL may be absent, and the embedded database never is. */
const isOfEngine = (call: SyntaxNode): boolean =>
  within(call['callee']).some(
    (node) =>
      node.type === 'MemberExpression' &&
      wordOf(partOf(node, 'object')) === 'engine' &&
      wordOf(partOf(node, 'property')) === 'missing',
  )

const isFunction = ({ type }: SyntaxNode): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

const isTag = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && wordOf(partOf(node, 'callee')) === 'covers'

const optionsSet = (object: SyntaxNode): readonly string[] =>
  propertiesOf(object).flatMap((property) => {
    const value = partOf(property, 'value')
    const isOff = value?.type === 'BooleanLiteral' && value['value'] === false
    return isOff ? [] : (keyOf(property) ?? [])
  })

/** `['test', 'describe', 'skip']` of `test.describe.skip`, also where it is called once more, as with a table. */
function calleeChain(node: SyntaxNode | undefined): readonly string[] | undefined {
  if (node?.type === 'Identifier') return [wordOf(node) ?? '']
  if (node?.type === 'CallExpression' || node?.type === 'TaggedTemplateExpression')
    return calleeChain(partOf(node, 'callee') ?? partOf(node, 'tag'))
  if (node?.type !== 'MemberExpression') return undefined
  const before = calleeChain(partOf(node, 'object'))
  const name = wordOf(partOf(node, 'property'))
  return before && name !== undefined ? [...before, name] : undefined
}

/** A call of `test.skip()` or `context.skip()` in a body, which declares no other test. */
const skipsItself = (body: SyntaxNode): boolean =>
  within(body).some((node) => {
    if (node.type !== 'CallExpression' || declarationOf(node)) return false
    const callee = partOf(node, 'callee')
    const name = wordOf(callee) ?? wordOf(callee && partOf(callee, 'property'))
    const owner = wordOf(callee && partOf(callee, 'object'))
    if (name === 'skip')
      return owner === undefined
        ? wordOf(callee) === 'skip'
        : ['test', 'it', 'context', 'ctx', 'task'].includes(owner)
    return name === 'fixme' && owner === 'test'
  })

function within(value: unknown): readonly SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  const own = 'type' in value && typeof value.type === 'string' ? [value as SyntaxNode] : []
  return [...own, ...Object.values(value).flatMap(within)]
}
