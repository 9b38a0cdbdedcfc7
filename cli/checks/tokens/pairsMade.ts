import { pathOf } from '#cli/checks/tokens/tokensUsed.ts'
import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/** A role of text that a style sheet puts on a role of ground. */
export interface MadePair {
  readonly front: string
  readonly back: string
  readonly line: number
}

/** The roles in effect at a rule. */
interface Colours {
  readonly front?: string | undefined
  readonly back?: string | undefined
}

/** Parts of an element with a surface of their own, which are not behind the element's text. */
const ownSurface = /::(?:before|after|backdrop)/

/** Styles by the name of their constant. */
type Named = ReadonlyMap<string, SyntaxNode>

/**
 * The pairs of text and background of a style sheet: in one rule, in a state of it, in the variants of a
 * recipe over its base, in composed styles. Pairs across two components are not detected.
 */
export function pairsMade({ nodes, lineOf }: Source): readonly MadePair[] {
  const named: Named = new Map(nodes.flatMap(constantOf))
  const seen = new Set<SyntaxNode>()
  const made: MadePair[] = []

  const read = (node: SyntaxNode, around: Colours): Colours => {
    seen.add(node)
    const own = { ...around, ...declared(node, named) }
    if (node.type === 'ArrayExpression') return itemsOf(node).reduce((so, item) => read(item, so), around)
    if (own.front && own.back && (own.front !== around.front || own.back !== around.back))
      made.push({ front: own.front, back: own.back, line: lineOf(node) })
    const properties = propertiesOf(node)
    // The variants of a recipe apply over its base.
    const below = { ...own, ...declared(properties.get('base'), named) }
    for (const [name, value] of properties) {
      if (isNest(value)) read(value, name === 'base' ? own : ownSurface.test(name) ? {} : below)
    }
    return own
  }

  for (const node of nodes) if (isNest(node) && !seen.has(node)) read(node, {})
  return made
}

/** A style's colours at its own level: literal, spread, composed, or by name. */
function declared(node: SyntaxNode | undefined, named: Named): Colours {
  if (node === undefined) return {}
  const all = (parts: readonly SyntaxNode[]) => parts.map((part) => declared(part, named))
  if (node.type === 'Identifier') return declared(named.get(wordOf(node) ?? ''), named)
  if (node.type === 'ArrayExpression') return Object.assign({}, ...all(itemsOf(node))) as Colours
  if (node.type === 'CallExpression') return declared(argumentsOf(node)[0], named)
  if (node.type !== 'ObjectExpression') return {}
  const properties = propertiesOf(node)
  const front = roleIn(properties.get('color'))
  const back = roleIn(properties.get('backgroundColor') ?? properties.get('background'))
  return Object.assign({}, ...all(spreadsOf(node)), front && { front }, back && { back }) as Colours
}

const isNest = ({ type }: SyntaxNode): boolean => type === 'ObjectExpression' || type === 'ArrayExpression'

const roleIn = (value: SyntaxNode | undefined): string | undefined => {
  const [scale, role] = (value && pathOf(value)) ?? []
  return scale === 'color' ? role : undefined
}

const constantOf = (node: SyntaxNode): readonly (readonly [string, SyntaxNode])[] => {
  const [name, init] = [wordOf(partOf(node, 'id')), partOf(node, 'init')]
  return node.type === 'VariableDeclarator' && name !== undefined && init ? [[name, withoutType(init)]] : []
}

const withoutType = (node: SyntaxNode): SyntaxNode =>
  node.type.startsWith('Ts') ? (partOf(node, 'expression') ?? node) : node

const partsIn = (node: SyntaxNode, list: string): readonly SyntaxNode[] =>
  (node[list] as readonly SyntaxNode[] | undefined) ?? []

const propertiesOf = (node: SyntaxNode): ReadonlyMap<string, SyntaxNode> =>
  new Map(
    partsIn(node, 'properties').flatMap((property) => {
      const [name, value] = [nameOf(partOf(property, 'key')), partOf(property, 'value')]
      return name !== undefined && value ? [[name, withoutType(value)] as const] : []
    }),
  )

/** A computed key still distinguishes states. */
const nameOf = (key: SyntaxNode | undefined): string | undefined =>
  key && (wordOf(key) ?? `[${String(key.span?.start)}]`)

const spreadsOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  partsIn(node, 'properties').flatMap((property) => partOf(property, 'arguments') ?? [])

const itemsOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  partsIn(node, 'elements').flatMap((item) => (item && partOf(item, 'expression')) ?? [])

const argumentsOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  partsIn(node, 'arguments').flatMap((item) => partOf(item, 'expression') ?? [])
