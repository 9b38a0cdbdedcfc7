import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '#cli/checks/place.ts'
import { parse, partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/**
 * Adds lines to places that name a declaration, so that an editor and a pipeline can open them. A place
 * without a declaration (it may be what is missing), of a folder or of an address, stays unchanged.
 */
export function locator(root: string): (place: Place) => Place {
  const sources = new Map<string, Source>()
  const sourceOf = (file: string): Source => {
    const source = sources.get(file) ?? parse(root, file)
    sources.set(file, source)
    return source
  }
  return (place) => {
    if (place.line !== undefined || place.name === undefined) return place
    if (!/\.(?:tsx?|json)$/.test(place.file) || !existsSync(join(root, place.file))) return place
    const line = place.file.endsWith('.json')
      ? lineOfKey(readFileSync(join(root, place.file), 'utf8'), place.name)
      : lineOfDeclaration(sourceOf(place.file), place.name)
    return line === undefined ? place : { ...place, line }
  }
}

/** The line of a key in a catalogue, which has one a line. */
function lineOfKey(text: string, key: string): number | undefined {
  const index = text.split('\n').findIndex((line) => line.trimStart().startsWith(`${JSON.stringify(key)}:`))
  return index < 0 ? undefined : index + 1
}

/** The line of `name`, or of the property at a dotted path: `map.centre.latitude`. */
function lineOfDeclaration(source: Source, name: string): number | undefined {
  const named = source.nodes.flatMap((node) => {
    const [word, span] = [nameOf(node), spanOf(node)]
    return word === undefined || !span ? [] : [{ word, span }]
  })
  const within = (path: readonly string[], { start, end }: Span): Span | undefined => {
    const [word, ...rest] = path
    for (const inner of named) {
      if (inner.word !== word || inner.span.start < start || inner.span.end > end) continue
      const found = rest.length === 0 ? inner.span : within(rest, inner.span)
      if (found) return found
    }
    return undefined
  }
  const everywhere = { start: 0, end: Number.POSITIVE_INFINITY }
  const span = within([name], everywhere) ?? within(name.split('.'), everywhere)
  return span && source.lineOf({ type: 'found', span })
}

type Span = NonNullable<SyntaxNode['span']>

/** A property's range is from the key to the end of the value. */
function spanOf(node: SyntaxNode): Span | undefined {
  const [key, value] = [partOf(node, 'key')?.span, partOf(node, 'value')?.span]
  return node.span ?? (key && { start: key.start, end: value?.end ?? key.end })
}

/** What a node declares: a constant, a function, a type, a property, or an entry of a list by its `name`. */
function nameOf(node: SyntaxNode): string | undefined {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
    return wordOf(partOf(node, 'identifier'))
  if (node.type !== 'KeyValueProperty' && node.type !== 'TsPropertySignature')
    return wordOf(partOf(node, 'id'))
  const [key, value] = [partOf(node, 'key'), partOf(node, 'value')]
  if (key?.type === 'NumericLiteral') return String(key['value'])
  return wordOf(key) === 'name' && value?.type === 'StringLiteral' ? wordOf(value) : wordOf(key)
}
