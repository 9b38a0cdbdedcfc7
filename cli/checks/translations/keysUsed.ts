import type { Place } from '#cli/checks/place.ts'
import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/** A key, or the pieces of one between what a template fills in: `errors.${reason}.title`. */
export type KeyPattern = readonly string[]

/** A key of a text that the code uses. */
export interface AskedKey {
  readonly pattern: KeyPattern
  readonly at: Place
}

/** The strings of a file that may be a key or a part of one. */
export interface KeysOfSource {
  readonly file: string
  /** Keys given to `t`. */
  readonly asked: readonly AskedKey[]
  /** Every string of the file, at its first place. */
  readonly strings: ReadonlyMap<string, number>
  /** Every template of the file, in its pieces. */
  readonly templates: readonly KeyPattern[]
  /** Names of properties. */
  readonly names: ReadonlySet<string>
  /** Keys of button labels. */
  readonly onButtons: readonly string[]
}

/** Reads the keys out of a file's syntax. */
export function keysUsed({ file, nodes, lineOf }: Source): KeysOfSource {
  const calls = nodes.filter(isTranslation)
  return {
    file,
    asked: calls.flatMap((call) =>
      patternsIn(firstArgument(call)).map((pattern) => ({ pattern, at: { file, line: lineOf(call) } })),
    ),
    strings: new Map(nodes.flatMap((node) => stringIn(node, lineOf)).toReversed()),
    templates: nodes.filter(({ type }) => type === 'TemplateLiteral').map(piecesOf),
    names: new Set(nodes.flatMap(nameOf)),
    onButtons: calls.filter(isWithin(nodes.filter(isButton))).flatMap(wholeKeys),
  }
}

/** `t(…)` or `texts.t(…)` */
function isTranslation(node: SyntaxNode): boolean {
  const callee = node.type === 'CallExpression' ? partOf(node, 'callee') : undefined
  return wordOf(callee?.type === 'MemberExpression' ? partOf(callee, 'property') : callee) === 't'
}

const firstArgument = (call: SyntaxNode): SyntaxNode | undefined =>
  (call['arguments'] as readonly { readonly expression: SyntaxNode }[])[0]?.expression

/** The keys an expression may give: a string, a template, or either side of a choice. */
function patternsIn(value: SyntaxNode | undefined): readonly KeyPattern[] {
  if (value?.type === 'StringLiteral') return [[String(value['value'])]]
  if (value?.type === 'TemplateLiteral') return [piecesOf(value)]
  const sides = value ? ['consequent', 'alternate', 'expression', 'left', 'right'] : []
  return sides.flatMap((side) => (value ? patternsIn(partOf(value, side)) : []))
}

/** Of the keys a call may give, those that are written out. */
const wholeKeys = (call: SyntaxNode): readonly string[] =>
  patternsIn(firstArgument(call)).flatMap((pattern) => (pattern.length === 1 ? pattern : []))

const piecesOf = (template: SyntaxNode): KeyPattern =>
  (template['quasis'] as readonly SyntaxNode[]).map((piece) => String(piece['raw']))

function stringIn(node: SyntaxNode, lineOf: Source['lineOf']): readonly (readonly [string, number])[] {
  return node.type === 'StringLiteral' ? [[String(node['value']), lineOf(node)]] : []
}

function nameOf(node: SyntaxNode): readonly string[] {
  const word = node.type === 'KeyValueProperty' ? wordOf(partOf(node, 'key')) : undefined
  return word === undefined ? [] : [word]
}

const isButton = (node: SyntaxNode): boolean => {
  const opening = node.type === 'JSXElement' ? partOf(node, 'opening') : undefined
  return (wordOf(opening && partOf(opening, 'name')) ?? '').endsWith('Button')
}

/** Whether a node is inside one of the others. */
const isWithin =
  (outer: readonly SyntaxNode[]) =>
  ({ span }: SyntaxNode): boolean =>
    span !== undefined &&
    outer.some((node) => node.span && node.span.start <= span.start && span.end <= node.span.end)
