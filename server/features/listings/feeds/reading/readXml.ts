/** Records of an XML file, one after the other, without ever holding the file. */
import { SaxesParser } from 'saxes'
import { FeedUnreadable } from './decode.ts'
import type { FeedProblemName } from './FeedAd.ts'

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** The text directly in it, without blanks at its ends. */
  readonly text: string
  /** Where it begins, from 1. */
  readonly line: number
}

interface Open {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
  readonly line: number
}

/** Bounds of a record. A description of 5,000 characters in eight languages fits many times. */
export const xmlLimits = { depth: 32, characters: 4_000_000, children: 10_000 } as const

/** An element that stands before the records: its start, with its attributes. */
export interface XmlStart {
  readonly start: string
  readonly attributes: Readonly<Record<string, string>>
}

/**
 * Yields the start of each element outside records, and each record whole. Fails with `FeedUnreadable` on a document
 * type, an entity that XML does not have, what is not well-formed, or a record beyond the bounds.
 */
export async function* readXml(
  text: AsyncIterable<string>,
  isRecord: (name: string) => boolean,
): AsyncGenerator<XmlElement | XmlStart> {
  const parser = new SaxesParser({ xmlns: false })
  let found: (XmlElement | XmlStart)[] = []
  const open: Open[] = []
  let depth = 0
  let characters = 0
  const fail = (code: FeedProblemName): never => {
    throw new FeedUnreadable(code, parser.line)
  }
  parser.on('doctype', () => fail('doctype'))
  let closedAt = -1
  parser.on('error', () => {
    // The parser closes what a wrong end tag leaves open, and only then says that it is wrong: it was not whole.
    if (closedAt === parser.position) found.pop()
    fail('notWellFormed')
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth++
    if (depth > xmlLimits.depth) fail('tooDeep')
    const parent = open.at(-1)
    if (parent === undefined && !isRecord(name)) {
      found.push({ start: name, attributes })
      return
    }
    if (parent === undefined) characters = 0
    else if (parent.children.length >= xmlLimits.children) fail('tooLong')
    open.push({ name, attributes, children: [], text: '', line: parser.line })
  })
  const add = (part: string) => {
    const element = open.at(-1)
    if (element === undefined) return
    characters += part.length
    if (characters > xmlLimits.characters) fail('tooLong')
    element.text += part
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    depth--
    const element = open.pop()
    if (element === undefined) return
    const closed = { ...element, text: element.text.trim() }
    const parent = open.at(-1)
    if (parent === undefined) {
      found.push(closed)
      closedAt = parser.position
    } else parent.children.push(closed)
  })
  /** What was found before it failed is given out first. */
  function* after(step: () => void) {
    let failure: unknown
    try {
      step()
    } catch (error) {
      failure = error
    }
    yield* found
    found = []
    if (failure !== undefined) throw failure
  }
  for await (const part of text) yield* after(() => parser.write(part))
  yield* after(() => parser.close())
}

/** The first element on a path of names. */
export const elementAt = (element: XmlElement, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>(
    (inner, name) => inner?.children.find((child) => child.name === name),
    element,
  )

/** The text on a path of names; empty where there is none. */
export const textAt = (element: XmlElement, ...path: readonly string[]): string =>
  elementAt(element, ...path)?.text ?? ''
