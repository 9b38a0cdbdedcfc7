/**
 * Answers what Node could not parse as a request, as Node does, except for a too long address: a user may have come
 * with it, from a link or a reload, and gets a page that says what to do.
 */
import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { lastResortHtml } from './lastResortPage.ts'

/** How long a refused client may still send data that is not read, ms: closed at once it would not see the answer. */
const LINGER = 2000

const statuses: Readonly<Record<string, string>> = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

interface Unread extends NodeJS.ErrnoException {
  /** The last bytes that came. */
  readonly rawPacket?: Buffer
}

/** Replaces a server's answers to invalid requests. */
export function refuseUnread(server: Server): Server {
  const refused = new WeakSet<Duplex>()
  return server.on('clientError', (error: Unread, socket) => {
    // What it still sends is no request either.
    if (refused.has(socket)) return
    refused.add(socket)
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    socket.end(answerTo(error))
    const cut = setTimeout(() => socket.destroy(), LINGER)
    socket.once('close', () => clearTimeout(cut)).once('error', () => socket.destroy())
  })
}

function answerTo({ code = '', rawPacket }: Unread): string {
  if (code !== 'HPE_HEADER_OVERFLOW')
    return `HTTP/1.1 ${statuses[code] ?? '400 Bad Request'}\r\nconnection: close\r\n\r\n`
  const page = lastResortHtml(addressIn(rawPacket), 431)
  return [
    'HTTP/1.1 431 Request Header Fields Too Large',
    'connection: close',
    'content-type: text/html; charset=utf-8',
    `content-length: ${Buffer.byteLength(page)}`,
    'cache-control: no-store',
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    '',
    page,
  ].join('\r\n')
}

/** The address of the first line, where these are a request's first bytes. */
const addressIn = (bytes: Buffer | undefined): string =>
  /^GET (\/[^/\s?][^\s?]{0,200})[?\s]/.exec(bytes?.toString('latin1', 0, 512) ?? '')?.[1] ?? '/'
