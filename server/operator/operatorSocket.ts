/**
 * How the command line reaches a portal on an embedded database, which only its own process can read: by a socket in
 * the data folder, for the user who may read and write the database's files.
 */
import { Effect, Schema, Semaphore, type Scope } from 'effect'
import { chmodSync, existsSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type OperatorCall, operatorCalls, type OperatorNeeds } from './operatorCalls.ts'

const socketOf = (dataFolder: string): string => join(dataFolder, 'estia.sock')

/** Maximum length of a socket's path on current systems, bytes. */
const LONGEST_SOCKET = 103

/** The portal ended before it had answered. */
export class PortalWentAway extends Schema.TaggedError<PortalWentAway>()('PortalWentAway', {
  call: Schema.String,
}) {
  override get message(): string {
    return `the portal ended, or failed, before it had answered '${this.call}': its log may say why`
  }
}

const answers: ReadonlyMap<string, OperatorCall<never, unknown, unknown>['overText']> = new Map(
  Object.values(operatorCalls).map(({ name, overText }) => [`/${name}`, overText]),
)

/** Answers the operator until the scope closes; what is then under way is given up. */
export const answerOperator = (dataFolder: string): Effect.Effect<void, never, Scope.Scope | OperatorNeeds> =>
  Effect.gen(function* () {
    const path = socketOf(dataFolder)
    if (Buffer.byteLength(path) > LONGEST_SOCKET) {
      return yield* Effect.logWarning(
        'The path of the data folder is too long for a socket: stop the portal to ask it anything',
      )
    }
    const run = Effect.runPromiseWith(yield* Effect.context<OperatorNeeds>())
    const log = (defect: unknown) => void run(Effect.logError('The operator could not be answered', defect))
    const stopped = new AbortController()
    // One at a time: a second snapshot would only wait for the first one's transaction.
    const turns = yield* Semaphore.make(1)
    const answer = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
      const answered = answers.get(asked.url ?? '')
      const text = await bodyOf(asked)
      if (answered === undefined) return void response.writeHead(404).end()
      const gone = new AbortController()
      response.once('close', () => gone.abort())
      const signal = AbortSignal.any([gone.signal, stopped.signal])
      response.end(await run(turns.withPermit(answered(text)), { signal }))
    }
    yield* Effect.acquireRelease(
      Effect.callback<ReturnType<typeof createServer>>((resume) => {
        // This process holds the folder's lock: an existing socket is left by a process that ended.
        rmSync(path, { force: true })
        const server = createServer((asked, response) => {
          answer(asked, response).catch((defect: unknown) => {
            response.destroy()
            if (!stopped.signal.aborted) log(defect)
          })
        })
        server.listen(path, () => {
          chmodSync(path, 0o600)
          resume(Effect.succeed(server))
        })
      }),
      (server) =>
        Effect.callback<void>((resume) => {
          stopped.abort()
          server.close(() => resume(Effect.void))
        }),
    )
  })

/** Calls a running portal. Undefined if none answers. */
export const askPortal = <Asked, Answer extends object, Problem extends { readonly _tag: string }>(
  dataFolder: string,
  call: OperatorCall<Asked, Answer, Problem>,
  asked: Asked,
): Effect.Effect<Answer | undefined, Problem | PortalWentAway> =>
  Effect.gen(function* () {
    const path = socketOf(dataFolder)
    if (!existsSync(path)) return undefined
    const text = yield* Effect.tryPromise({
      try: () => ask(path, call.name, call.write(asked)),
      catch: () => new PortalWentAway({ call: call.name }),
    })
    if (text === undefined) return undefined
    const reply = call.read(text)
    return isProblem(reply) ? yield* Effect.fail(reply) : reply
  })

const isProblem = <Answer extends object, Problem extends { readonly _tag: string }>(
  reply: Answer | Problem,
): reply is Problem => '_tag' in reply

function ask(path: string, name: string, text: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { socketPath: path, method: 'POST', path: `/${name}`, agent: false },
      (response) => {
        bodyOf(response).then(resolve, reject)
      },
    )
    asking.once('error', (error: NodeJS.ErrnoException) =>
      // The portal that made the socket was killed.
      error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? resolve(undefined) : reject(error),
    )
    asking.end(text)
  })
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
