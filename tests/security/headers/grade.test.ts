import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { sessionCookies } from '#server/identity/sessionCookies.ts'
import { newPreSession } from '#server/http/csrf.ts'
import { securityHeaders } from '#server/http/securityHeaders.ts'
import { startRequest } from '#server/http/requestContext.ts'
import { grade } from './grade.ts'

/** What the portal sends over https, with the cookies of a sign-in. */
async function ownReply() {
  const headers = securityHeaders({ secure: true, dev: false, tilesFrom: ['https://tiles.example'] })
  const server = createServer((request, response) => {
    startRequest(request, response, () => undefined)
    headers(request, response, () => undefined)
    const opened = { token: 'x', accountId: 'y', maxAge: 60 }
    response.setHeader('set-cookie', [...sessionCookies(opened, true), newPreSession(true).setCookie])
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  server.close()
  return new Headers(reply.headers)
}

const html = '<script src="/assets/a.js" type="module"></script>'

describe('the headers that every reply carries', () => {
  it('are graded A+', async () => {
    expect(grade({ headers: await ownReply(), html })).toEqual({ score: 135, failed: [] })
  })

  const changes: readonly [string, (headers: Headers) => void, number, readonly string[]][] = [
    ['no policy', (headers) => headers.delete('content-security-policy'), 75, ['content security policy']],
    [
      'inline scripts',
      (headers) => headers.set('content-security-policy', "default-src 'none'; script-src 'unsafe-inline'"),
      80,
      ['content security policy'],
    ],
    [
      'any object',
      (headers) => headers.set('content-security-policy', "script-src 'self'; frame-ancestors 'none'"),
      80,
      ['content security policy'],
    ],
    [
      'no https kept',
      (headers) => headers.delete('strict-transport-security'),
      80,
      ['strict transport security'],
    ],
    [
      'https kept for a day',
      (headers) => headers.set('strict-transport-security', 'max-age=86400'),
      125,
      ['strict transport security'],
    ],
    ['types guessed', (headers) => headers.delete('x-content-type-options'), 130, ['content type options']],
    ['whole referrers', (headers) => headers.set('referrer-policy', 'unsafe-url'), 125, ['referrer policy']],
    [
      'shared with all',
      (headers) => headers.set('access-control-allow-origin', '*'),
      50,
      ['resource sharing'],
    ],
    [
      'a session that scripts read',
      (headers) => headers.set('set-cookie', 'estia_session=1; Secure; SameSite=Lax'),
      70,
      ['cookies'],
    ],
    [
      'a session over http',
      (headers) => headers.set('set-cookie', 'estia_session=1; HttpOnly'),
      60,
      ['cookies'],
    ],
    [
      'cookies for other sites',
      (headers) => headers.set('set-cookie', 'theme=1; Secure; SameSite=None'),
      80,
      ['cookies'],
    ],
  ]
  it.each(changes)('lose points with %s', async (_, change, score, failed) => {
    const headers = await ownReply()
    change(headers)
    expect(grade({ headers, html })).toEqual({ score, failed })
  })

  it('lose points where a script of another site is loaded', async () => {
    const foreign = '<script src="https://cdn.example/a.js"></script>'
    expect(grade({ headers: await ownReply(), html: foreign })).toEqual({ score: 130, failed: ['scripts'] })
  })
})
