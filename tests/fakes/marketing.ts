/** A marketing service on loopback that keeps what it is told, as Braze's REST API takes it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeMarketing {
  readonly url: string
  readonly key: string
  /** What it took, in order. */
  readonly told: { readonly path: string; readonly body: unknown }[]
  /** Answers from now on with this status. */
  readonly answerWith: (status: number) => void
  readonly close: () => Promise<void>
}

export async function startMarketing(key = 'braze-key-of-a-test'): Promise<FakeMarketing> {
  const told: { readonly path: string; readonly body: unknown }[] = []
  let status = 201
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const isOurs = request.headers.authorization === `Bearer ${key}`
      if (isOurs && status < 300) {
        told.push({ path: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString()) })
      }
      response.writeHead(isOurs ? status : 401, status === 302 ? { location: 'http://127.0.0.1:9/' } : {})
      response.end('{"message":"success"}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    told,
    answerWith: (next) => void (status = next),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
