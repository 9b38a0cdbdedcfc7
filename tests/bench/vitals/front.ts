/**
 * What stands before a portal where it is served to people (`deploy/Caddyfile`): it ends TLS and speaks HTTP/2. Both the
 * portal and its peer are measured behind it.
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as ask } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Front {
  readonly stop: () => Promise<void>
}

/** Why no front can be made; undefined if it can. */
export function opensslMissing(): string | undefined {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'openssl, which makes the certificate of the front, is not installed'
  }
}

/** A certificate of this run, which no browser trusts unasked. */
function makeCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'estia-front-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', [...made, '-subj', '/CN=127.0.0.1', '-days', '2', '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return pair
}

/** Headers of one connection; HTTP/2 has none such. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'http2-settings'])

const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  )

/** Serves what is at `upstream` as `https://127.0.0.1:port`. */
export async function standBefore(upstream: string, port: number): Promise<Front> {
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: true }, (request, response) =>
    passOn({ upstream, agent }, request, response),
  )
  const sessions = new Set<{ readonly destroy: () => void }>()
  server.on('session', (session) => sessions.add(session))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    stop: async () => {
      for (const session of sessions) session.destroy()
      agent.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function passOn(
  to: { readonly upstream: string; readonly agent: Agent },
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): void {
  const { method, headers } = request
  const asked = ask(new URL(request.url, to.upstream), {
    method,
    agent: to.agent,
    headers: {
      ...passedOn(headers),
      host: request.authority ?? headers.host ?? '',
      'x-forwarded-for': request.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    },
  })
  asked.on('information', ({ statusCode, headers: early }) => {
    if (statusCode === 103 && early['link']) response.writeEarlyHints({ link: early['link'] as string })
  })
  asked.on('response', (reply: IncomingMessage) => {
    response.writeHead(reply.statusCode ?? 502, passedOn(reply.headers))
    reply.pipe(response)
  })
  asked.on('error', () => response.destroy())
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}
