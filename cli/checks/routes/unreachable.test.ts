import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { askPortal } from '#cli/checks/routes/ask.ts'
import { languagePaths } from '#cli/checks/routes/facts.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function portOf(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return (server.address() as AddressInfo).port
}

const overHttp = async (listener: RequestListener) =>
  `http://127.0.0.1:${await portOf(createServer(listener))}`
const answering =
  (status: number, headers: Readonly<Record<string, string>> = {}, body = ''): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body)

/** Sockets that do not speak HTTP. */
const overSocket = async (greeting: string | undefined) =>
  `http://127.0.0.1:${await portOf(
    createSocketServer((socket) => {
      socket.on('error', () => undefined)
      if (greeting === undefined) socket.destroy()
      else socket.once('data', () => socket.end(greeting))
    }),
  )}`

async function freed(): Promise<string> {
  const server = createServer()
  const address = `http://127.0.0.1:${await portOf(server)}`
  await new Promise((closed) => server.close(closed))
  return address
}

const folder = mkdtempSync(join(tmpdir(), 'estia-certificate-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A self-signed certificate of `name`. */
function certificate() {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`)
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
const overTls = async () =>
  portOf(createSecureServer(certificate(), answering(200, { 'content-type': 'text/html' }, '<main>')))

const html = { 'content-type': 'text/html; charset=utf-8' }

const kinds: readonly {
  readonly kind: string
  readonly serve: () => Promise<string>
  readonly says: string
}[] = [
  {
    kind: 'nothing listens',
    serve: freed,
    says: 'nothing listens there; start the portal with "estia serve"',
  },
  {
    kind: 'no such name',
    serve: () => Promise.resolve('http://no-such-portal.invalid'),
    says: 'no machine of that name was found',
  },
  {
    kind: 'a certificate of nobody',
    serve: async () => `https://127.0.0.1:${await overTls()}`,
    says: 'its certificate is not trusted; name its authority in NODE_EXTRA_CA_CERTS',
  },
  {
    kind: 'https asked of a port without TLS',
    serve: async () => (await overHttp(answering(200))).replace('http:', 'https:'),
    says: 'it speaks no TLS; ask http://127.0.0.1:',
  },
  {
    kind: 'http asked of a port with TLS',
    serve: async () => `http://127.0.0.1:${await overTls()}`,
    says: 'if it speaks TLS, ask https://127.0.0.1:',
  },
  {
    kind: 'another protocol',
    serve: () => overSocket('220 mail.example ESMTP\r\n'),
    says: 'does not speak HTTP; look at the port',
  },
  { kind: 'a closed connection', serve: () => overSocket(undefined), says: 'closed without a whole answer' },
  {
    kind: 'an answer cut short',
    serve: () =>
      overSocket('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 999\r\n\r\n<html>'),
    says: 'closed without a whole answer',
  },
  {
    kind: 'no answer in time',
    serve: () => overHttp(() => undefined),
    says: 'nothing came within 1 s',
  },
  {
    kind: 'an answer that does not end',
    serve: () => overHttp((_, response) => void response.writeHead(200, html).write('<html>')),
    says: 'nothing came within 1 s',
  },
  {
    kind: 'a redirect to another origin',
    serve: () => overHttp(answering(301, { location: 'https://estia.example/' })),
    says: 'it leads on to https://estia.example; ask that address',
  },
  {
    kind: 'a closed door',
    serve: () => overHttp(answering(401, html, 'Who are you?')),
    says: 'answers 401 to those',
  },
  {
    kind: 'the error page of a proxy',
    serve: () => overHttp(answering(502, html, '<h1>502 Bad Gateway</h1>')),
    says: 'it answers 502, as what stands before a portal does',
  },
  {
    kind: 'busy for longer than is waited',
    serve: () => overHttp(answering(503, { ...html, 'retry-after': '120' })),
    says: 'it answers 503, as what stands before a portal does',
  },
  {
    kind: 'a web server without a home page',
    serve: () => overHttp(answering(404, html, 'not found')),
    says: 'its home page answers 404; another program listens there',
  },
  {
    kind: 'a service of JSON',
    serve: () => overHttp(answering(200, { 'content-type': 'application/json' }, '{}')),
    says: 'its home page is application/json and no HTML',
  },
]

test.each(kinds)('$kind: one line with the reason and the remedy', async ({ serve, says }) => {
  const questions = { ...languagePaths, routes: [], languages: ['el'], patienceMs: 1000 }
  const thrown: unknown = await askPortal(await serve(), questions).catch((error: unknown) => error)
  expect(thrown).toMatchObject({
    _tag: 'PortalUnreachable',
    message: expect.stringMatching(/^no portal answers at https?:\/\/[^\n]+$/),
  })
  expect((thrown as Error).message).toContain(says)
})
