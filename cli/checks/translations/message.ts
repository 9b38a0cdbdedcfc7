import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** A choice inside a message: by number, or by a word. */
export interface Choice {
  readonly kind: 'plural' | 'ordinal' | 'select'
  /** The value that chooses. */
  readonly value: string
  readonly options: readonly string[]
  /** Options without words: the formatter takes an empty one for missing. */
  readonly empty: readonly string[]
}

/** A parsed message. */
export interface Message {
  /** Its placeholders. */
  readonly values: ReadonlySet<string>
  readonly choices: readonly Choice[]
  /** What is written rather than filled in, piece by piece. */
  readonly written: readonly string[]
  /** Every way it can read, with `…` for what is filled in. */
  readonly readings: readonly string[]
}

/** Parses a message. Throws a SyntaxError, with the reason, for an invalid ICU message. */
export function readMessage(text: string): Message {
  const elements = parse(text)
  const all = [...within(elements)]
  return {
    values: new Set(all.flatMap((element) => ('value' in element && isValue(element) ? element.value : []))),
    choices: all.flatMap(choiceOf),
    written: all.flatMap((element) => (element.type === TYPE.literal ? element.value : [])),
    readings: readingsOf(elements),
  }
}

/** Every element, those of the branches too. */
function* within(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element
    for (const branch of branchesOf(element)) yield* within(branch)
  }
}

function branchesOf(element: MessageFormatElement): readonly (readonly MessageFormatElement[])[] {
  if (element.type === TYPE.tag) return [element.children]
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).map(({ value }) => value)
  return []
}

const isValue = ({ type }: MessageFormatElement): boolean => type !== TYPE.literal && type !== TYPE.tag

function choiceOf(element: MessageFormatElement): readonly Choice[] {
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
  const options = Object.keys(element.options)
  const empty = options.filter((option) => element.options[option]?.value.length === 0)
  if (element.type === TYPE.select) return [{ kind: 'select', value: element.value, options, empty }]
  const kind = element.pluralType === 'ordinal' ? 'ordinal' : 'plural'
  return [{ kind, value: element.value, options, empty }]
}

/** A message with several choices reads in as many ways as they have branches, each beside the first of the others. */
function readingsOf(elements: readonly MessageFormatElement[]): readonly string[] {
  const parts = elements.map((element): readonly string[] => {
    if (element.type === TYPE.literal) return [element.value]
    const branches = branchesOf(element).flatMap(readingsOf)
    return branches.length === 0 ? ['…'] : branches
  })
  const ways = Math.max(1, ...parts.map(({ length }) => length))
  return Array.from({ length: ways }, (_, way) => parts.map((part) => part[way] ?? part[0] ?? '').join(''))
}
