/** A web server of one file on loopback that answers ranges, as an operator's would. */
import type { Buffer } from 'node:buffer'
import { createServer } from 'node:http'

export interface RangeServer {
  readonly origin: string
  /** Ranges that were given. */
  readonly given: string[]
  readonly close: () => void
}

const range = /^bytes=(\d+)-(\d+)$/

/** Lets pages of every origin read it. */
export async function serveRanges(file: Buffer): Promise<RangeServer> {
  const given: string[] = []
  const server = createServer(({ method, headers }, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'range')
    const [, first, last] = range.exec(headers.range ?? '') ?? []
    if (method !== 'GET' || first === undefined) return void response.writeHead(204).end()
    const part = file.subarray(Number(first), Number(last) + 1)
    given.push(`${first}-${last}`)
    response.setHeader('content-range', `bytes ${first}-${Number(first) + part.length - 1}/${file.length}`)
    response.writeHead(206, { 'content-type': 'application/octet-stream' }).end(part)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('It listens on no port')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${address.port}`, given, close }
}
