/**
 * A payment service on loopback, for tests and for the demonstration. It speaks as far as the portal asks, takes no money,
 * and signs its messages as the real one does.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sign } from '#server/platform/payments/signature.ts'
import { type CheckoutSession, makeCheckouts, messageOf } from './checkouts.ts'
import { payPage } from './payPage.ts'

export interface PaymentServiceOptions {
  readonly key: string
  readonly webhookSecret: string
  /** Takes a message and its signature: the portal's address for them, or a test. Fails silently, as a lost message. */
  readonly tell: (body: string, signature: string) => Promise<unknown>
}

/** More than the portal sends, characters. */
const LONGEST = 20_000

async function formIn(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) {
    body += String(chunk)
    if (body.length > LONGEST) throw new Error('too long')
  }
  return new URLSearchParams(body)
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function lead(response: ServerResponse, location: string): void {
  response.writeHead(303, { location })
  response.end()
}

export async function startPaymentService({ key, webhookSecret, tell }: PaymentServiceOptions) {
  const checkouts = makeCheckouts(() => url)
  const say = async (type: string, object: object, id?: string) => {
    const body = messageOf(type, object, id)
    // The real service repeats what was not taken; tests send again themselves.
    await tell(body, sign(webhookSecret, body, Date.now())).catch(() => undefined)
  }

  const answerCall = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (request.headers.authorization !== `Bearer ${key}`) return json(response, 401, {})
    const sent = request.headers['idempotency-key']
    const keyOnce = typeof sent === 'string' ? sent : undefined
    const known = checkouts.sessions.get(path.split('/')[4] ?? '')
    if (request.method === 'GET' && known) return json(response, 200, known)
    if (path === '/v1/checkout/sessions')
      return json(response, 200, checkouts.open(await formIn(request), keyOnce))
    if (path === '/v1/refunds') return json(response, 200, checkouts.refund(await formIn(request), keyOnce))
    return json(response, 404, {})
  }

  const decide = async (session: CheckoutSession, outcome: string | null, response: ServerResponse) => {
    if (outcome === 'pay') {
      checkouts.pay(session)
      await say('checkout.session.completed', session)
      return lead(response, session.success_url)
    }
    if (outcome === 'decline') await say('checkout.session.async_payment_failed', session)
    return lead(response, session.cancel_url)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://payments.invalid')
    if (pathname.startsWith('/v1/')) return answerCall(request, response, pathname)
    const session = checkouts.sessions.get(pathname.replace('/pay/', ''))
    if (session === undefined) return json(response, 404, {})
    if (request.method === 'POST') return decide(session, (await formIn(request)).get('outcome'), response)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(payPage(session))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => json(response, 400, {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    ...checkouts,
    /** Sends a message that a test makes up. */
    say,
    close: async (): Promise<void> => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
