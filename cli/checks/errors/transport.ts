/** What the app's transport makes of answers: it is run, against a line that is set up to fail. */
import type { DoneFact, ErrorsFacts } from '#cli/checks/errors/check.ts'
import type { ApiKey } from '#app/transport/apiKey.ts'
import { read, run } from '#app/transport/call.ts'
import { StatusError, type TransportError } from '#app/transport/errors.ts'
import { failureText } from '#app/shared/failures/failureText.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { keyOf, readSource, textOf } from '#cli/checks/syntaxParts.ts'
import { partOf, type Source } from '#cli/syntax.ts'

/** Each text is its key. */
export const keysAsTexts = ((key: string) => key) as unknown as Translate

/** The failure of a call while the line answers like this. */
async function failureOf(line: typeof fetch, signal?: AbortSignal): Promise<TransportError | undefined> {
  const { fetch: own } = globalThis
  globalThis.fetch = line
  try {
    return (await run(read('/' as ApiKey<unknown>), signal)).failure
  } finally {
    globalThis.fetch = own
  }
}

const answering =
  (status: number, body: object = {}): typeof fetch =>
  async () =>
    Response.json(body, { status })

/** An answer that is awaited until its signal is given up. */
const hanging: typeof fetch = (_, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(new TypeError('cut off')))
  })

const soon = () => AbortSignal.timeout(1)

/** By the specification's name: how calls end that are to have this error. */
const probes: Readonly<Record<string, readonly (() => Promise<TransportError | undefined>)[]>> = {
  StatusError: [300, 400, 404, 500, 503].map((status) => () => failureOf(answering(status))),
  ConnectionError: [
    () => failureOf(() => Promise.reject(new TypeError('no line'))),
    () => failureOf(async () => new Response('<html></html>')),
  ],
  AbortError: [
    () => failureOf(hanging, soon()),
    () => failureOf(() => Promise.reject(new DOMException('given up', 'AbortError'))),
  ],
}

/** The declaration in which each is decided. */
const placeOf: Readonly<Record<string, string>> = {
  StatusError: 'ask',
  ConnectionError: 'transportErrorOf',
  AbortError: 'transportErrorOf',
}

/** The errors that are declared, and whether a call ends in each where it should. */
export async function tryTransport(): Promise<ErrorsFacts['transport']> {
  const declared = readSource('app/transport/errors.ts')
  const facts = new Map<string, { readonly declared: DoneFact; readonly made: DoneFact }>()
  for (const [name, calls] of Object.entries(probes)) {
    const tags: (string | undefined)[] = []
    // One after another: they share the line.
    for (const call of calls) tags.push((await call())?._tag)
    facts.set(name, {
      declared: { isDone: tagsIn(declared).includes(name), at: { file: declared.file, name } },
      made: {
        isDone: tags.every((tag) => tag === name),
        at: { file: 'app/transport/ask.ts', name: placeOf[name] ?? 'ask' },
      },
    })
  }
  return facts
}

/** `readonly _tag = 'StatusError'` */
const tagsIn = ({ nodes }: Source): readonly string[] =>
  nodes
    .filter((node) => node.type === 'ClassProperty' && keyOf(node) === '_tag')
    .flatMap((property) => textOf(partOf(property, 'value')) ?? [])

const sentence = 'a sentence of the server'

/** That the `message` of an error's body reaches the failure. */
export async function tryBody(): Promise<DoneFact> {
  const failure = await failureOf(answering(400, { data: { message: sentence } }))
  return {
    isDone: failure?._tag === 'StatusError' && failure.data.message === sentence,
    at: { file: 'app/transport/errorBody.ts', name: 'errorBodyOf' },
  }
}

/** That the server's sentence is said where it sent one. */
export function tryServerFirst(): DoneFact {
  const refused = new StatusError<never>({ status: 400, data: { message: sentence } })
  return {
    isDone: failureText(refused, keysAsTexts, 'lbl_generic_error') === sentence,
    at: { file: 'app/shared/failures/failureText.ts', name: 'failureText' },
  }
}
