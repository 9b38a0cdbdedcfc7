import { aliasReader, shadowReader } from '#cli/tokens/roleValues.ts'
import type { Step, TokenSet } from '#cli/tokens/TokenSet.ts'
import { color, Complaint, isRecord, type Notation } from '#cli/tokens/values.ts'
import { mapValues, notationOf } from '#cli/tokens/writeDocument.ts'

/** What is wrong with a file, and where: `/palette/aegean/700/$value/components/1`. */
export interface DocumentProblem {
  readonly pointer: string
  readonly message: string
}

/** A place in the file, with the type that the groups around it have declared. */
interface Place {
  readonly value: unknown
  readonly path: readonly (string | number)[]
  readonly type: unknown
}

/** Reads a place; what is wrong is reported, and the answer then means nothing. */
type Read<Result> = (place: Place, report: (problem: DocumentProblem) => void) => Result

/**
 * Reads a file in the Design Tokens Community Group's format. It must have exactly the code's tokens, which
 * the code uses by name; it may have only some of the themes. The tokens are valid if there is no problem.
 */
export function readDocument(
  document: unknown,
  present: TokenSet,
): { readonly tokens: TokenSet; readonly problems: readonly DocumentProblem[] } {
  const problems: DocumentProblem[] = []
  const tokens = readerFor(present)({ value: document, path: [], type: undefined }, (problem) =>
    problems.push(problem),
  )
  return { tokens, problems }
}

/** The schema of a file of these tokens. */
function readerFor({ palette, scale, theme }: TokenSet): Read<TokenSet> {
  const alias = aliasReader(palette)
  return group<TokenSet>({
    palette: group(mapValues(palette, (steps) => group(mapValues(steps, () => token('color', color.read))))),
    scale: group(
      mapValues(scale, (steps, name) =>
        group(mapValues(steps, (step) => stepReader(step, notationOf(name)))),
      ),
    ),
    theme: group(
      mapValues(theme, ({ color: colors, shadow }) =>
        group({
          color: group(mapValues(colors, () => token('color', alias))),
          shadow: group(mapValues(shadow, () => token('shadow', shadowReader(alias)))),
        }),
      ),
      'some',
    ),
  })
}

/** A step that grows with the viewport is a group of its two ends. */
function stepReader(step: Step, { type, read }: Notation): Read<Step> {
  const one = token(type, read)
  return typeof step === 'object' ? group({ least: one, most: one }) : one
}

/** What the format gives groups and tokens besides their values. */
const remarks = new Set(['$schema', '$type', '$description', '$extensions', '$deprecated'])

/** A group that holds all of these (or some), and nothing else. */
const group =
  <Result extends object>(
    members: { readonly [Name in keyof Result]: Read<Result[Name]> },
    demand: 'all' | 'some' = 'all',
  ): Read<Result> =>
  ({ value, path, type }, report) => {
    const within = isRecord(value) ? value : {}
    const tell = (name: string, message: string) => report({ pointer: pointerTo([...path, name]), message })
    if (!isRecord(value) || '$value' in within)
      report({ pointer: pointerTo(path), message: 'it must be a group' })
    for (const name of Object.keys(within)) {
      if (!Object.hasOwn(members, name) && !remarks.has(name)) tell(name, unknownName(name))
    }
    const names = Object.keys(members) as (keyof Result & string)[]
    const present = names.filter((name) => Object.hasOwn(within, name))
    if (demand === 'all') for (const name of names) if (!present.includes(name)) tell(name, 'it is missing')
    return Object.fromEntries(
      present.map((name) => {
        const place = { value: within[name], path: [...path, name], type: within['$type'] ?? type }
        return [name, members[name](place, report)]
      }),
    ) as Result
  }

const unknownName = (name: string): string =>
  name.startsWith('$') ? 'it is not read here' : 'the code has no token or group of that name'

/** A token of a type, with the reader of its value. */
const token =
  <Value>(expected: string, read: (value: unknown) => Value | Complaint): Read<Value> =>
  ({ value, path, type }, report) => {
    const tell = (message: string, ...within: readonly (string | number)[]) =>
      report({ pointer: pointerTo([...path, ...within]), message })
    const found = isRecord(value) ? value : {}
    const own = found['$type'] ?? type
    if (own !== undefined && own !== expected)
      tell(`the type is ${own as string}; it should be ${expected}`, '$type')
    if (own === undefined) tell(`it has no $type; it should be ${expected}`)
    for (const name of Object.keys(found)) {
      if (!remarks.has(name) && name !== '$value' && name !== '$ref') tell(unknownName(name), name)
    }
    // An alias may also be written as a reference to the token itself.
    const held = '$value' in found ? '$value' : '$ref' in found ? '$ref' : undefined
    const result =
      held === undefined ? new Complaint('it has no $value') : read(held === '$ref' ? found : found[held])
    if (!(result instanceof Complaint)) return result
    tell(result.message, ...(held === undefined ? [] : [held, ...result.within]))
    return undefined as Value
  }

/** RFC 6901. */
const pointerTo = (path: readonly (string | number)[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
