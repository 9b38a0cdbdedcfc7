/** What the app's transport does with an answer that is none, read in its sources. */
import type { DoneFact, ErrorsFacts } from '#cli/checks/errors/check.ts'
import { argumentsOf, chainOf, keyOf, propertiesOf, readSource, textOf } from '#cli/checks/syntaxParts.ts'
import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/** That the text of an error's body is parsed, its `data` taken, and of that the `message`. */
export function readBody(): DoneFact {
  const file = 'app/transport/errorBody.ts'
  const { nodes } = readSource(file)
  const isParsed = nodes.some((node) => chainOf(partOf(node, 'callee')) === 'JSON.parse')
  const patterns = nodes.filter(({ type }) => type === 'VariableDeclarator').map(takenIn)
  const isTaken =
    patterns.some(({ names }) => names.includes('data')) &&
    patterns.some(({ names, of }) => of === 'data' && names.includes('message'))
  return { isDone: isParsed && isTaken, at: { file, name: 'errorBodyOf' } }
}

/** `const { message } = objectOf(data)`: the names that are taken, and of what. */
function takenIn(declarator: SyntaxNode) {
  const [pattern, init] = [partOf(declarator, 'id'), partOf(declarator, 'init')]
  const names = pattern?.type === 'ObjectPattern' ? propertiesOf(pattern).map(keyOf) : []
  return { names, of: init?.type === 'CallExpression' ? wordOf(argumentsOf(init)[0]) : undefined }
}

/** `error.data.message ?? t(fallback)`: the server's sentence, else ours. */
export function readServerFirst(): DoneFact {
  const file = 'app/shared/account/failureText.ts'
  const source = readSource(file)
  const choice = source.nodes.find(
    (node) =>
      node['operator'] === '??' &&
      chainOf(partOf(node, 'left'))?.endsWith('.data.message') &&
      wordOf(partOf(partOf(node, 'right') ?? node, 'callee')) === 't',
  )
  return { isDone: choice !== undefined, at: { file, name: 'failureText' } }
}

/** The errors that are declared, and what each is made for. */
export function readTransport(): ErrorsFacts['transport'] {
  const declared = readSource('app/transport/errors.ts')
  const request = readSource('app/transport/request.ts')
  const made: Readonly<Record<string, boolean>> = {
    StatusError: makes(request, 'StatusError') && refusesOthersThan2xx(request),
    ConnectionError: makes(request, 'ConnectionError'),
    AbortError: makes(request, 'AbortError') && knowsAborts(request),
  }
  return new Map(
    Object.entries(made).map(([name, isDone]) => [
      name,
      {
        declared: { isDone: tagsIn(declared).includes(name), at: { file: declared.file, name } },
        made: { isDone, at: { file: request.file, name: placeOf[name] ?? 'request' } },
      },
    ]),
  )
}

/** The declaration in which each is decided. */
const placeOf: Readonly<Record<string, string>> = {
  StatusError: 'ask',
  ConnectionError: 'transportErrorOf',
  AbortError: 'transportErrorOf',
}

/** `readonly _tag = 'StatusError'` */
const tagsIn = ({ nodes }: Source): readonly string[] =>
  nodes
    .filter((node) => node.type === 'ClassProperty' && keyOf(node) === '_tag')
    .flatMap((property) => textOf(partOf(property, 'value')) ?? [])

const makes = ({ nodes }: Source, error: string): boolean =>
  nodes.some((node) => node.type === 'NewExpression' && wordOf(partOf(node, 'callee')) === error)

/** `if (!response.ok) throw …` */
const refusesOthersThan2xx = ({ nodes }: Source): boolean =>
  nodes.some((node) => {
    const condition = node.type === 'IfStatement' ? partOf(node, 'test') : undefined
    return (
      condition?.['operator'] === '!' &&
      chainOf(partOf(condition, 'argument'))?.endsWith('.ok') === true &&
      throws(partOf(node, 'consequent'))
    )
  })

const throws = (node: SyntaxNode | undefined): boolean => node?.type === 'ThrowStatement'

/** `cause.name === 'AbortError'`, the name that browsers give it. */
const knowsAborts = ({ nodes }: Source): boolean =>
  nodes.some(
    (node) =>
      node['operator'] === '===' &&
      chainOf(partOf(node, 'left'))?.endsWith('.name') === true &&
      textOf(partOf(node, 'right')) === 'AbortError',
  )
