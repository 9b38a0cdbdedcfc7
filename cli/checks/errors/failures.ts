import type { FailureBinding } from '#cli/checks/errors/bindings.ts'
import type { FailureFact } from '#cli/checks/errors/check.ts'
import { keysAsTexts } from '#cli/checks/errors/transport.ts'
import { argumentsOf, callsOf, readSource, textOf, textsIn } from '#cli/checks/syntaxParts.ts'
import { listenToAll } from '#app/shared/events/eventBus.ts'
import { screenRefusal, screens } from '#app/shared/failures/screens.ts'
import { StatusError } from '#app/transport/errors.ts'
import { partOf, type SyntaxNode } from '#cli/syntax.ts'

/** What a view makes of a failure: what it says of a refusal without a sentence, its events, its tone. */
export function readFailure(failure: string, at: FailureBinding): FailureFact {
  const source = readSource(at.file)
  const [snackbar] = callsOf(source, 'tellFailure')
  if (snackbar) return { failure, ...inSnackbar(), events: [], at }
  const ends = callsOf(source, 'screenRefusal').map((call) => ({
    ...tried(textOf(argumentsOf(call)[0]) ?? ''),
    at: { file: at.file, line: source.lineOf(call) },
  }))
  return {
    failure,
    fallbacks: ends.map(({ key, at: place }) => ({ key, at: place })),
    events: ends.flatMap(({ events }) => events),
    tone: undefined,
    at,
  }
}

const isScreen = (name: string): name is keyof typeof screens => name in screens

/** What a screen says and reports of a refusal without a sentence. */
function tried(screen: string): { readonly key: string | undefined; readonly events: readonly string[] } {
  if (!isScreen(screen)) return { key: undefined, events: [] }
  const events: string[] = []
  const leave = listenToAll((event) => void events.push(event))
  const { message } = screenRefusal(
    screen,
    new StatusError<never>({ status: 400, data: {} }),
    keysAsTexts,
    [],
  )
  leave()
  return { key: message, events }
}

/** A snackbar needs a page: its key and its tone are read in the source. */
function inSnackbar(): Pick<FailureFact, 'fallbacks' | 'tone'> {
  const source = readSource('app/shared/failures/tellFailure.ts')
  const defaults = source.nodes.flatMap((node): readonly SyntaxNode[] =>
    node.type === 'AssignmentPattern' ? [node] : [],
  )
  return {
    fallbacks: defaults.map((node) => ({
      key: textOf(partOf(node, 'right')),
      at: { file: source.file, line: source.lineOf(node) },
    })),
    tone: callsOf(source, 'tell').flatMap((call) =>
      argumentsOf(call).flatMap((one) => textsIn(one)['tone'] ?? []),
    )[0],
  }
}
