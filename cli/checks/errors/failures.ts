import type { FailureBinding } from '#cli/checks/errors/bindings.ts'
import type { FailureFact } from '#cli/checks/errors/check.ts'
import {
  argumentsOf,
  callsOf,
  keyOf,
  propertiesOf,
  readSource,
  textOf,
  textsIn,
  writtenText,
} from '#cli/checks/syntaxParts.ts'
import { partOf, type Source, type SyntaxNode } from '#cli/syntax.ts'

/** A view's handling of a failure: its fallbacks, its events, its tone. */
export function readFailure(failure: string, at: FailureBinding): FailureFact {
  const source = readSource(at.file)
  return {
    failure,
    fallbacks: [...distinct([...inSentences(source), ...inForms(source)])].map(({ key, call }) => ({
      key,
      at: { file: at.file, line: source.lineOf(call) },
    })),
    events: callsOf(source, 'emit').flatMap((call) => textOf(argumentsOf(call)[0]) ?? []),
    tone: callsOf(source, 'tell').flatMap((call) =>
      argumentsOf(call).flatMap((one) => textsIn(one)['tone'] ?? []),
    )[0],
    at,
  }
}

interface Fallback {
  readonly key: string | undefined
  readonly call: SyntaxNode
}

/** A key that is given in several calls is one fallback, at the first of them. */
const distinct = (all: readonly Fallback[]): Iterable<Fallback> =>
  new Map(all.toReversed().map((fallback) => [fallback.key, fallback])).values()

/** `refusalOf(error, { …, fallback })` */
const inForms = (source: Source): readonly Fallback[] =>
  callsOf(source, 'refusalOf').map((call) => {
    const options = argumentsOf(call)[1]
    const option = options && propertiesOf(options).find((property) => keyOf(property) === 'fallback')
    // Written short, the option is the name of a constant.
    return { key: writtenText(source, option && (partOf(option, 'value') ?? option)), call }
  })

/** `failureText(error, t, fallback)` */
const inSentences = (source: Source): readonly Fallback[] =>
  callsOf(source, 'failureText').map((call) => ({ key: writtenText(source, argumentsOf(call)[2]), call }))
