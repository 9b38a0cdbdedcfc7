import { Buffer } from 'node:buffer'
import { isDeepStrictEqual } from 'node:util'
import { scales } from '#tokens/scale/scales.ts'
import type { TokenSet } from '#cli/tokens/TokenSet.ts'
import { parseText, partOf, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/** One value of a source file, by its keys from the exported constant on: `['ink', '950']`. */
export interface Edit {
  readonly file: string
  readonly keys: readonly string[]
  readonly value: unknown
}

/** What has to change in which files for the sources to hold `after` instead of `before`. */
export const editsBetween = (before: TokenSet, after: TokenSet): readonly Edit[] => [
  ...changes(before.palette, after.palette, 2).map(([keys, value]) => ({
    file: `tokens/palette/${keys[0]}.ts`,
    keys,
    value,
  })),
  ...changes(before.scale, after.scale, 2).map(([keys, value]) => ({
    file: `tokens/scale/${scales[keys[0] as keyof typeof scales].file}`,
    keys,
    value,
  })),
  ...changes(before.theme, after.theme, 3).map(([keys, value]) => ({
    file: `tokens/themes/${keys[0]}.ts`,
    keys,
    value,
  })),
]

type Tree = Readonly<Record<string, unknown>>

/** The values at a depth that `after` has and that are others than those of `before`. */
function changes(
  before: unknown,
  after: unknown,
  depth: number,
): readonly (readonly [readonly string[], unknown])[] {
  if (depth === 0) return isDeepStrictEqual(before, after) ? [] : [[[], after]]
  return Object.entries(after as Tree).flatMap(([key, value]) =>
    changes((before as Tree)[key], value, depth - 1).map(
      ([keys, changed]) => [[key, ...keys], changed] as const,
    ),
  )
}

/** A source file with some of its values replaced, and nothing else changed. */
export function rewrite(file: string, text: string, edits: readonly Omit<Edit, 'file'>[]): string {
  const { nodes } = parseText(file, text)
  const spots = edits.map(({ keys, value }) => ({ span: spanOf(nodes, keys, file), value }))
  // From the end, so that earlier offsets stay valid.
  return spots
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce(
      (bytes, { span, value }) =>
        Buffer.concat([bytes.subarray(0, span.start), Buffer.from(print(value)), bytes.subarray(span.end)]),
      Buffer.from(text),
    )
    .toString()
}

function spanOf(nodes: readonly SyntaxNode[], [constant, ...keys]: readonly string[], file: string) {
  const declared = nodes.find(
    (node) => node.type === 'VariableDeclarator' && wordOf(partOf(node, 'id')) === constant,
  )
  const value = keys.reduce(memberOf, declared && partOf(declared, 'init'))
  if (value?.span === undefined)
    throw new Error(`${file} does not write out ${[constant, ...keys].join('.')}`)
  // The parser counts bytes from one.
  return { start: value.span.start - 1, end: value.span.end - 1 }
}

function memberOf(object: SyntaxNode | undefined, key: string): SyntaxNode | undefined {
  if (object?.type === 'TsConstAssertion') return memberOf(partOf(object, 'expression'), key)
  const properties = (object?.['properties'] ?? []) as readonly SyntaxNode[]
  const property = properties.find((one) => keyOf(partOf(one, 'key')) === key)
  return property && partOf(property, 'value')
}

const keyOf = (key: SyntaxNode | undefined): string | undefined =>
  key?.type === 'NumericLiteral' ? String(key['value']) : wordOf(key)

/** A value as source text; the formatter breaks its lines. */
function print(value: unknown): string {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${key}: ${print(part)}`)
    .join(', ')} }`
}
