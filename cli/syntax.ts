import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Module, parseSync } from '@swc/core'

/** A node of the syntax tree, before its kind is known. */
export interface SyntaxNode {
  readonly type: string
  readonly span?: { readonly start: number; readonly end: number }
  readonly [part: string]: unknown
}

/** A parsed file. */
export interface Source {
  readonly file: string
  readonly module: Module
  /** Every node, outer ones first. */
  readonly nodes: readonly SyntaxNode[]
  readonly lineOf: (node: SyntaxNode) => number
}

/** Parses a TypeScript file, so that a comment or a string is never taken for code. */
export const parse = (root: string, file: string): Source =>
  parseText(file, readFileSync(join(root, file), 'utf8'))

/** The same for a text that is no file, or not yet. */
export function parseText(file: string, source: string): Source {
  const module = moduleOf(source, file)
  const text = Buffer.from(source)
  return {
    file,
    module,
    nodes: [...nodesOf(module)],
    // The parser counts bytes from one.
    lineOf: ({ span }) => lines(text.subarray(0, (span?.start ?? 1) - 1)),
  }
}

function moduleOf(text: string, file: string): Module {
  try {
    return parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') })
  } catch (cause) {
    throw new SyntaxError(`${file} cannot be parsed`, { cause })
  }
}

const lines = (bytes: Buffer): number => bytes.toString('latin1').split('\n').length

function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item)
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) yield value
    for (const part of Object.values(value)) yield* nodesOf(part)
  }
}

const isNode = (value: object): value is SyntaxNode => 'type' in value && typeof value.type === 'string'

/** The node in a part of another; undefined where the part is something else or absent. */
export function partOf(node: SyntaxNode, part: string): SyntaxNode | undefined {
  const value = node[part]
  return typeof value === 'object' && value !== null && isNode(value) ? value : undefined
}

/** The word of an identifier or a string literal. */
export function wordOf(node: SyntaxNode | undefined): string | undefined {
  const named = node?.type === 'Identifier' || node?.type === 'StringLiteral'
  return named && typeof node.value === 'string' ? node.value : undefined
}
