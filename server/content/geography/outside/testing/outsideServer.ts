/** A service on loopback that answers as a test wants it to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface OutsideServer {
  readonly url: (path: string) => URL
  /** The addresses that were asked for, in their order. */
  readonly asked: string[]
  answer: Answer
  readonly close: () => Promise<void>
}

export async function openOutsideServer(): Promise<OutsideServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    opened.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const opened: OutsideServer = {
    url: (path) => new URL(path, `http://127.0.0.1:${port}`),
    asked,
    answer: (_request, response) => response.writeHead(404).end(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return opened
}

/** Answers with JSON. */
export const json =
  (value: unknown): Answer =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
