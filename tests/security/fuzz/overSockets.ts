/** Sends probes to a portal that runs, over connections that are kept. */
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { Probe, ProbeAnswer } from './Probe.ts'

/** ms; who waits longer counts as never answered. */
const PATIENCE = 10_000

/** Characters of an address, beyond which the connection is cut: the answer (431) may not arrive before that. */
const LONGEST = 14_000

const none = (took: number, text: string, status: number): ProbeAnswer => ({ status, type: '', text, took })

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

/** What was cut off stays as it is. */
function textOf(bytes: Buffer, coding = ''): string {
  try {
    return (bytes.length === 0 ? bytes : (decoders[coding]?.(bytes) ?? bytes)).toString()
  } catch {
    return bytes.toString('latin1')
  }
}

/** A way to send probes to an origin, so many at once; `headersOf` says what the browser adds. */
export function overSockets(
  origin: string,
  headersOf: (probe: Probe) => Readonly<Record<string, string>>,
  maxSockets = 16,
) {
  const agent = new Agent({ keepAlive: true, maxSockets })
  const send = (probe: Probe): Promise<ProbeAnswer> =>
    new Promise((resolve) => {
      const begun = performance.now()
      const took = () => performance.now() - begun
      const { method, path, headers, body } = probe
      const sent = request(
        origin + path,
        { agent, method, path, headers: { ...headersOf(probe), ...headers }, timeout: PATIENCE },
        (reply) => {
          const parts: Buffer[] = []
          reply.on('data', (part: Buffer) => void parts.push(part))
          reply.once('close', () =>
            resolve({
              status: reply.statusCode ?? 0,
              type: reply.headers['content-type'] ?? '',
              text: textOf(Buffer.concat(parts), reply.headers['content-encoding']),
              took: took(),
            }),
          )
        },
      )
      sent.once('timeout', () => sent.destroy(new Error('nothing came')))
      sent.once('error', (error) => resolve(none(took(), error.message, path.length > LONGEST ? 431 : 0)))
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

/** Sends bytes as they are, and nothing after them; gives the first status that came back, 400 where none did. */
export const sendBytes = (port: number, bytes: Buffer): Promise<ProbeAnswer> =>
  new Promise((resolve) => {
    const begun = performance.now()
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    const timer = setTimeout(() => socket.destroy(), PATIENCE)
    socket.on('data', (part) => void parts.push(part))
    socket.once('error', () => undefined)
    socket.once('close', () => {
      clearTimeout(timer)
      const text = Buffer.concat(parts).toString('latin1')
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 400)
      resolve({ status, type: '', text, took: performance.now() - begun })
    })
  })
