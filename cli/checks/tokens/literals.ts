import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/** A value written out in a style sheet. */
export interface Literal {
  readonly text: string
  /** Its property; `undefined` for a value outside a declaration. */
  readonly property: string | undefined
  readonly line: number
}

/** A literal that has a token, or is of a kind that only tokens may hold. */
export interface ForbiddenLiteral extends Literal {
  /** What to write in its place. */
  readonly instead: string
}

/** Tokens by the value they have: `0.5rem` → `vars.space.xs`. */
export type Scale = Readonly<Record<string, string>>
export interface Scales {
  readonly space: Scale
  readonly target: Scale
  readonly line: Scale
}

const colour =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|^(?:black|white|gr[ae]y|silver|red|green|blue|yellow|orange|navy)$/i
const pixels = /(?<![\w.])-?\d*\.?\d*[1-9]\d*px\b/
const rem = /(?<![\w.])\d*\.?\d+rem\b/g

const distance =
  /^(?:padding|margin|inset|gap|rowGap|columnGap|translate|transform|top|left|right|bottom|scroll(?:Padding|Margin))/
const extent = /^(?:min|max)?(?:inline|block|flex-?basis|width|height)/i
const unitless =
  /^(?:flex|order|opacity|zoom|scale|zIndex|orphans|widows|strokeWidth|aspectRatio|columnCount|lineHeight|fontWeight|grid.*|WebkitLineClamp|.*IterationCount)/

/** Properties whose every value is a token. */
const ofScale: readonly (readonly [property: RegExp, value: RegExp, scale: string])[] = [
  [/^fontSize$/, /\d(?:rem|px)/, 'size'],
  [/^fontWeight$/, /^\d+$/, 'weight'],
  [/^lineHeight$/, /^[\d.]+$/, 'leading'],
  [/^letterSpacing$/, /\d/, 'tracking'],
  [/^zIndex$/, /^-?\d/, 'layer'],
  [/Radius$|^borderRadius$/, /[1-9]\d*(?:rem|px)|^[1-9]/, 'radius'],
]

/** The values of a style sheet that should be tokens, with what to write instead. */
export const forbiddenLiterals = (source: Source, scales: Scales): readonly ForbiddenLiteral[] =>
  literalsOf(source).flatMap((literal) => {
    const instead = insteadOf(literal, scales)
    return instead === undefined ? [] : [{ ...literal, instead }]
  })

function insteadOf({ text, property = '' }: Literal, scales: Scales): string | undefined {
  if (colour.test(text)) return 'a role of vars.color'
  if (/\d+m?s\b/.test(text)) return 'a step of vars.duration'
  if (text.includes('cubic-bezier(')) return 'a curve of vars.easing'
  const scale = ofScale.find(([of, value]) => of.test(property) && value.test(text))?.[2]
  if (scale !== undefined) return `a step of vars.${scale}`
  if (isNumberOfPixels(text, property)) return forPixels(text, scales)
  const inPixels = pixels.exec(text)?.[0]
  return inPixels === undefined ? forRem(text, property, scales) : forPixels(inPixels, scales)
}

/** The line, or else the distance, of that many pixels. */
function forPixels(length: string, { line, space }: Scales): string {
  const count = Math.abs(Number.parseFloat(length))
  return line[`${count}px`] ?? space[`${count / 16}rem`] ?? 'a length in rem'
}

/** vanilla-extract gives bare numbers the unit px, where the property has one. */
const isNumberOfPixels = (text: string, property: string): boolean =>
  /^-?\d*\.?\d*[1-9]/.test(text) &&
  Number.isFinite(Number(text)) &&
  property !== '' &&
  !unitless.test(property)

/** The distance, or for what can be pressed the target size, of a length in rem. */
function forRem(text: string, property: string, { space, target }: Scales): string | undefined {
  const isDistance = distance.test(property) || text.includes('calc(')
  const scale = isDistance ? space : extent.test(property) ? target : {}
  return (text.match(rem) ?? []).flatMap((length) => scale[length] ?? [])[0]
}

/** Every literal of a style sheet that is a value: neither a key nor the name of a module. */
function literalsOf({ nodes, lineOf }: Source): readonly Literal[] {
  const properties = new Map<SyntaxNode, string | undefined>()
  for (const node of nodes) for (const [part, property] of namesGiven(node)) properties.set(part, property)
  return nodes.flatMap((node) => {
    const text = textOf(node)
    return text === undefined || properties.get(node) === notAValue
      ? []
      : [{ text, property: properties.get(node), line: lineOf(node) }]
  })
}

const notAValue = 'not a value'

/** For the parts of a node that are literals: the property they are values of. */
function namesGiven(node: SyntaxNode): readonly (readonly [SyntaxNode, string | undefined])[] {
  if (node.type === 'ImportDeclaration') return named([partOf(node, 'source')], notAValue)
  if (node.type === 'CallExpression' && isSelector(node)) return named([firstArgument(node)], notAValue)
  if (node.type !== 'KeyValueProperty') return []
  const key = partOf(node, 'key')
  const value = partOf(node, 'value')
  return [...named([key], notAValue), ...named(value ? leavesOf(value) : [], wordOf(key) ?? '')]
}

const named = (parts: readonly (SyntaxNode | undefined)[], property: string) =>
  parts.flatMap((part) => (part ? [[part, property] as const] : []))

/** The first argument of `globalStyle` names elements. */
const isSelector = (call: SyntaxNode): boolean => (wordOf(partOf(call, 'callee')) ?? '').startsWith('global')

const firstArgument = (call: SyntaxNode): SyntaxNode | undefined =>
  (call['arguments'] as readonly { readonly expression: SyntaxNode }[])[0]?.expression

/** A value's literals: itself, or the pieces between what a template fills in. */
function leavesOf(value: SyntaxNode): readonly SyntaxNode[] {
  if (value.type === 'TemplateLiteral') return value['quasis'] as readonly SyntaxNode[]
  // A sign, or `as const`.
  const within = partOf(value, 'argument') ?? partOf(value, 'expression')
  return within ? leavesOf(within) : [value]
}

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'StringLiteral') return wordOf(node)
  if (node.type === 'NumericLiteral') return String(node['value'])
  return node.type === 'TemplateElement' ? String(node['raw']) : undefined
}
